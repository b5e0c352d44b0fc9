"""The scenes of OBS as the window is handed them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

from simulator.controller.controller import Controller
from simulator.formats.obs_access import ObsAccess, ObsAccessFile, obs_access_file
from simulator.formats.overlay_scenes import OverlayScenes, scenes_file
from simulator.formats.saving import SaveError
from simulator.rules.messages import Message, message

if TYPE_CHECKING:
    from simulator.overlay.obs_scenes import ObsScenes

Told: TypeAlias = Callable[[Message], None]

# What the command says of the password speaks of its environment, which the window has no use for.
_IN_THE_WINDOW: Mapping[str, str] = MappingProxyType(
    {
        "overlay.obs.wrong-password": "overlay.obs.wrong-password.window",
        "overlay.obs.no-scenes": "overlay.obs.no-scenes.window",
    }
)


class WindowObs:
    """Switches scenes at moments of the window's table. `folder`: where they are kept; None: the system's place."""

    def __init__(
        self, controller: Controller, soon: Callable[[Callable[[], None]], None], folder: Path | None = None
    ) -> None:
        self._controller = controller
        self._soon = soon
        self._access = ObsAccessFile(obs_access_file() if folder is None else folder / "overlay-obs.json")
        self._kept = OverlayScenes(scenes_file() if folder is None else folder / "overlay-scenes.json")
        self._following: ObsScenes | None = None

    @property
    def is_on(self) -> bool:
        """Whether moments switch scenes now."""
        return self._following is not None

    @property
    def access(self) -> ObsAccess:
        """Where OBS listens, as it was told last."""
        return self._access.load()

    @property
    def scenes(self) -> Mapping[str, str]:
        """The scene of each moment, by the moment's word, as it was told last; "" for none."""
        from simulator.overlay.scene_moments import SceneMoment

        kept = self._kept.all()
        return {moment.value: kept.get(moment.value, "") for moment in SceneMoment}

    def begin(self, access: ObsAccess, scenes: Mapping[str, str], failed: Told, succeeded: Told) -> Message | None:
        """Begin with these, which are remembered; what is in the way where that cannot be."""
        try:
            from simulator.overlay.obs_client import ObsAccount
            from simulator.overlay.obs_scenes import ObsScenes
        except ModuleNotFoundError:
            return message("overlay.obs.extra-missing")
        from simulator.overlay.scene_moments import SceneMoment

        self.end()
        self._access.keep(access)
        try:
            kept = self._kept.keep(scenes)
        except SaveError as error:
            return error.message
        wanted = {moment: kept[moment.value] for moment in SceneMoment if moment.value in kept}
        if not wanted:
            return message(_IN_THE_WINDOW["overlay.obs.no-scenes"])
        account = ObsAccount(access.address, access.password)
        self._following = ObsScenes(
            self._controller, account, wanted, self._in_the_window(failed), self._in_the_window(succeeded)
        )
        self._following.start()
        return None

    def end(self) -> None:
        """Switch no more scenes."""
        following, self._following = self._following, None
        if following is not None:
            following.stop()

    def _in_the_window(self, tell: Told) -> Told:
        """What may be told from another thread: has it told in the window's, in the window's words."""

        def told(said: Message) -> None:
            words = replace(said, key=_IN_THE_WINDOW.get(said.key, said.key))
            self._soon(lambda: tell(words))

        return told
