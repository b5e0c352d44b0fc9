"""What is there when something long-lived has begun stays as long as the program: the garbage collector's concern."""

import gc


def settle() -> None:
    """Have the garbage collector go past everything that is there now.

    Otherwise it goes through some hundred thousand values now and then, for longer than many pictures of the stream.
    """
    gc.collect()
    gc.freeze()
