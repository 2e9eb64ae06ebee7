/* The player: it steps through the rows of a log, and everything that belongs to a row goes with it. */

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
            const isReading = event.target.closest("a, small") || String(getSelection());
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
        if (isFromElsewhere) this.figure.scrollIntoView({behavior: "instant"});
        this.keepInSight();
        leaveAddress(row ? addressOf(row) : this.figure.id && "#" + this.figure.id);
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
        root.style.setProperty("--player", (this.step ? this.box.offsetHeight : 0) + "px");
    }

    /** The row, its line of code, everything of its object, and the fingers. */
    light(row) {
        all(".now, .lit", this.figure).forEach(old => old.classList.remove("now", "lit"));
        this.lineOfCode?.classList.remove("now");
        this.lineOfCode = row && lineOf(row, this.figure);
        this.lineOfCode?.classList.add("now");
        row?.classList.add("now");
        const object = row?.className.match(/\bo\d+\b/);
        if (object) all("." + object[0], this.figure).forEach(part => part.classList.add("lit"));
        for (const form of ["wide", "narrow"]) {
            this.touch(this.figure.querySelector(".layout pre." + form), factOf(row, form));
        }
    }

    /** Puts the fingers at these places of a drawing. */
    touch(drawing, places) {
        if (!drawing) return;
        const wanted = fingersIn(places);
        const fingers = all(".finger", drawing);
        while (fingers.length > wanted.length) fingers.pop().remove();
        wanted.forEach(([column, row, state], index) => {
            const finger = fingers[index] ?? drawing.appendChild(element("span", "", "X"));
            finger.className = "finger " + state;
            finger.style.setProperty("--column", column);
            finger.style.setProperty("--row", row);
        });
    }

    /** What happens at this step, in words, and why. */
    describe(row) {
        const call = row?.querySelector("code").textContent ?? "";
        const states = new Set(fingersIn(factOf(row, "wide")).map(finger => this.words.dataset[finger[2]]));
        const time = row ? [timeOf(row) + " ms"] : [];
        this.count.textContent = this.step + " / " + this.rows.length;
        this.slider.ariaValueText = this.count.textContent;
        this.words.replaceChildren(call, " ", element("span", "when", [...time, ...states].join(", ")));
        this.code.textContent = this.lineOfCode?.textContent.trim() ?? "";
        this.explain(row);
    }

    explain(row) {
        const rule = row?.querySelector("small")?.textContent;
        // The first of the page has the words; later ones lead to it.
        const term = termOf(rule);
        const address = row && addressOf(row);
        const remarks = all(".why dd li", this.figure)
            .filter(item => all("a", item).some(link => link.hash === address));
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

/** Rows of the drawing that is shown, up to the end of its frame; legend and table below it are not pinned. */
function rowsOfFrame(picture) {
    const drawing = all("pre", picture).find(form => form.offsetHeight) ?? picture.querySelector("pre");
    return Number(drawing?.dataset.rows);
}

/** `12 8 moved;14 8 held`: column, row and state of each finger. */
const fingersIn = places => (places ? places.split(";") : []).map(place => place.split(" "));

/** The rows that have an address: those of a run that is one of many have none. */
const rowsOf = log => all("li:has(> a[href]:first-child)", log);
/** What a row gives itself, or the nearest row above it that differs from the one before. */
function factOf(row, name) {
    while (row && row.dataset[name] === undefined) row = row.previousElementSibling;
    return row?.dataset[name] ?? "";
}

const timeOf = row => row.querySelector("samp")?.textContent.trim() ?? factOf(row, "time");

/** The line of code behind a row: a number is that of a line of the figure's own. */
function lineOf(row, figure) {
    const line = factOf(row, "line");
    return document.getElementById(line.includes(".") ? line : figure.id + ".S" + line);
}

/** Where the page has the words of a rule. */
const termOf = rule => all(".why dt").find(term => term.textContent === rule);
const copyOf = node => [...node.cloneNode(true).childNodes];
const addressOf = row => row.querySelector("a").hash;

/** Leaves the step's address in the address bar. Browsers refuse more than a few changes a second. */
let pending;
function leaveAddress(address) {
    clearTimeout(pending);
    pending = setTimeout(() => history.replaceState(history.state, "", address), 250);
}

const players = new Map();
const waiting = new Map();

/** The player of a log, made when it comes into view, or when somebody asks for one of its rows. */
function playerOf(row) {
    waiting.get(row?.closest(".log"))?.();
    return players.get(row);
}

/** Opens what an address within the page leads to: the folds around it, and the player at its step. */
function follow(address) {
    const target = document.getElementById(idIn(address));
    for (let around = target; around; around = around.parentElement) {
        if (around.matches("details")) around.open = true;
    }
    playerOf(target)?.goTo(target, true);
}

function addPlayers() {
    const watch = new IntersectionObserver(entries => {
        for (const {isIntersecting, target} of entries) if (isIntersecting) waiting.get(target)?.();
    }, {rootMargin: "50% 0%"});
    for (const log of all("figure .log:not(.diff)")) {
        waiting.set(log, () => {
            waiting.delete(log);
            watch.unobserve(log);
            const parts = furniture("player");
            if (!parts || log.closest("figure").querySelector(".player") || rowsOf(log).length < 2) return;
            const player = new Player(log, parts);
            player.rows.forEach(row => players.set(row, player));
        });
        watch.observe(log);
    }
    addEventListener("hashchange", () => follow(location.hash));
    document.addEventListener("click", event => {
        // The rule of a row leads to where the list of reasons leads; for keys that list is enough.
        if (event.target.matches?.(".log li small")) termOf(event.target.textContent)?.querySelector("a").click();
        const link = event.target.closest?.("a[href^='#']");
        if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const row = document.getElementById(idIn(link.hash));
        const player = playerOf(row);
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
    addEventListener("load", () => {
        follow(location.hash);
        showWhatWasSought();
    });
}
