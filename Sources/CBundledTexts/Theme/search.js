/* The search: a button, two keys and a panel. What finds is loaded when the panel is opened first. */

class SearchDoor {
    constructor(parts) {
        this.panel = parts.querySelector(".search");
        this.input = this.panel.querySelector("input");
        this.key = this.panel.querySelector("[type=checkbox]");
        const button = parts.querySelector("button");
        this.offerKey(button);
        document.querySelector("header.bar [popovertarget='~contents']").before(button);
        document.body.append(this.panel);
        this.panel.addEventListener("toggle", event => {
            if (event.newState === "open") this.open();
        });
        // A field of search keeps the first Escape to itself, to empty itself.
        this.panel.addEventListener("keydown", event => {
            if (event.key === "Escape" && !event.isComposing) this.panel.hidePopover();
        });
        document.addEventListener("keydown", event => {
            if (!this.isOpening(event)) return;
            event.preventDefault();
            this.panel.showPopover();
        });
    }

    isOpening(event) {
        const {key, ctrlKey, metaKey, altKey} = event;
        if (altKey) return false;
        if (ctrlKey || metaKey) return key === "k";
        const isTyping = event.target.closest?.("input:not([type=range]), textarea, [contenteditable]");
        return key === "/" && !isTyping && this.key.checked;
    }

    /** A bare key is in the way of those who speak to their machine, so it can be switched off. */
    offerKey(button) {
        const show = () => { button.ariaKeyShortcuts = this.key.checked ? "/ Control+K" : "Control+K"; };
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
        const {panel} = this;
        window.tracebook = {site, element, all, fold, finds, foldedWithPlaces, follow, showFound, panel};
        const script = element("script");
        script.src = new URL("search.js", site);
        // The script tells of itself what it could not load.
        panel.addEventListener("failure", () => this.fail());
        script.addEventListener("error", () => this.fail());
        document.head.append(script);
    }

    fail() {
        this.isAsked = false;
        const count = this.panel.querySelector(".count");
        count.textContent = count.dataset.failed;
    }
}
