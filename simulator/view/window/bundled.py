"""What comes with the program and is the same in every window: the texts, the fonts and the scenarios."""

from dataclasses import dataclass

from simulator.formats.catalogue import Catalogue
from simulator.formats.resources import resources
from simulator.view.look.style import Fonts
from simulator.view.panels.gallery import GalleryEntry
from simulator.view.panels.shelf import bundled_scenarios


@dataclass(frozen=True, slots=True)
class Bundled:
    """Read once; whoever opens several windows hands the same to each of them."""

    catalogue: Catalogue
    fonts: Fonts
    scenarios: tuple[GalleryEntry, ...]

    @classmethod
    def load(cls) -> "Bundled":
        """Read everything; needs a running application."""
        return cls(Catalogue.load(), Fonts.load(resources() / "fonts"), bundled_scenarios())
