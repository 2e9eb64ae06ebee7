"""Pictures of the pages, small and large, light and dark, for somebody to look at."""

import os

from chromium import Chromium
from site_folder import Site

SIZES = {"phone": (375, 740), "tablet": (1180, 820), "desktop": (1600, 1000)}

STEP = """
(() => {
    const player = document.querySelector("figure:has(.pictures) .player")
    for (let step = 0; step < 3; step += 1) player?.querySelector(".on").click()
    player?.closest("figure").scrollIntoView()
})()
"""

SEARCH = """
(() => {
    const search = document.querySelector(".search")
    search.showPopover()
    search.querySelector("input").value = "cancel"
    setTimeout(() => search.querySelector("input").dispatchEvent(new Event("input")), 300)
})()
"""


def take(folder, target):
    """Writes `page-size-theme.png` of each page; of the first chapter also with player and search."""
    os.makedirs(target, exist_ok=True)
    site = Site(folder)
    shots = [(page, "", "0") for page in site.pages]
    shots += [(site.chapters[0], "-player", STEP), (site.chapters[0], "-search", SEARCH)]
    with Chromium() as browser:
        for size, (width, height) in SIZES.items():
            for theme in ("light", "dark"):
                with browser.page(width=width, height=height, theme=theme) as tab:
                    for page, suffix, action in shots:
                        tab.open(site.url(page)).evaluate(action)
                        tab.evaluate("new Promise(done => setTimeout(done, 600))")
                        name = page.removesuffix(".html").replace("/", "-")
                        tab.screenshot(os.path.join(target, f"{name}{suffix}-{size}-{theme}.png"))
    site.close()
