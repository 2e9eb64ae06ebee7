/* Search: all words of the query must occur in a section, a scenario, a rule or a call, at any place. */

class Search {
    static mostShown = 100;
    static mostCallsOfAPage = 8;

    constructor(parts) {
        this.panel = parts.querySelector(".search");
        this.input = this.panel.querySelector("input");
        this.count = this.panel.querySelector(".count");
        this.list = this.panel.querySelector("ol");
        this.key = this.panel.querySelector("[type=checkbox]");
        const bar = document.querySelector("header.bar");
        this.offerKey(parts.querySelector("button"));
        bar.querySelector("[popovertarget='~contents']").before(parts.querySelector("button"));
        document.body.append(this.panel);
        this.panel.addEventListener("toggle", event => {
            if (event.newState === "open") this.open();
        });
        this.input.addEventListener("input", () => this.find());
        this.panel.addEventListener("keydown", event => this.press(event));
        this.list.addEventListener("click", event => this.choose(event));
        document.addEventListener("keydown", event => {
            const isTyping = event.target.closest?.("input:not([type=range]), textarea, [contenteditable]");
            const isOther = event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey;
            if (isOther || isTyping || !this.key.checked) return;
            event.preventDefault();
            this.panel.showPopover();
        });
    }

    /** A bare key is in the way of those who speak to their machine, so it can be switched off. */
    offerKey(button) {
        const show = () => { button.ariaKeyShortcuts = this.key.checked ? "/" : null; };
        this.key.checked = chosen("key") !== "off";
        this.key.addEventListener("change", () => {
            choose("key", this.key.checked ? "" : "off");
            show();
        });
        show();
    }

    open() {
        this.input.select();
        this.input.focus();
        if (this.isAsked) return;
        this.isAsked = true;
        window.tracebookIndex = pages => {
            this.pages = pages.map(([page, title, entries]) => ({
                page, title,
                entries: entries.map(([id, heading, text]) => (
                    {id, heading, text, title: fold(heading), key: fold(heading + "\n" + text)})),
            }));
            this.find();
        };
        const index = element("script");
        index.src = new URL("search-index.js", site);
        index.addEventListener("error", () => {
            this.isAsked = false;
            this.count.textContent = this.count.dataset.failed;
            index.remove();
        });
        document.head.append(index);
    }

    /** Enter leads to the best result; up and down go from one to the next; Escape closes. */
    press(event) {
        if (event.isComposing) return;
        // A field of search keeps the first Escape to itself, to empty itself.
        if (event.key === "Escape") this.panel.hidePopover();
        const links = all("a", this.list);
        if (event.key === "Enter" && event.target === this.input) links[0]?.click();
        const by = {ArrowDown: 1, ArrowUp: -1}[event.key];
        if (!by) return;
        const stops = [this.input, ...links];
        event.preventDefault();
        stops[stops.indexOf(document.activeElement) + by]?.focus();
    }

    /** A result on this page needs no new one. */
    choose(event) {
        const link = event.target.closest("a");
        if (!link) return;
        const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
        if (link.pathname === location.pathname && !isElsewhere) {
            event.preventDefault();
            if (link.hash === location.hash) follow(link.hash);
            location.hash = link.hash;
            setTimeout(() => showFound(this.input.value));
        }
        this.panel.hidePopover();
    }

    find() {
        const words = wordsOf(this.input.value);
        this.list.replaceChildren();
        this.count.textContent = "";
        if (!this.pages || !words.length) return;
        const groups = this.pages.map(page => this.hits(page, words)).filter(group => group.found);
        // The sort is stable: chapters with equally good finds stay in the order of the book.
        groups.sort((one, other) => one.best - other.best);
        let [found, shown] = [0, 0];
        for (const group of groups) {
            found += group.found;
            const hits = group.hits.slice(0, Search.mostShown - shown);
            shown += hits.length;
            if (!hits.length) continue;
            const results = element("ol", "", ...hits.map(hit => this.result(group.page, hit, words)));
            this.list.append(element("li", "", element("p", "from", group.title), results));
        }
        this.count.textContent = this.summary(found, shown, words);
    }

    /** What a page has, the best first. */
    hits({page, title, entries}, words) {
        const hits = entries.filter(entry => words.every(word => entry.key.includes(word)));
        const rank = entry => rankOf(entry, words);
        const titled = hits.filter(entry => entry.heading).sort((one, other) => rank(one) - rank(other));
        // Sections say more than single calls, of which there can be hundreds alike.
        const calls = hits.filter(entry => !entry.heading).slice(0, Search.mostCallsOfAPage);
        const shown = [...titled, ...calls];
        return {page, title, hits: shown, found: hits.length, best: shown.length ? rank(shown[0]) : 0};
    }

    summary(found, shown, words) {
        const {dataset} = this.count;
        const few = shown < found ? ", " + shown + " " + dataset.shown : "";
        if (found) return found + " " + dataset.some + few;
        const isMissing = word => !this.pages.some(page => page.entries.some(({key}) => key.includes(word)));
        const missing = words.filter(isMissing).join(", ");
        return dataset.none + (missing && " " + dataset.nowhere + " " + missing);
    }

    result(page, {id, heading, text}, words) {
        const link = element("a", heading ? "" : "call");
        const query = "?find=" + encodeURIComponent(words.join(" "));
        link.href = new URL(page, site).href + query + "#" + encodeURIComponent(id);
        if (heading) link.append(element("b", "", ...marked(heading, words)), " ");
        link.append(...marked(excerpt(text, words), words));
        return element("li", "", link);
    }
}

/** How good a find is: a heading that is what is sought, begins with it, has it; a text; a call. */
function rankOf({heading, title}, words) {
    const query = words.join(" ");
    if (!heading) return 4;
    if (title === query) return 0;
    if (title.startsWith(query)) return 1;
    return words.every(word => title.includes(word)) ? 2 : 3;
}
