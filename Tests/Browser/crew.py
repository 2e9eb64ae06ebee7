"""Several browsers at work on the same heap of pages: one for each core."""

import os
import queue
import threading

from chromium import Chromium


def work(things, look, patience=600):
    """Calls `look(browser, thing)` for each thing, those that come first first. Returns `{thing: answer}`;
    what `look` raised is raised when all are done."""
    waiting = queue.SimpleQueue()
    for thing in things:
        waiting.put(thing)
    answers, failures = {}, []

    def member():
        try:
            with Chromium(patience) as browser:
                while True:
                    thing = waiting.get_nowait()
                    answers[thing] = look(browser, thing)
        except queue.Empty:
            pass
        except Exception as failure:
            failures.append(failure)

    members = [threading.Thread(target=member) for _ in range(os.cpu_count() or 1)]
    for thread in members:
        thread.start()
    for thread in members:
        thread.join()
    if failures:
        raise failures[0]
    return answers
