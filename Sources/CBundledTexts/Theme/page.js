/* A page of Tracebook is whole without its script. It adds a player that steps through the calls of a
   scenario, buttons that copy code, the search, a choice of colours, and in the contents a mark at the section
   that is being read. `markupOf` has the markup of all that, with its words in the book's language.
   The files beside this one are parts of the same script, inside one block. */

const site = new URL(".", document.currentScript.src);
const root = document.documentElement;
const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/** A fresh copy of a piece of furniture; nothing on a page that has none, which is for paper. */
function furniture(name) {
    if (document.body.dataset.furniture === "none") return undefined;
    const template = document.createElement("template");
    template.innerHTML = markupOf[name];
    return template.content;
}

function element(name, style, ...content) {
    const made = document.createElement(name);
    if (style) made.className = style;
    made.append(...content);
    return made;
}

/** What the reader has chosen; pages opened as files may have no storage, and choices hold for the page. */
function chosen(name) {
    try {
        return localStorage.getItem("tracebook-" + name) ?? "";
    } catch {
        return "";
    }
}

function choose(name, value) {
    try {
        localStorage.setItem("tracebook-" + name, value);
    } catch {
        // Nothing depends on it.
    }
}

/** The id that an address leads to, which anybody may have written. */
function idIn(address) {
    try {
        return decodeURIComponent(address.slice(1));
    } catch {
        return address.slice(1);
    }
}
