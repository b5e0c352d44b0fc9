// Small helpers that touch the document only where something differs.

export function element(tag, className, ...children) {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

export function svgElement(tag, className) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  made.setAttribute("class", className);
  return made;
}

export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

export function setClass(node, name) {
  if (node.getAttribute("class") !== name) node.setAttribute("class", name);
}

export function setAttribute(node, name, value) {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

export function setHidden(node, hidden) {
  if (node.hidden !== hidden) node.hidden = hidden;
}

// How wide a text is, in its own font size: roughly, but enough to make it fit.
export function widthOf(text) {
  let width = 0;
  for (const letter of text) width += letter.codePointAt(0) >= 0x2e80 ? 1 : 0.56;
  return width;
}

// Have a rule of the style sheet know how wide a node's text is.
export function setWidth(node, text) {
  const width = widthOf(text).toFixed(2);
  if (node.width !== width) {
    node.width = width;
    node.style.setProperty("--letters", width);
  }
}

// Keeps one node for every key of a list: makes those that are new, takes away those that have gone.
export class Keyed {
  constructor(parent, make) {
    this.parent = parent;
    this.make = make;
    this.nodes = new Map();
  }

  show(items, update) {
    const keys = new Set(items.map(([key]) => key));
    for (const [key, node] of this.nodes) {
      if (!keys.has(key)) {
        node.remove();
        this.nodes.delete(key);
      }
    }
    for (const [key, item] of items) {
      if (!this.nodes.has(key)) {
        const node = this.make(item);
        this.nodes.set(key, node);
        this.parent.append(node);
      }
      update(this.nodes.get(key), item);
    }
  }
}
