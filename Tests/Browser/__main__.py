"""Looks at a built site in a real browser.

    python3 Tests/Browser [--english SITE] [--chinese SITE] [-k PATTERN]
    python3 Tests/Browser --english SITE --weights
    python3 Tests/Browser --english SITE --pictures FOLDER

Each test is a sentence that says what holds; those about a site that is not given are skipped. With --weights
it tests nothing, and prints what the pages weigh; with --pictures it takes pictures of them for somebody to
look at.
"""

import argparse
import os
import pathlib
import sys
import unittest

from case import LANGUAGES


class Sentences(unittest.TextTestResult):
    """Prints each test as the sentence that its name is."""

    def getDescription(self, test):
        if hasattr(test, "test_case"):
            return self.getDescription(test.test_case) + " " + test._subDescription()
        return test._testMethodName.removeprefix("test_").replace("_", " ")


def main():
    parser = argparse.ArgumentParser(prog="Tests/Browser", description=__doc__.splitlines()[0])
    for language in LANGUAGES:
        parser.add_argument(
            f"--{language}", metavar="SITE", help=f"the folder of a built site in {language.capitalize()}")
    parser.add_argument("-k", dest="patterns", action="append", help="only tests whose names contain this")
    parser.add_argument("--pictures", metavar="FOLDER", help="take pictures instead, and put them there")
    parser.add_argument("--weights", action="store_true", help="print what the pages weigh instead")
    given = parser.parse_args()
    folders = {language: getattr(given, language) for language in LANGUAGES if getattr(given, language)}
    if not folders:
        parser.error("give the folder of a site")
    first = next(iter(folders.values()))
    if given.pictures:
        import pictures
        return pictures.take(first, given.pictures)
    if given.weights:
        return print_weights(first)
    for language, folder in folders.items():
        os.environ[f"TRACEBOOK_{language.upper()}_SITE"] = folder

    loader = unittest.TestLoader()
    if given.patterns:
        loader.testNamePatterns = [f"*{pattern.replace(' ', '_')}*" for pattern in given.patterns]
    tests = loader.discover(str(pathlib.Path(__file__).parent))
    result = unittest.TextTestRunner(verbosity=2, resultclass=Sentences).run(tests)

    failed = len(result.failures) + len(result.errors)
    skipped = len(result.skipped)
    print(f"{max(0, result.testsRun - failed - skipped)} passed, {failed} failed, {skipped} skipped")
    sys.exit(0 if result.wasSuccessful() and result.testsRun else 1)


def print_weights(folder):
    import weights
    from chromium import Chromium
    from site_folder import Site
    site = Site(folder)
    with Chromium() as browser:
        for line in weights.table(site, browser):
            print(line)
    site.close()


main()
