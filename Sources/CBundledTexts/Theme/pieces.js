/* The index, piece by piece, as scripts: pages that were opened as files may load nothing else. */

class Index {
    constructor() {
        this.pieces = new Map();
        this.waiting = new Map();
        window.tracebookPiece = (name, data) => this.waiting.get(name)(data);
    }

    load(path, name) {
        return new Promise((found, failed) => {
            this.waiting.set(name, found);
            const script = document.createElement("script");
            script.src = new URL(path, site);
            script.addEventListener("error", () => {
                script.remove();
                failed(new Error(path));
            });
            document.head.append(script);
        });
    }

    /** Where things are: how many sections, the first of each piece, the first key of each piece. */
    async open() {
        window.tracebookIndex = data => this.waiting.get("")(data);
        const {sections, starts, firsts} = await this.load("search-index.js", "");
        this.sections = sections;
        let start = 0;
        this.starts = [0, ...starts.map(by => start += by)];
        this.firsts = firsts.split(" ");
    }

    piece(name, read) {
        if (!this.pieces.has(name)) {
            const loaded = this.load(`search/${name}.js`, name).then(read);
            this.pieces.set(name, loaded);
            loaded.catch(() => this.pieces.delete(name));
        }
        return this.pieces.get(name);
    }

    /** The place of the last one that is not behind what is sought. */
    static lastUpTo(list, sought) {
        let [low, high] = [0, list.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if (list[middle] <= sought) low = middle + 1;
            else high = middle;
        }
        return Math.max(0, low - 1);
    }

    keys(number) {
        return this.piece("k" + number, text => new Map(text.split(",").map(record => {
            const [key, count, places] = record.split(" ");
            return [key, {key, count: Number(count), places}];
        })));
    }

    /** `{key, count, places}`, or nothing. */
    async key(sought) {
        return (await this.keys(Index.lastUpTo(this.firsts, sought))).get(sought);
    }

    /** The most frequent keys that begin so. */
    async keysFrom(beginning, most) {
        const first = Index.lastUpTo(this.firsts, beginning);
        const found = [];
        for (let number = first; number < Math.min(first + 3, this.firsts.length); number += 1) {
            if (number > first && !this.firsts[number].startsWith(beginning)) break;
            for (const record of (await this.keys(number)).values()) {
                if (record.key.startsWith(beginning)) found.push(record);
            }
        }
        return found.sort((one, other) => other.count - one.count).slice(0, most);
    }

    /** The words of the book, the most frequent ones. */
    words() {
        return this.piece("words", text => {
            let last = "";
            return new Set([...text.matchAll(/([0-9A-Z])([a-z]*)/g)].map(([, shared, rest]) => (
                last = last.slice(0, parseInt(shared, 36)) + rest)));
        });
    }

    /** The section of a number, with its page. */
    async section(number) {
        const piece = Index.lastUpTo(this.starts, number);
        const sections = await this.piece("s" + piece, pages => pages.flatMap(([page, title, sections]) => (
            sections.map(([id, heading, text, ...phrases]) => ({page, title, id, heading, text, phrases})))));
        return {...sections[number - this.starts[piece]], number};
    }
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const digitOf = Object.fromEntries([...digits].map((digit, value) => [digit, value]));

/** Where a key is found, as `SearchTerms` has written it: section and strength. */
function* placesIn(text) {
    let section = -1;
    for (let at = 0; at < text.length; at += 1) {
        let [by, unit, digit] = [0, 1, digitOf[text[at]]];
        for (; digit >= 32; digit = digitOf[text[at += 1]]) {
            by += (digit - 32) * unit;
            unit *= 32;
        }
        section += by + digit * unit + 1;
        yield [section, digitOf[text[at += 1]]];
    }
}
