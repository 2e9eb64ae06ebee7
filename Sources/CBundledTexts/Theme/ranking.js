/* Which sections answer a query, the best first: those that have all its words before those that have most;
   titles before headings before text before calls. */

class Search {
    static mostKeys = 24;
    /** So many words are mended. */
    static mostMended = 12;
    /** Of a query with so many words or fewer, sections that have all of them come first. */
    static mostWords = 3;
    /** But not those that say so little, compared with the one that says most. */
    static leastShare = 0.4;
    /** Nor those that say so little once their headings and texts were read. */
    static leastShareRead = 0.6;
    /** A word that weighs less than this, compared with the heaviest, is nearly everywhere: a section may
        lack it. */
    static leastWeight = 0.35;
    /** How far a section has one of several words of which it says so much: one that is in its code alone, or
        far down, it has in part. */
    static had = strength => Math.max(0.45, Math.min(1, strength / 12));
    /** A page of reference counts for less than one that explains, and for little where somebody tells what
        happened, in so many words or more. */
    static reference = 0.7;
    static referenceInTale = 0.4;
    static tale = 4;
    /** So much a word that the table makes of one of the query counts in a heading. */
    static meaning = 0.8;
    /** So many of the best are read for the words of the query in their order. */
    static mostRead = 20;

    constructor(index) {
        this.index = index;
    }

    /** `{sections, calls, missing, words}`: numbers, the words that the book does not have, what to mark. */
    async find(typed) {
        this.used = 0;
        const query = await this.withoutSlips(typed);
        const units = [];
        for (const unit of unitsOf(query)) {
            const readings = await this.readings(unit);
            units.push({...unit, found: readings, scores: this.scores(readings)});
        }
        const known = units.filter(unit => unit.scores.size);
        const asked = known.filter(unit => !unit.isFiller);
        const ranked = this.rank(asked.length ? asked : known);
        const sections = ranked.filter(found => found.best > 2);
        return {
            sections: await this.phrasesFirst(query, sections, asked),
            calls: ranked.filter(found => found.best <= 2),
            missing: units.filter(unit => !unit.scores.size && !unit.isFiller).map(unit => unit.text),
            words: Search.marked(asked.length ? asked : known),
        };
    }

    /** The words to mark: of a phrase, not those that are in every text, unless it has no others. */
    static marked(units) {
        const words = units.flatMap(unit => unit.found.flatMap(({words}) => words));
        const telling = words.filter(word => !fillers.has(word));
        return telling.length ? telling : words;
    }

    rank(units) {
        const weight = unit => unit.weight = weightOf(unit.found);
        const total = units.reduce((sum, unit) => sum + weight(unit), 0);
        const heaviest = Math.max(...units.map(unit => unit.weight));
        const isCommon = unit => unit.weight < heaviest * Search.leastWeight;
        const needed = units.filter(unit => !isCommon(unit)).length;
        const found = new Map();
        for (const unit of units) {
            for (const [section, {strength, isLiteral}] of unit.scores) {
                const none = {section, count: 0, literal: 0, had: 0, sum: 0, best: 0, weight: 0};
                const entry = found.get(section) ?? none;
                entry.count += isCommon(unit) ? 0 : 1;
                entry.literal += isLiteral && !isCommon(unit) ? 1 : 0;
                entry.weight += unit.weight;
                entry.had += unit.weight * (units.length > 1 ? Search.had(strength) : 1);
                entry.sum += unit.weight * saturated(strength);
                entry.best = Math.max(entry.best, strength);
                found.set(section, entry);
            }
        }
        const ranked = [...found.values()];
        for (const entry of ranked) {
            // Of a whole sentence a long section has all words by chance.
            entry.hasAll = units.length <= Search.mostWords && entry.literal === needed;
            const share = Math.min(entry.had / total, entry.count / needed);
            const isWhole = entry.weight === total && entry.count >= needed;
            entry.score = entry.sum * share ** 2 * (isWhole ? 1.5 : 1);
        }
        const least = ranked.reduce((most, entry) => Math.max(most, entry.score), 0) * Search.leastShare;
        for (const entry of ranked) entry.hasAll &&= entry.score >= least;
        return ranked.sort((one, other) => (
            other.hasAll - one.hasAll || other.score - one.score || one.section - other.section));
    }

    /** Of the best, those whose heading is the query come first; those that have its words side by side gain. */
    async phrasesFirst(query, ranked, units) {
        const phrase = phraseOf(query);
        const headings = headingsFor(query);
        const words = wordsIn(query).map(fold);
        const asked = units.map(formsOf).filter(forms => forms.size);
        const meant = units.map(unit => new Set(unit.found.flatMap(({words}) => words)));
        const best = ranked.slice(0, Search.mostRead);
        for (const found of best) {
            const {page, heading, text, phrases} = await this.index.section(found.section);
            const titles = [heading, ...phrases];
            found.isHeading = titles.some(title => headings.has(phraseOf(withoutArticles(title))));
            if (words.length < 2) continue;
            if (page.startsWith("language")) {
                found.score *= units.length < Search.tale ? Search.reference : Search.referenceInTale;
            } else if (page === "rules.html" && units.length < Search.tale) {
                found.score *= Search.reference;
            }
            const agreed = Math.max(...titles.map(title => (
                Math.max(agreement(asked, title), Search.meaning * agreement(meant, title)))));
            found.score *= 1 + 2 * agreed;
            if (titles.some(title => phraseOf(title).includes(phrase))) found.score *= 1.5;
            else if (phraseOf(text).includes(phrase)) found.score *= 1 + words.length / 4;
            else found.score *= closeness(asked, text);
        }
        const least = best.reduce((most, found) => Math.max(most, found.score), 0) * Search.leastShareRead;
        for (const found of best) found.hasAll &&= found.score >= least;
        best.sort((one, other) => (
            other.isHeading - one.isHeading || other.hasAll - one.hasAll || other.score - one.score
            || one.section - other.section));
        return [...best, ...ranked.slice(Search.mostRead)];
    }

    // Readings

    async key(key) {
        this.used += 1;
        return this.used > Search.mostKeys ? undefined : this.index.key(key);
    }

    /** `{records, quality, weight, words}` for each reading that the book has. */
    async readings(unit) {
        const found = [...await this.wordReadings(unit), ...await this.synonymReadings(unit)];
        for (const reading of found) {
            const rarity = ({count}) => Math.log(1 + (this.index.sections + 0.5) / (count + 0.5));
            const rarities = reading.records.map(rarity);
            const mean = rarities.reduce((sum, one) => sum + one) / rarities.length;
            reading.weight = mean * (unit.isFiller ? 0.2 : 1);
        }
        return found;
    }

    async synonymReadings(unit) {
        const found = [];
        for (const meaning of unit.readings) {
            const words = wordsIn(meaning).filter((word, _, all) => all.length === 1 || !fillers.has(word));
            const records = [];
            for (const word of words) {
                const keys = isIdeographic(word) ? gramsOf(word) : [word.toLowerCase()];
                for (const key of keys) records.push(await this.key(key) ?? await this.key(stemOf(key)));
            }
            const isThere = records.length && records.every(Boolean);
            const lower = words.map(word => word.toLowerCase());
            if (isThere) found.push({records, quality: 0.8, isMeant: true, words: lower});
        }
        return found;
    }

    async wordReadings(unit) {
        const words = wordsIn(unit.text);
        if (words.length > 1) {
            const records = [];
            for (const word of words) records.push(await this.key(stemOf(word.toLowerCase())));
            return records.every(Boolean) ? [{records, quality: 1, words: words.map(fold)}] : [];
        }
        return isIdeographic(unit.text) ? this.ideographicReadings(unit) : this.latinReadings(unit);
    }

    async ideographicReadings({text, readings}) {
        const records = [];
        // In a book with simplified characters, a word in traditional ones.
        const plain = simplify(text);
        if (plain !== text && !(await this.keysOf(text)).every(Boolean)) {
            return this.ideographicReadings({text: plain, readings});
        }
        if ([...text].length === 1) {
            return (await this.index.keysFrom(text, 8)).map(record => (
                {records: [record], quality: 0.9, words: [text]}));
        }
        records.push(...await this.keysOf(text));
        // The reader's own word says more than what the table makes of it.
        if (records.every(Boolean)) return [{records, quality: readings.length ? 2 : 1, words: [text]}];
        // Of a word that the table knows, two letters out of three are another word.
        if (readings.length) return [];
        const parts = [];
        for (const key of grams(text, 2)) parts.push(await this.key(key));
        return parts.filter(Boolean).map(record => ({records: [record], quality: 0.4, words: [record.key]}));
    }

    /** What the book has for a run of ideographs. */
    async keysOf(text) {
        const records = [];
        for (const key of gramsOf(text)) records.push(await this.key(key));
        return records;
    }

    async latinReadings({text, readings}) {
        const word = fold(text);
        const stem = stemOf(word);
        const found = [];
        const add = (record, quality, words = [record.key]) => found.push({records: [record], quality, words});
        const whole = await this.key(word);
        if (whole) add(whole, 1);
        if (stem !== word) {
            const record = await this.key(stem);
            if (record) add(record, 0.9);
        }
        if (found.some(reading => reading.records[0].count)) {
            return text.length > 6 ? [...found, ...await this.compound(text)] : found;
        }
        const swift = await this.swiftName(text);
        if (swift) add(swift, 0.9);
        const begun = word.length > 1 ? await this.index.keysFrom(word, 8) : [];
        for (const record of begun) add(record, 0.7, [word]);
        const compound = await this.compound(text);
        if (found.length || readings.length) return [...found, ...compound];
        const slips = await this.slips(word);
        return slips.length ? slips : compound;
    }

    /** What Swift calls a member that is spelled as in Objective-C: `isPagingEnabled` for `setPagingEnabled`,
        `willSelectRowAt` for `willSelectRowAtIndexPath`, `touchDragExit` for `UIControlEventTouchDragExit`. */
    async swiftName(text) {
        const parts = partsOf(text).map(fold);
        if (parts.length < 2) return;
        const own = parts[0] === "set" ? parts.slice(1) : parts;
        const names = [["is", ...own], own];
        for (let length = parts.length - 1; length > 1; length -= 1) {
            // A constant begins with its class, which says little.
            names.push(...parts[0] === "ui" ? [] : [parts.slice(0, length)], parts.slice(-length));
        }
        const words = await this.index.words();
        const name = names.map(parts => parts.join("")).find(name => words.has(name));
        return name && this.key(name);
    }

    /** A query in which words that the book does not have are those of it that the reader meant. */
    async withoutSlips(query) {
        let mended = query;
        for (const word of wordsIn(query).slice(0, Search.mostMended)) {
            const key = fold(word);
            if (key.length < 4 || isIdeographic(word) || fillers.has(key) || synonyms.has(stemOf(key))) continue;
            if (await this.index.key(key) ?? await this.index.key(stemOf(key))) continue;
            const words = await this.index.words();
            if (splitOf(key, words).length || (await this.index.keysFrom(key, 1)).length) continue;
            const meant = [...words].filter(other => isSlip(key, other));
            if (meant.length && new Set(meant.map(stemOf)).size === 1) mended = mended.replace(word, meant[0]);
        }
        return mended;
    }

    /** Words that are written as one: `tapgesture`, `withEvent`; of a class's name what it is a class of. */
    async compound(text) {
        const words = await this.index.words();
        // `uiscrollview` is `ui` and `scrollview`, which is two words again.
        const known = splitOf(fold(text), words).flatMap(part => {
            const inner = splitOf(part, words);
            return inner.length && inner.every(word => word.length > 3) ? inner : [part];
        });
        const split = known.length ? known : partsOf(text).map(fold);
        if (split.length < 2) return [];
        const records = [];
        for (const part of split) {
            if (!fillers.has(part) && part.length > 2) records.push(await this.key(stemOf(part)));
        }
        const there = records.filter(Boolean);
        if (!there.length || there.length * 2 < records.length) return [];
        return [{records: there, quality: 0.5, isMeant: true, words: there.map(record => record.key)}];
    }

    async slips(word) {
        const least = word.length < 4 ? Infinity : 0;
        const known = [...await this.index.words()].filter(other => word.length > least && isSlip(word, other));
        const beginning = word.slice(0, 3);
        const near = word.length > 4 ? await this.index.keysFrom(beginning, Infinity) : [];
        const slips = new Set([...known, ...near.map(({key}) => key).filter(key => isSlip(word, key))]);
        const found = [];
        for (const slip of [...slips].slice(0, 4)) {
            const record = await this.key(slip);
            if (record) found.push({records: [record], quality: 0.7, words: [slip]});
            if (slip.length > 6) found.push(...await this.compound(slip));
        }
        return found;
    }

    // Scores

    /** By section, how much the best of the readings says about it. */
    scores(readings) {
        const scores = new Map();
        for (const {records, quality, isMeant} of readings) {
            const sums = new Map();
            for (const {places} of records) {
                for (const [section, strength] of placesIn(places)) {
                    const [sum, count] = sums.get(section) ?? [0, 0];
                    sums.set(section, [sum + strength, count + 1]);
                }
            }
            const needed = records.length < 3 ? records.length : Math.ceil(records.length * 2 / 3);
            for (const [section, [sum, count]] of sums) {
                if (count < needed) continue;
                // A call stays a call, however it was found.
                const score = sum / records.length;
                const isCall = sum <= 2 * count;
                const strength = isCall ? score : Math.max(2.5, score * quality);
                const known = scores.get(section);
                const isLiteral = !isMeant || !!known?.isLiteral;
                const [low, high] = [strength, known?.strength ?? 0].sort((one, other) => one - other);
                // A call stays weak, whatever it is called.
                scores.set(section, {strength: high > 2 ? high + 0.3 * low : high, isLiteral});
            }
        }
        return scores;
    }
}

/** A word weighs what it weighs itself, and only one that the book does not have what it may mean. */
function weightOf(readings) {
    const literal = readings.filter(reading => !reading.isMeant);
    const weights = (literal.length ? literal : readings).map(reading => reading.weight);
    return literal.length ? Math.max(...weights) : weights.reduce((sum, weight) => sum + weight) / weights.length;
}

/** One word that says very much about a section does not make up for the other words: the more it says, the
    less each further bit of it counts. */
const saturated = strength => 20 * strength / (20 + strength);

/** The phrases that a heading may be to answer a query: its words, or what the table makes of a single one. */
function headingsFor(query) {
    const units = unitsOf(query);
    const meanings = units.length === 1 ? units[0].readings : [];
    return new Set([query, ...meanings].map(text => phraseOf(withoutArticles(text))));
}

const withoutArticles = text => (
    wordsIn(text).filter((word, at) => at || !articles.has(fold(word))).join(" "));

/** How much of a query its heading has, times how much of the heading the query has, from 0 to 1. `asked` has
    the forms of each word. */
function agreement(asked, heading) {
    const words = wordsIn(heading).map(fold).filter(word => !fillers.has(word));
    if (asked.length < 2 || !words.length) return 0;
    const isIn = (word, forms) => forms.has(word) || forms.has(stemOf(word));
    const inHeading = asked.filter(forms => words.some(word => isIn(word, forms)));
    const inQuery = words.filter(word => asked.some(forms => isIn(word, forms)));
    return inHeading.length / asked.length * inQuery.length / words.length;
}

/** How much a section gains where its text has the words of a query, in any order, with few others between
    them; of a long query most of the words. `asked` has the forms of each word. */
function closeness(asked, text) {
    if (asked.length < 2) return 1;
    const needed = asked.length > 3 ? Math.ceil(asked.length * 0.75) : asked.length;
    const last = asked.map(() => -Infinity);
    let most = 0;
    wordsIn(text).map(fold).forEach((word, at) => {
        const stem = stemOf(word);
        asked.forEach((forms, index) => {
            if (forms.has(word) || forms.has(stem)) last[index] = at;
        });
        most = Math.max(most, last.filter(place => at - place < 3 * asked.length).length);
    });
    if (most < needed) return 1;
    return most === asked.length ? 1.6 : 1.3;
}

/** The forms of a unit's word that the book has; what it may mean is another word. */
const formsOf = unit => new Set(unit.found.filter(({isMeant}) => !isMeant).flatMap(({words}) => words));

/** The words of a text without blanks: `scrollview` and `scroll view` are the same. */
const phraseOf = text => wordsIn(text).map(fold).join("");

const gramsOf = text => grams(text, [...text].length > 2 ? 3 : 2);

/** A word in as few words of the book as possible; nothing when there are no such. */
function splitOf(word, known) {
    if (word.length > 64) return [];
    const best = [[]];
    for (let end = 1; end <= word.length; end += 1) {
        for (let start = 0; start < end; start += 1) {
            const part = word.slice(start, end);
            if (!best[start] || part.length < 2 || part === word || !(known.has(part) || known.has(stemOf(part)))) continue;
            if (!best[end] || best[start].length + 1 < best[end].length) best[end] = [...best[start], part];
        }
    }
    const split = best[word.length];
    return split?.length > 1 && split.some(part => part.length > 3) ? split : [];
}
