/* The contents: the section that is being read is marked there, and in sight. */

function markSections() {
    const menu = document.getElementById("~contents");
    const links = all(".sections a", menu);
    const headings = links.map(link => document.getElementById(idIn(link.hash)));
    let current, isDue;

    function mark() {
        isDue = false;
        // A link in the contents scrolls its heading to here, below the bar.
        const top = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
        const isAtEnd = scrollY && innerHeight + scrollY >= root.scrollHeight - 2;
        const isAbove = heading => heading.getBoundingClientRect().top < top + 8;
        const link = isAtEnd ? links.at(-1) : links[headings.findLastIndex(isAbove)];
        if (link === current) return;
        current?.removeAttribute("aria-current");
        link?.setAttribute("aria-current", "location");
        current = link;
        if (link) bringIntoMenu(link);
    }

    function bringIntoMenu(link) {
        const [box, frame] = [link, menu].map(part => part.getBoundingClientRect());
        const foot = menu.querySelector(".colours")?.offsetHeight ?? 0;
        const isInSight = box.top >= frame.top && box.bottom <= frame.bottom - foot;
        if (!isInSight) menu.scrollTop += box.top - frame.top - frame.height / 3;
    }

    const page = menu.querySelector("[aria-current]");
    if (page) bringIntoMenu(page);
    if (!links.length || headings.includes(null)) return;
    mark();
    addEventListener("scroll", () => {
        if (!isDue) requestAnimationFrame(mark);
        isDue = true;
    }, {passive: true});
}
