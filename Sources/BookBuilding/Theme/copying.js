/* Buttons that copy code. */

async function copy(code) {
    const text = code.textContent.trimEnd() + "\n";
    try {
        return await navigator.clipboard.writeText(text);
    } catch {
        // Pages that did not come by https have no clipboard of their own, and browsers may refuse it.
    }
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
