"""Offers the unsaved work of a window that is gone."""

from simulator.rules.messages import message
from simulator.view.look.texts import Texts
from simulator.view.panels.notice import Choice, NoticeContent, NoticeKind
from simulator.view.panels.notice_area import NoticeArea, Topic
from simulator.view.window.autosave import Autosave, LeftBehind
from simulator.view.window.file_actions import FileActions


def offer_recovery(autosave: Autosave, files: FileActions, area: NoticeArea, texts: Texts) -> None:
    """Ask what is to become of the newest work that was left behind, if there is any."""
    left = autosave.left_behind()
    if left is None:
        return

    def restore(found: LeftBehind) -> None:
        # Only when it is on the table, and kept anew from there, may the old copy go.
        if files.put(found.document, unsaved=True):
            autosave.keep()
            found.forget()

    choices = (
        Choice(message("window.recovery.restore"), lambda: restore(left), primary=True),
        Choice(message("window.recovery.discard"), left.forget),
    )
    title = texts.name(left.document.title) or texts.say("window.untitled")
    said = message("window.recovery.found", title=title)
    area.show_notice(Topic.RECOVERY, NoticeContent(NoticeKind.INFO, said, choices))
