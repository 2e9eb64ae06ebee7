/* A page of Tracebook is whole without this file. It adds three things: a player that steps through the
   calls of a scenario, buttons that copy code, and the search. Every word it shows stands in a <template> of
   the page, in the page's language. */
"use strict";
{
    const site = new URL(".", document.currentScript.src);
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];

    /** A fresh copy of the page's template for this piece of furniture. */
    function furniture(name) {
        return document.getElementById(name + "-parts")?.content.cloneNode(true);
    }

    function element(name, style, ...content) {
        const made = document.createElement(name);
        if (style) made.className = style;
        made.append(...content);
        return made;
    }

    /* The player. */

    /** Steps through the rows of a log. Step 0 is the page as printed: everything shown, nothing lit. */
    class Player {
        constructor(log, parts) {
            this.rows = rowsOf(log);
            this.log = log;
            this.figure = log.closest("figure");
            this.picture = pictureToPin(this.figure);
            this.box = parts.querySelector(".player");
            this.slider = parts.querySelector("input");
            this.words = parts.querySelector(".step");
            this.reason = parts.querySelector(".reason");
            this.count = element("span", "count");
            this.code = element("code", "from");
            this.step = 0;
            this.picture?.classList.add("pinned");
            this.slider.after(this.count);
            this.words.after(this.code);
            this.listen();
            log.append(parts);
            this.describe();
            this.measure();
        }

        listen() {
            this.slider.max = this.rows.length;
            this.slider.value = 0;
            this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
            this.box.querySelector(".back").addEventListener("click", () => this.go(this.step - 1));
            this.box.querySelector(".on").addEventListener("click", () => this.go(this.step + 1));
            this.reason.addEventListener("toggle", () => this.keepInSight());
            this.rows.forEach((row, index) => row.addEventListener("click", event => {
                const isReading = event.target.closest("a") || String(getSelection());
                if (!isReading) this.go(index + 1);
            }));
        }

        goTo(row, isFromElsewhere) {
            this.go(this.rows.indexOf(row) + 1, isFromElsewhere);
        }

        /** Shows a step; a link from elsewhere also brings the whole figure into view, as far as it fits. */
        go(step, isFromElsewhere = false) {
            const wasAtRest = !this.step;
            this.step = Math.min(Math.max(step, 0), this.rows.length);
            const row = this.rows[this.step - 1];
            this.slider.value = this.step;
            this.keepingItsPlace(() => {
                this.figure.classList.toggle("playing", !!row);
                this.light(row);
                this.describe(row);
            }, wasAtRest || !row);
            if (isFromElsewhere) this.figure.scrollIntoView({block: "start", behavior: "instant"});
            this.keepInSight();
            leaveAddress(row ? addressOf(row) : "#" + this.figure.id);
        }

        /** Brings the row out from under picture and player. */
        keepInSight() {
            this.measure();
            this.rows[this.step - 1]?.scrollIntoView({block: "nearest", behavior: "instant"});
        }

        /** The picture shrinks when it is pinned: what the reader looks at must not jump. */
        keepingItsPlace(change, isNeeded) {
            const before = this.log.getBoundingClientRect().top;
            change();
            this.measure();
            const by = this.log.getBoundingClientRect().top - before;
            if (isNeeded) scrollBy({top: by, behavior: "instant"});
        }

        /** How much of the window pinned picture and player cover, for the style sheet's scroll margins. */
        measure() {
            const style = this.figure.style;
            const picture = this.picture;
            if (picture) style.setProperty("--rows", rowsOfFrame(picture));
            const isAbove = picture && getComputedStyle(picture.parentElement).display === "contents";
            style.setProperty("--pinned", (isAbove ? picture.offsetHeight : 0) + "px");
            style.setProperty("--player", this.box.offsetHeight + "px");
        }

        /** The row, its line of code, everything of its object, and the fingers. */
        light(row) {
            all(".now, .lit", this.figure).forEach(old => old.classList.remove("now", "lit"));
            this.lineOfCode?.classList.remove("now");
            this.lineOfCode = row && document.getElementById(row.dataset.source);
            this.lineOfCode?.classList.add("now");
            row?.classList.add("now");
            const object = row?.className.match(/\bo\d+\b/);
            if (object) all("." + object[0], this.figure).forEach(part => part.classList.add("lit"));
            for (const form of ["wide", "narrow"]) {
                this.touch(this.figure.querySelector(".layout pre." + form), row?.dataset[form]);
            }
        }

        /** Puts the fingers at these places of a drawing: `column row;column row`. */
        touch(drawing, places) {
            if (!drawing) return;
            const wanted = places ? places.split(";").map(place => place.split(" ")) : [];
            const fingers = all(".finger", drawing);
            while (fingers.length > wanted.length) fingers.pop().remove();
            wanted.forEach(([column, row], index) => {
                const finger = fingers[index] ?? drawing.appendChild(element("span", "finger", "X"));
                finger.style.setProperty("--column", column);
                finger.style.setProperty("--row", row);
            });
        }

        /** What happens at this step, in words, and why. */
        describe(row) {
            const call = row?.querySelector(".call").textContent ?? "";
            const time = row?.dataset.time === undefined ? "" : row.dataset.time + " ms";
            this.count.textContent = this.step + " / " + this.rows.length;
            this.slider.setAttribute("aria-valuetext", this.count.textContent);
            this.words.replaceChildren(call, " ", element("span", "when", time));
            this.code.textContent = this.lineOfCode?.textContent.trim() ?? "";
            this.explain(row);
        }

        explain(row) {
            const rule = row?.querySelector(".rule")?.textContent;
            const term = all("dt[data-rule]", this.figure).find(term => term.dataset.rule === rule);
            const id = row && idIn(addressOf(row));
            const remarks = all("li[data-row]", this.figure).filter(item => item.dataset.row === id);
            const reason = element("p");
            if (term) {
                const words = copyOf(term.nextElementSibling).filter(node => node.nodeName !== "UL");
                reason.append(...copyOf(term), " ", ...words);
            }
            const list = element("ul", "", ...remarks.map(item => item.cloneNode(true)));
            this.reason.lastElementChild.replaceChildren(reason, ...(remarks.length ? [list] : []));
            this.reason.hidden = !term && !remarks.length;
        }
    }

    /** The picture that stays in sight: the one with the finger, else one that is legible when small. */
    function pictureToPin(figure) {
        const pictures = all(".pictures > *", figure);
        return figure.querySelector(".layout") ?? pictures.find(picture => rowsOfFrame(picture) <= 36);
    }

    /** Rows of the frame in the drawing that is shown; legend and table below it are not pinned. */
    function rowsOfFrame(picture) {
        const drawing = all("pre", picture).find(form => form.offsetHeight) ?? picture;
        const lines = drawing.textContent.trimEnd().split("\n");
        return lines.findLastIndex(line => line.endsWith("+")) + 1 || lines.length;
    }

    /** The rows that have an address: those of a run that is one of many have none. */
    const rowsOf = log => all("li:has(> a.at)", log);
    const copyOf = node => [...node.cloneNode(true).childNodes];
    const addressOf = row => row.querySelector(".at").hash;

    /** The id that an address leads to, which anybody may have written. */
    function idIn(address) {
        try {
            return decodeURIComponent(address.slice(1));
        } catch {
            return address.slice(1);
        }
    }

    /** Leaves the step's address in the address bar. Browsers refuse more than a few changes a second. */
    let pending;
    function leaveAddress(address) {
        clearTimeout(pending);
        pending = setTimeout(() => history.replaceState(history.state, "", address), 250);
    }

    const players = new Map();

    /** Opens what an address within the page leads to: the folds around it, and the player at its step. */
    function follow(address) {
        const target = document.getElementById(idIn(address));
        for (let around = target; around; around = around.parentElement) {
            if (around.matches("details")) around.open = true;
        }
        players.get(target)?.goTo(target, true);
    }

    function addPlayers() {
        for (const log of all("figure .log:not(.diff)")) {
            const parts = furniture("player");
            const figure = log.closest("figure");
            if (!parts || figure.querySelector(".player") || rowsOf(log).length < 2) continue;
            const player = new Player(log, parts);
            player.rows.forEach(row => players.set(row, player));
        }
        addEventListener("hashchange", () => follow(location.hash));
        document.addEventListener("click", event => {
            const link = event.target.closest?.("a[href^='#']");
            if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
            const row = document.getElementById(idIn(link.hash));
            const player = players.get(row);
            if (player && player.figure === link.closest("figure")) {
                // Whoever reads the figure keeps it where it is.
                event.preventDefault();
                player.goTo(row);
            } else {
                // To the address that is already in the bar nothing changes.
                setTimeout(() => follow(link.hash));
            }
        });
        // Browsers scroll to the address once more when the page is complete.
        addEventListener("load", () => follow(location.hash));
    }

    /* Copying. */

    async function copy(code) {
        const text = code.textContent.trimEnd() + "\n";
        if (navigator.clipboard) return navigator.clipboard.writeText(text);
        // Pages that did not come by https have no clipboard of their own.
        getSelection().selectAllChildren(code);
        document.execCommand("copy");
        getSelection().empty();
    }

    function addCopyButtons() {
        for (const code of all("pre.swift")) {
            const parts = furniture("copy");
            if (!parts) return;
            let frame = code.closest(".source");
            if (!frame) {
                frame = element("div", "code");
                code.replaceWith(frame);
                frame.append(code);
            }
            const [button, word] = parts.children;
            const done = word.textContent;
            word.textContent = "";
            word.className = "copied";
            word.setAttribute("role", "status");
            button.addEventListener("click", async () => {
                await copy(code);
                word.textContent = done;
                setTimeout(() => word.textContent = "", 2000);
            });
            frame.prepend(parts);
        }
    }

    /* Search: all words of the query must occur in a section or in a log line, at any place. Words of the
       text are not told apart, since Chinese does not write blanks between them. */

    const fold = text => text.normalize("NFKC").toLowerCase();

    class Search {
        static mostShown = 100;
        static mostLinesOfAPage = 8;

        constructor(parts) {
            this.panel = parts.querySelector(".search");
            this.input = this.panel.querySelector("input");
            this.count = this.panel.querySelector(".count");
            this.list = this.panel.querySelector("ol");
            const bar = document.querySelector("header.bar");
            bar.querySelector("[popovertarget=contents]").before(parts.querySelector("button"));
            document.body.append(this.panel);
            this.panel.addEventListener("toggle", event => {
                if (event.newState === "open") this.open();
            });
            this.input.addEventListener("input", () => this.find());
            this.input.addEventListener("keydown", event => {
                if (event.key === "Enter" && !event.isComposing) this.list.querySelector("a")?.click();
            });
            this.list.addEventListener("click", event => {
                if (event.target.closest("a")) this.panel.hidePopover();
            });
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
                        {id, heading, text, key: fold(heading + "\n" + text)})),
                }));
                this.find();
            };
            const index = element("script");
            index.src = new URL("search-index.js", site);
            document.head.append(index);
        }

        find() {
            const words = fold(this.input.value).split(/\s+/).filter(Boolean);
            this.list.replaceChildren();
            this.count.textContent = "";
            if (!this.pages || !words.length) return;
            let found = 0;
            let room = Search.mostShown;
            for (const {page, title, entries} of this.pages) {
                const hits = entries.filter(entry => words.every(word => entry.key.includes(word)));
                found += hits.length;
                // Sections say more than single calls, of which there can be hundreds alike.
                const sections = hits.filter(entry => entry.heading);
                const lines = hits.filter(entry => !entry.heading).slice(0, Search.mostLinesOfAPage);
                const shown = [...sections, ...lines].slice(0, room);
                room -= shown.length;
                if (!shown.length) continue;
                const results = element("ol", "", ...shown.map(entry => this.result(page, entry, words)));
                this.list.append(element("li", "", element("p", "from", title), results));
            }
            const {none, some} = this.count.dataset;
            this.count.textContent = found ? found + " " + some : none;
        }

        result(page, {id, heading, text}, words) {
            const link = element("a", heading ? "" : "call");
            link.href = new URL(page, site).href + "#" + id;
            if (heading) link.append(element("b", "", ...marked(heading, words)), " ");
            link.append(...marked(excerpt(text, words), words));
            return element("li", "", link);
        }
    }

    /** The text with the places of its characters in the folded form. */
    function foldedWithPlaces(text) {
        let folded = "";
        const places = [];
        let place = 0;
        for (const character of text) {
            const form = fold(character);
            for (let unit = 0; unit < form.length; unit += 1) places.push(place);
            folded += form;
            place += character.length;
        }
        places.push(place);
        return {folded, places};
    }

    /** The stretch of a long text around the first of the words. */
    function excerpt(text, words) {
        const {folded, places} = foldedWithPlaces(text);
        const first = Math.min(...words.map(word => folded.indexOf(word)).filter(place => place >= 0));
        if (first < 60 || first === Infinity) return text.slice(0, 140) + (text.length > 140 ? " ..." : "");
        // From a whole word on, where words have blanks between them.
        const before = text.slice(places[first - 40], places[first]).replace(/^\S{0,20}\s/, "");
        const start = places[first] - before.length;
        return "... " + text.slice(start, start + 140) + (text.length > start + 140 ? " ..." : "");
    }

    /** The text in pieces, the words it is found by as <mark>. */
    function marked(text, words) {
        const {folded, places} = foldedWithPlaces(text);
        const pieces = [];
        let done = 0;
        for (let at = 0; at < folded.length;) {
            const word = words.find(word => folded.startsWith(word, at));
            if (word) {
                const end = places[at + word.length];
                pieces.push(text.slice(done, places[at]), element("mark", "", text.slice(places[at], end)));
                done = end;
            }
            at += word?.length ?? 1;
        }
        return [...pieces, text.slice(done)];
    }

    addPlayers();
    addCopyButtons();
    const parts = furniture("search");
    if (parts) new Search(parts);
}
