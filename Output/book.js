"use strict";
{
const markupOf = {player: "<div class=\"player\" role=\"group\" aria-label=\"Step through the calls\">\n<button type=\"button\" class=\"back\" aria-label=\"Previous call\">&lt;</button><input type=\"range\" aria-label=\"Call\"><button type=\"button\" class=\"on\" aria-label=\"Next call\">&gt;</button><p class=\"step\" aria-live=\"polite\" data-began=\"finger comes down\" data-moved=\"finger moves\" data-held=\"finger rests\" data-ended=\"finger leaves\" data-cancelled=\"touch cancelled\"></p>\n<details class=\"reason\">\n<summary>Why</summary><div>\n</div>\n</details>\n</div>\n", copy: "<button type=\"button\" class=\"copy\">Copy</button><span>Copied</span><button type=\"button\" class=\"copy whole\">Copy all of it</button>", search: "<button type=\"button\" class=\"search-button\" popovertarget=\"~search\">Search</button><section class=\"search\" id=\"~search\" popover aria-label=\"Search\">\n<input type=\"search\" aria-label=\"Search the book\" placeholder=\"A word, a view, a method\"><p class=\"count\" aria-live=\"polite\" data-failed=\"What the search needs could not be loaded.\"></p>\n<ol>\n</ol>\n<label><input type=\"checkbox\"> The key / opens the search</label></section>\n", colours: "<div class=\"colours\" role=\"group\" aria-label=\"Colours\">\n<button type=\"button\" value=\"light\">Light</button><button type=\"button\" value=\"dark\">Dark</button><button type=\"button\" value=\"\">System</button></div>\n"};
const site = new URL(".", document.currentScript.src);
const root = document.documentElement;
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
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
}
}
function idIn(address) {
try {
return decodeURIComponent(address.slice(1));
} catch {
return address.slice(1);
}
}
root.dataset.colours = chosen("colours");
function addColours() {
const parts = furniture("colours");
if (!parts) return;
const buttons = all("button", parts);
const show = () => buttons.forEach(button => {
button.setAttribute("aria-pressed", button.value === root.dataset.colours);
});
buttons.forEach(button => button.addEventListener("click", () => {
root.dataset.colours = button.value;
show();
choose("colours", button.value);
}));
show();
document.getElementById("~contents").append(parts);
}
function markSections() {
const menu = document.getElementById("~contents");
const links = all(".sections a", menu);
const headings = links.map(link => document.getElementById(idIn(link.hash)));
let current, isDue;
function mark() {
isDue = false;
const top = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
const isAtEnd = scrollY > 0 && innerHeight + scrollY >= root.scrollHeight - 2;
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
leaveAddress(row ? addressOf(row) : this.figure.id && "#" + this.figure.id);
}
keepInSight() {
this.measure();
this.rows[this.step - 1]?.scrollIntoView({block: "nearest", behavior: "instant"});
}
keepingItsPlace(change, isNeeded) {
const before = this.log.getBoundingClientRect().top;
change();
this.measure();
const by = this.log.getBoundingClientRect().top - before;
if (isNeeded) scrollBy({top: by, behavior: "instant"});
}
measure() {
const style = this.figure.style;
const picture = this.picture;
if (picture) style.setProperty("--rows", rowsOfFrame(picture));
const isAbove = picture && getComputedStyle(picture.parentElement).display === "contents";
style.setProperty("--pinned", (isAbove ? picture.offsetHeight : 0) + "px");
style.setProperty("--player", this.box.offsetHeight + "px");
root.style.setProperty("--player", (this.step ? this.box.offsetHeight : 0) + "px");
}
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
describe(row) {
const call = row?.querySelector("code").textContent ?? "";
const states = new Set(fingersIn(factOf(row, "wide")).map(finger => this.words.dataset[finger[2]]));
const time = row ? [timeOf(row) + " ms"] : [];
this.count.textContent = this.step + " / " + this.rows.length;
this.slider.setAttribute("aria-valuetext", this.count.textContent);
this.words.replaceChildren(call, " ", element("span", "when", [...time, ...states].join(", ")));
this.code.textContent = this.lineOfCode?.textContent.trim() ?? "";
this.explain(row);
}
explain(row) {
const rule = row?.querySelector("small")?.textContent;
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
function pictureToPin(figure) {
const pictures = all(".pictures > *", figure);
return figure.querySelector(".layout") ?? pictures.find(picture => rowsOfFrame(picture) <= 36);
}
function rowsOfFrame(picture) {
const drawing = all("pre", picture).find(form => form.offsetHeight) ?? picture.querySelector("pre");
return Number(drawing?.dataset.rows);
}
const fingersIn = places => (places ? places.split(";") : []).map(place => place.split(" "));
const rowsOf = log => all("li:has(> a[href]:first-child)", log);
function factOf(row, name) {
while (row && row.dataset[name] === undefined) row = row.previousElementSibling;
return row?.dataset[name] ?? "";
}
const timeOf = row => row.querySelector("samp")?.textContent.trim() ?? factOf(row, "time");
function lineOf(row, figure) {
const line = factOf(row, "line");
return document.getElementById(line.includes(".") ? line : figure.id + ".S" + line);
}
const termOf = rule => all(".why dt").find(term => term.textContent === rule);
const copyOf = node => [...node.cloneNode(true).childNodes];
const addressOf = row => row.querySelector("a").hash;
let pending;
function leaveAddress(address) {
clearTimeout(pending);
pending = setTimeout(() => history.replaceState(history.state, "", address), 250);
}
const players = new Map();
const waiting = new Map();
function playerOf(row) {
waiting.get(row?.closest(".log"))?.();
return players.get(row);
}
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
if (event.target.matches?.(".log li small")) termOf(event.target.textContent)?.querySelector("a").click();
const link = event.target.closest?.("a[href^='#']");
if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
const row = document.getElementById(idIn(link.hash));
const player = playerOf(row);
if (player && player.figure === link.closest("figure")) {
event.preventDefault();
player.goTo(row);
} else {
setTimeout(() => follow(link.hash));
}
});
addEventListener("load", () => {
follow(location.hash);
showWhatWasSought();
});
}
async function copy(text) {
try {
return await navigator.clipboard.writeText(text);
} catch {
}
const code = element("pre", "", text);
document.body.append(code);
getSelection().selectAllChildren(code);
document.execCommand("copy");
getSelection().empty();
code.remove();
}
const listings = "pre.swift, .source pre";
const codeOf = parts => parts.map(code => code.textContent.trimEnd() + "\n").join("");
function codeOfPart(name) {
const part = document.getElementById(name);
if (part?.matches("template")) return part.content.textContent.trimEnd() + "\n";
const frame = part?.querySelector(":scope > .source") ?? part;
return frame && codeOf(all(listings, frame));
}
function wholeCode(frame) {
const parts = frame.dataset.whole?.split(" ").map(codeOfPart) ?? [];
if (!parts.length || parts.some(part => !part)) return "";
return [...parts, codeOf(all(listings, frame))].join("\n");
}
function nameFigures() {
for (const caption of all("figure > figcaption")) caption.parentElement.ariaLabel = caption.textContent;
}
function titleOf(code) {
const isBefore = heading => heading.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING;
return code.closest("figure")?.ariaLabel ?? all("main :is(h1, h2, h3)").findLast(isBefore)?.textContent;
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
word.setAttribute("role", "status");
const say = async text => {
await copy(text);
word.textContent = done;
setTimeout(() => word.textContent = "", 2000);
};
button.addEventListener("click", () => say(codeOf([code])));
if (wholeCode(frame) && !frame.querySelector(".whole")) {
whole.addEventListener("click", () => say(wholeCode(frame)));
} else {
whole.remove();
}
const title = titleOf(code);
for (const button of all("button", parts)) button.ariaLabel = button.textContent + ": " + title;
frame.prepend(parts);
}
}
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
const fold = text => text.normalize("NFKC").toLowerCase();
const wordsOf = query => fold(query).split(/\s+/).filter(Boolean);
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
function* finds(text, words) {
const {folded, places} = foldedWithPlaces(text);
for (let at = 0; at < folded.length;) {
const word = words.find(word => folded.startsWith(word, at));
if (word) yield [places[at], places[at + word.length]];
at += word?.length ?? 1;
}
}
function showFound(query) {
const target = document.getElementById(idIn(location.hash)) ?? document.querySelector("h1");
const ranges = placeOf(target).flatMap(part => rangesIn(part, wordsOf(query)));
CSS.highlights?.set("found", new Highlight(...ranges));
const box = ranges[0]?.getBoundingClientRect();
if (box && (box.bottom > innerHeight || box.top < 0)) {
ranges[0].startContainer.parentElement.scrollIntoView({block: "center", behavior: "instant"});
}
}
function placeOf(target) {
const headings = "h1, h2, h3, h4, h5, h6";
const parts = [target];
if (!target.matches(headings)) return parts;
for (let next = target.nextElementSibling; next && !next.matches(headings);) {
parts.push(next);
next = next.nextElementSibling;
}
return parts;
}
function rangesIn(part, words) {
const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
const pieces = [];
let text = "";
while (walker.nextNode()) {
pieces.push({node: walker.currentNode, start: text.length});
text += walker.currentNode.data;
}
return [...finds(text, words)].map(([start, end]) => {
const range = new Range();
const [first, last] = [start, end - 1].map(at => pieces.findLast(piece => piece.start <= at));
range.setStart(first.node, start - first.start);
range.setEnd(last.node, end - last.start);
return range;
});
}
function showWhatWasSought() {
const address = new URL(location.href);
const query = address.searchParams.get("find");
if (!query) return;
showFound(query);
address.searchParams.delete("find");
history.replaceState(history.state, "", address);
}
document.addEventListener("DOMContentLoaded", () => {
nameFigures();
addPlayers();
addCopyButtons();
const parts = furniture("search");
if (parts) new SearchDoor(parts);
addColours();
markSections();
});
}
