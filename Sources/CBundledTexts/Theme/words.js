/* The words of a query, taken apart as `SearchWords` takes the book apart: a change here is a change there. */

const {site, element, all, fold, finds, foldedWithPlaces, follow, showFound, panel} = window.tracebook;
const ideographs = "\\u3041-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af"
    + "\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
const wordPattern = new RegExp(
    `[${ideographs}]+|(?:(?<=\\d)\\.(?=\\d)|(?![${ideographs}])[\\p{Alphabetic}\\p{N}])+`, "gu");
const isIdeographic = text => new RegExp(`^[${ideographs}]`, "u").test(text);
const unformed = new Set(["disable", "enable", "unable", "variable", "string", "during"]);

/** `UITapGesture2` is `UI`, `Tap`, `Gesture`, `2`. */
const partsOf = word => word.match(
    /[\d.]+|\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}\d]+/gu) ?? [word];

/** An English word without what shows its form: `cancelled`, `cancels` and `cancelling` are `cancel`. */
function stemOf(word) {
    if (!/^[a-z]{4,}$/.test(word)) return word;
    let stem = word;
    if (/ies$/.test(stem) && stem.length > 4) stem = stem.slice(0, -3) + "y";
    else if (/s$/.test(stem) && !/(ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
    const [ending] = stem.match(/(ing|ed|able)$/) ?? [];
    const shortest = {ing: 6, ed: 5, able: 7}[ending];
    if (ending && stem.length >= shortest && !unformed.has(word)) {
        const rest = stem.slice(0, -ending.length);
        if (/[aeiouy]/.test(rest)) stem = rest;
    }
    if (stem.length > 3) stem = stem.replace(/e$/, "");
    return stem.length > 3 ? stem.replace(/(.)\1$/, "$1") : stem;
}

/** Two and two, or three and three, letters of a text without blanks. */
function grams(text, length) {
    const letters = [...text];
    return letters.slice(length - 1).map((_, start) => letters.slice(start, start + length).join(""));
}

/** The words of a text in order, with their capitals, and runs of ideographs whole. */
const wordsIn = text => text.normalize("NFKC").match(wordPattern) ?? [];

/** Whether one slip of the finger makes one word of the other: a letter too many, too few, another, or two
    that have changed places. */
function isSlip(one, other) {
    if (Math.abs(one.length - other.length) > 1) return false;
    let start = 0;
    while (start < one.length && one[start] === other[start]) start += 1;
    const [a, b] = [one.slice(start), other.slice(start)];
    return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
        || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}
