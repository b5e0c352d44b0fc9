from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from simulator.formats.language import Language
from simulator.view.look.qt_words import QtWords


def test_qt_speaks_the_language_that_is_being_read(qapp: QApplication) -> None:
    words = QtWords(qapp)
    words.speak(Language.JA)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "キャンセル"
    words.speak(Language.EN)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
