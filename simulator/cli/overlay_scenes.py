"""The options of `overlay` that switch scenes of OBS. The password comes from the environment: others see arguments."""

import os
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from simulator.cli.console import Console
from simulator.cli.status import CommandError, ExitStatus
from simulator.rules.messages import message

if TYPE_CHECKING:
    from simulator.overlay.bridge import WatchedTable
    from simulator.overlay.obs_scenes import ObsScenes
    from simulator.overlay.scene_moments import SceneMoment

PASSWORD = "COMBAT_SIMULATOR_OBS_PASSWORD"
"""The environment variable that holds the password of OBS."""


@contextmanager
def scenes_followed(arguments: Namespace, table: "WatchedTable", console: Console) -> Iterator[None]:
    """Meanwhile OBS switches its scenes, where that is asked for.

    Raises `CommandError` for a scene that is not understood and where the extra is not installed, `SaveError` where
    the scenes cannot be remembered.
    """
    scenes = _obs_scenes(arguments, table, console)
    if scenes is None:
        yield
        return
    scenes.start()
    try:
        yield
    finally:
        scenes.stop()


def _obs_scenes(arguments: Namespace, table: "WatchedTable", console: Console) -> "ObsScenes | None":
    if arguments.obs is None:
        if arguments.obs_scene:
            raise CommandError(ExitStatus.WRONG_CALL, message("overlay.obs.address-missing"))
        return None
    try:
        from simulator.overlay.obs_client import ObsAccount
        from simulator.overlay.obs_scenes import ObsScenes
    except ModuleNotFoundError:
        raise CommandError(ExitStatus.WRONG_CALL, message("overlay.obs.extra-missing")) from None
    account = ObsAccount(arguments.obs, os.environ.get(PASSWORD, ""))
    return ObsScenes(table, account, _remembered(arguments.obs_scene), console.complain, console.complain)


def _remembered(given: Sequence[str]) -> "dict[SceneMoment, str]":
    """The scenes given now and those given before."""
    from simulator.formats.overlay_scenes import OverlayScenes, scenes_file
    from simulator.overlay.scene_moments import SceneMoment

    kept = OverlayScenes(scenes_file()).keep(dict(_moment_and_scene(text) for text in given))
    scenes = {moment: kept[moment.value] for moment in SceneMoment if moment.value in kept}
    if not scenes:
        raise CommandError(ExitStatus.WRONG_CALL, message("overlay.obs.no-scenes"))
    return scenes


def _moment_and_scene(text: str) -> tuple[str, str]:
    from simulator.overlay.scene_moments import SceneMoment

    moment, equals, scene = text.partition("=")
    if not equals or moment not in tuple(SceneMoment):
        raise CommandError(ExitStatus.WRONG_CALL, message("overlay.obs.scene-unclear", given=text))
    return moment, scene.strip()
