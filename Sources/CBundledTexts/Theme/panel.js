/* The panel of the search: results as one types. */

class Panel {
    static first = 12;
    static further = 24;
    static mostCalls = 6;

    constructor(index) {
        this.search = new Search(index);
        this.panel = panel;
        this.input = panel.querySelector("input");
        this.count = panel.querySelector(".count");
        this.list = panel.querySelector("ol");
        this.more = element("button", "more", searchWords.more);
        this.more.type = "button";
        this.input.addEventListener("input", () => this.find());
        this.more.addEventListener("click", () => this.showMore());
        panel.addEventListener("keydown", event => this.press(event));
        this.list.addEventListener("click", event => this.choose(event));
        this.find();
    }

    /** Enter leads to the best result; up and down go from one to the next. */
    press(event) {
        if (event.isComposing) return;
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
            const sought = this.words.join(" ");
            setTimeout(() => showFound(sought));
        }
        this.panel.hidePopover();
    }

    async find() {
        const query = this.input.value;
        this.count.textContent = "";
        this.more.remove();
        if (!query.trim()) return this.list.replaceChildren();
        const turn = this.turn = {};
        try {
            const found = await this.search.find(query);
            if (turn !== this.turn) return;
            this.words = wordsToMark(query, found.words);
            this.rest = [...found.sections];
            const sections = await this.next(Panel.first);
            const calls = await this.sections(found.calls.slice(0, Panel.mostCalls));
            if (turn !== this.turn) return;
            this.list.replaceChildren();
            this.show([...sections, ...calls]);
            this.count.textContent = this.summary(found, sections.length + calls.length);
        } catch {
            if (turn === this.turn) this.panel.dispatchEvent(new Event("failure"));
        }
    }

    sections(found) {
        return Promise.all(found.map(({section}) => this.search.index.section(section)));
    }

    next(count) {
        return this.sections(this.rest.splice(0, count));
    }

    async showMore() {
        const turn = this.turn;
        const sections = await this.next(Panel.further);
        if (turn === this.turn) this.show(sections);
    }

    /** Results of one page that follow each other have its title once. */
    show(sections) {
        const firstCall = this.list.querySelector("li:has(.call)");
        let last = this.list.querySelector(":scope > li:last-child");
        if (firstCall) last = firstCall.previousElementSibling;
        for (const section of sections) {
            const kind = section.page + (section.heading ? "" : " call");
            if (last?.dataset.page !== kind) {
                const group = element("li", "", element("p", "from", section.title), element("ol"));
                group.dataset.page = kind;
                this.list.insertBefore(group, firstCall);
                last = group;
            }
            last.lastElementChild.append(this.result(section));
        }
        if (this.rest.length) this.list.after(this.more);
        else this.more.remove();
    }

    summary({sections, calls, missing}, shown) {
        const found = sections.length + calls.length;
        const nowhere = missing.length ? searchWords.nowhere + " " + missing.join(", ") : "";
        if (!found) return [searchWords.none, nowhere].filter(Boolean).join(" ");
        const few = shown < found ? ", " + shown + " " + searchWords.shown : "";
        return found + " " + searchWords.some + few + (nowhere && ". " + nowhere);
    }

    result({page, id, heading, text}) {
        const link = element("a", heading ? "" : "call");
        const query = "?find=" + encodeURIComponent(this.words.join(" "));
        link.href = new URL(page, site).href + query + (id && "#" + encodeURIComponent(id));
        if (heading) link.append(element("b", "", ...marked(heading, this.words)), " ");
        link.append(...marked(excerpt(text, this.words), this.words));
        return element("li", "", link);
    }
}

/** The words as they were typed, and what they were read as, long ones first; single letters mark too much. */
function wordsToMark(query, read) {
    const typed = fold(query).split(/\s+/).filter(word => !fillers.has(word));
    return [...new Set([...typed, ...read])].filter(word => word.length > 1 || isIdeographic(word))
        .sort((one, other) => other.length - one.length).slice(0, 24);
}

/** The stretch of a long text around the first of the words. */
function excerpt(text, words) {
    const {folded, places} = foldedWithPlaces(text);
    const first = Math.min(...words.map(word => folded.indexOf(word)).filter(place => place >= 0));
    if (first < 60 || first === Infinity) return text.slice(0, 140) + (text.length > 140 ? " ..." : "");
    // From a whole word on, where words have blanks between them.
    const before = text.slice(places[first - 40], places[first]).replace(/^\S{0,39}\s/, "");
    const start = places[first] - before.length;
    return "... " + text.slice(start, start + 140) + (text.length > start + 140 ? " ..." : "");
}

/** The text in pieces, the words it is found by as <mark>. */
function marked(text, words) {
    const pieces = [];
    let done = 0;
    for (const [start, end] of finds(text, words)) {
        pieces.push(text.slice(done, start), element("mark", "", text.slice(start, end)));
        done = end;
    }
    return [...pieces, text.slice(done)];
}

const index = new Index();
index.open().then(() => new Panel(index), () => panel.dispatchEvent(new Event("failure")));
