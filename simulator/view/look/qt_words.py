"""Qt's own words (Cancel, Undo in a text field's menu) in the language that is being read."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject, QTranslator

from simulator.formats.language import Language


class QtWords(QObject):
    """Qt speaks English by itself; for other languages it brings a translation."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._translator = QTranslator(self)

    def speak(self, language: Language) -> None:
        """Have Qt speak this language from now on."""
        self._application.removeTranslator(self._translator)
        if language is Language.EN:
            return
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._translator.load(f"qtbase_{language.value}", folder):
            self._application.installTranslator(self._translator)
