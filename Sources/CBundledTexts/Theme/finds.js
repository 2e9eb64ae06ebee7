/* Finding words in a text, and marking them. Words are looked for at any place, not told apart by blanks,
   since Chinese does not write any. */

const fold = text => text.normalize("NFKC").toLowerCase();
const wordsOf = query => fold(query).split(/\s+/).filter(Boolean);

/** The text in its folded form, with the place in the text of each character of that. */
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

/** Where the words are in a text: `[start, end]`. */
function* finds(text, words) {
    const {folded, places} = foldedWithPlaces(text);
    for (let at = 0; at < folded.length;) {
        const word = words.find(word => folded.startsWith(word, at));
        if (word) yield [places[at], places[at + word.length]];
        at += word?.length ?? 1;
    }
}

/* What was sought is marked where the search leads: a section, a figure, a rule, a call. */

function showFound(query) {
    const target = document.getElementById(idIn(location.hash)) ?? document.querySelector("h1");
    const ranges = placeOf(target).flatMap(part => rangesIn(part, wordsOf(query)));
    CSS.highlights?.set("found", new Highlight(...ranges));
    const box = ranges[0]?.getBoundingClientRect();
    if (box && (box.bottom > innerHeight || box.top < 0)) {
        ranges[0].startContainer.parentElement.scrollIntoView({block: "center", behavior: "instant"});
    }
}

/** A heading stands for everything up to the next. */
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

/** Words may reach over elements: the receiver of a call is one of its own. */
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

/** The words that brought the reader here leave the address again. */
function showWhatWasSought() {
    const address = new URL(location.href);
    const query = address.searchParams.get("find");
    if (!query) return;
    showFound(query);
    address.searchParams.delete("find");
    history.replaceState(history.state, "", address);
}
