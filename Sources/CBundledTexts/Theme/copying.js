/* Buttons that copy code. */

async function copy(text) {
    try {
        return await navigator.clipboard.writeText(text);
    } catch {
        // Pages that did not come by https have no clipboard of their own, and browsers may refuse it.
    }
    const code = element("pre", "", text);
    document.body.append(code);
    getSelection().selectAllChildren(code);
    document.execCommand("copy");
    getSelection().empty();
    code.remove();
}

/** Listings of Swift. */
const listings = "pre.swift, .source pre";

/** The code of some listings, which may be folded. */
const codeOf = parts => parts.map(code => code.textContent.trimEnd() + "\n").join("");

/** The code of a part of a scenario: a figure, the fold of a source, or what the page has for copying only. */
function codeOfPart(name) {
    const part = document.getElementById(name);
    if (part?.matches("template")) return part.content.textContent.trimEnd() + "\n";
    const frame = part?.querySelector(":scope > .source") ?? part;
    return frame && codeOf(all(listings, frame));
}

/** A scenario with all that it extends, in front of its own code; nothing where a part is not on the page. */
function wholeCode(frame) {
    const parts = frame.dataset.whole?.split(" ").map(codeOfPart) ?? [];
    if (!parts.length || parts.some(part => !part)) return "";
    return [...parts, codeOf(all(listings, frame))].join("\n");
}

function addCopyButtons() {
    for (const code of all(listings)) {
        const parts = furniture("copy");
        if (!parts) return;
        let frame = code.closest(".source");
        if (!frame) {
            frame = element("div", "code");
            code.replaceWith(frame);
            frame.append(code);
        }
        const [button, word, whole] = parts.children;
        const done = word.textContent;
        word.textContent = "";
        word.className = "copied";
        word.role = "status";
        const say = async text => {
            await copy(text);
            word.textContent = done;
            setTimeout(() => word.textContent = "", 2000);
        };
        button.addEventListener("click", () => say(codeOf([code])));
        whole.addEventListener("click", () => say(wholeCode(frame)));
        if (!wholeCode(frame) || frame.querySelector(".whole")) whole.remove();
        // A figure begins with its caption; other code is called by its first line.
        const [title] = (code.closest("figure") ?? code).textContent.trim().split("\n");
        for (const button of all("button", parts)) button.ariaLabel = button.textContent + ": " + title;
        frame.prepend(parts);
    }
}
