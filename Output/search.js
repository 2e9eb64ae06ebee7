"use strict";
{
const synonymLines = "hitTest:withEvent: = hitTest(_:with:)\npointInside:withEvent: = point(inside:with:)\ntouchesBegan:withEvent: = touchesBegan\ntouches began = touchesBegan\ntouches moved = touchesMoved\ntouches ended = touchesEnded\ntouchesEnded not called, touches ended not called = touchesCancelled instead of touchesEnded\nhit test = hitTest, hit-testing\ntouchesMoved:withEvent: = touchesMoved\ntouchesEnded:withEvent: = touchesEnded\ntouchesCancelled:withEvent: = touchesCancelled\nnextResponder = next, responder chain\nuserInteractionEnabled = isUserInteractionEnabled\nhidden = isHidden\nenabled = isEnabled\nmultipleTouchEnabled = isMultipleTouchEnabled\nexclusiveTouch = isExclusiveTouch\npointInside = point(inside:with:)\nconvertPoint:toView:, convertPoint:fromView: = convert\nrequireGestureRecognizerToFail: = require(toFail:), failure requirement\ngestureRecognizer:shouldReceiveTouch:, shouldReceiveTouch = shouldReceive\nshouldRecognizeSimultaneouslyWithGestureRecognizer: = shouldRecognizeSimultaneouslyWith, simultaneous\nshouldRequireFailureOfGestureRecognizer: = shouldRequireFailureOf, failure requirement\nshouldBeRequiredToFailByGestureRecognizer: = shouldBeRequiredToFailBy, failure requirement\ncanPreventGestureRecognizer: = canPrevent\ncanBePreventedByGestureRecognizer: = canBePrevented\nlocationInView: = location(in:)\ntranslationInView: = translation(in:)\nvelocityInView: = velocity(in:)\naddTarget:action:forControlEvents: = addTarget\nUIControlEventTouchUpInside = touchUpInside\nUIControlEventTouchDown = touchDown\nsendAction:to:from:forEvent: = sendAction\nbeginTrackingWithTouch:withEvent: = beginTracking\ncontinueTrackingWithTouch:withEvent: = continueTracking\nendTrackingWithTouch:withEvent: = endTracking\ncancelTrackingWithEvent: = cancelTracking\ntouchesShouldCancelInContentView: = touchesShouldCancel\ntouchesShouldBegin:withEvent:inContentView: = touchesShouldBegin\ntableView:didSelectRowAtIndexPath:, didSelectRowAtIndexPath = didSelectRowAt\ndidSelectItemAt, didSelectRow = didSelectRowAt\nanimateWithDuration = animation, move\nUIViewAnimationOptionAllowUserInteraction = allowUserInteraction\nremoveFromSuperView = removeFromSuperview\nUIGestureRecognizerStateFailed = failed\npresentationLayer = presentation layer, model value\nclick, press = tap\nclickable, touchable, tappable = tap, hit-testing\ndead, unresponsive, not responding = hit-testing, arrive\nnot working, not called, never called, not firing, not fired, does nothing = arrive\nnot received, not receiving, not recognized, not recognised = arrive\nhotspot, touch area, hit area = point(inside:with:)\nclick-through, touch-through, pass through, passthrough, see-through = pass-through, touches through, cover\noverlay, mask = cover, covers\npass touch, pass touches, forward touch to view below = pass-through, touches through, cover\nbelow, underneath = behind, cover\nscaled, scale = transform\ndisable = isUserInteractionEnabled, disabled\ndismiss, close = dismiss, put away, close\npass touches through, let touches through, touches through = pass-through, cover\nblocking, blocks, intercept, intercepts = cover, covers, cancelsTouchesInView\nsticks out, outside superview, outside bounds, outside parent = outside their parent, outside bounds, sticks out\ninvisible, opacity = alpha, transparent\nalpha = transparent\ntransparent = alpha, cover\ntwice, two times = once more\ntap twice, tapping twice, tap two times = double tap, taps\nignore, exclude = refuse, shouldReceive\neats touch, eats touches, swallow = cancelsTouchesInView, swallowed\nsteals, steal = excluded, cancelled\nlag, laggy, slow, late = delay\ntogether = both at once, simultaneously\nincrease, expand, bigger, larger, extend = enlarge, larger\nreceive, receives, receiving = gets, touchesBegan\nflashes = touchesCancelled\ngreyed, grayed, disabled = isEnabled, disabled\nhold, press and hold = long press\ndrag, dragging = pan\nflick = swipe\nzoom = pinch\npriority = require(toFail:)\nboth fire, both work, at the same time = simultaneous, simultaneously, both at once\nsimultaneous, simultaneously = both at once\nbubbling, bubble, propagation, propagate = responder chain, next\nswipe back, interactivePopGestureRecognizer = screen-edge pan, swipe back\ntwo fingers, multitouch, second touch = isMultipleTouchEnabled, second finger\ntwo buttons, simultaneous buttons = isExclusiveTouch\npopup, toast, alert = window\nfreeze, frozen, locked = beginIgnoringInteractionEvents\nkeyboard = first responder\nkeyboard does not appear, keyboard not appearing, keyboard does not show, keyboard not showing = becomeFirstResponder returns false\nresponder chain order, order of responders = responder chain\nframe zero, zero frame, zero size, zero height, zero width = without height, without a size\nparent view = superview\nchild view = subview\nanimating, moving = animation\nanimate, animation = move\n点击 = tap\n点不到, 点不动, 不能点击, 没反应, 无反应, 不响应, 无效, 失效 = hit-testing, hit view, arrive\n手势冲突, 冲突 = tie, excluded, both at once\n手势 = gesture recognizer\n事件穿透, 穿透 = pass-through, cover\n遮挡, 挡住, 遮罩 = cover, covers\n响应链, 响应者链 = responder chain\n事件传递, 传递 = passed on, responder chain\n事件 = event\n第一响应者 = first responder\n响应者 = responder\n命中测试 = hit-testing\n父视图 = superview, parent\n子视图 = subview, children\n超出, 凸起 = outside their parent, outside bounds\n热区, 点击区域 = point(inside:with:), larger\n扩大, 增大 = enlarge, larger\n调用, 触发 = called\n优先级, 优先 = require(toFail:), failure requirement\n冒泡 = responder chain\n单击 = single tap\n双击 = double tap\n长按 = long press\n拖动, 拖拽 = pan, drag\n轻扫 = swipe\n捏合 = pinch\n旋转 = rotation\n侧滑返回, 侧滑 = screen-edge pan\n滑动冲突 = both at once, nested\n滚动视图 = scroll view\n滚动 = scroll\n嵌套滚动, 嵌套 = nested, inner\n高亮 = isHighlighted, highlight\n延迟 = delay\n拦截 = cancelsTouchesInView\n多点触控, 多指 = multi-touch, isMultipleTouchEnabled\n同时识别 = simultaneous, simultaneously\n同时点击 = isExclusiveTouch, exclusive\n同时 = simultaneous, simultaneously\n悬浮窗, 窗口 = window\n半屏弹窗, 弹窗 = sheet, presented\n按钮 = button, UIButton\n手指 = finger\n透明 = alpha, transparent\n动画 = animation\n取消 = touchesCancelled, cancelled\n键盘 = first responder\n表格, 列表 = table\n选中 = didSelectRowAt\n坐标 = coordinate, convert\n两个 = two\n點擊 = 点击\n手勢衝突 = 手势冲突\n手勢 = 手势\n響應鏈 = 响应链";
const searchWords = {none: "Nothing has all of this. A part of a word is enough.", nowhere: "Not in the book:", some: "found", shown: "shown", more: "More results"};
const {site, element, all, fold, finds, foldedWithPlaces, follow, showFound, panel} = window.tracebook;
const ideographs = "\\u3041-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af"
+ "\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
const wordPattern = new RegExp(
`[${ideographs}]+|(?:(?<=\\d)\\.(?=\\d)|(?![${ideographs}])[\\p{Alphabetic}\\p{N}])+`, "gu");
const isIdeographic = text => new RegExp(`^[${ideographs}]`, "u").test(text);
const unformed = new Set(["disable", "enable", "unable", "variable", "string", "during"]);
const partsOf = word => word.match(
/[\d.]+|\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}\d]+/gu) ?? [word];
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
function grams(text, length) {
const letters = [...text];
return letters.slice(length - 1).map((_, start) => letters.slice(start, start + length).join(""));
}
const wordsIn = text => text.normalize("NFKC").match(wordPattern) ?? [];
function isSlip(one, other) {
if (Math.abs(one.length - other.length) > 1) return false;
let start = 0;
while (start < one.length && one[start] === other[start]) start += 1;
const [a, b] = [one.slice(start), other.slice(start)];
return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
|| (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}
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
async key(sought) {
return (await this.keys(Index.lastUpTo(this.firsts, sought))).get(sought);
}
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
words() {
return this.piece("words", text => {
let last = "";
return new Set([...text.matchAll(/([0-9A-Z])([a-z]*)/g)].map(([, shared, rest]) => (
last = last.slice(0, parseInt(shared, 36)) + rest)));
});
}
async section(number) {
const piece = Index.lastUpTo(this.starts, number);
const sections = await this.piece("s" + piece, pages => pages.flatMap(([page, title, sections]) => (
sections.map(([id, heading, text, ...phrases]) => ({page, title, id, heading, text, phrases})))));
return {...sections[number - this.starts[piece]], number};
}
}
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const digitOf = Object.fromEntries([...digits].map((digit, value) => [digit, value]));
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
const articles = new Set("a an the my your its this that".split(" "));
const fillers = new Set((
"a an the and or but is are was were be been it its this that these those i my me we you your he she "
+ "they to of in on at by for from with as into over if then than when while what which who why how "
+ "where do does did done not no can could should will would there here so too very just only instead "
+ "being have has had having am also always sometimes anymore properly correctly suddenly seem seems "
+ "happen happens happening get gets got make makes making want need called fired work works working "
+ "problem issue help fix quickly cannot cant dont doesnt isnt wont didnt still even any some use using "
+ "trying "
+ "t s doesn don isn aren won wasn didn couldn hasn ios swift uikit xcode iphone").split(" "));
const synonyms = new Map();
const ideographic = new Map();
const keysOfWords = text => wordsIn(text).map(word => stemOf(word.toLowerCase()));
function lengthOf(phrase, words) {
let at = 0;
for (const word of phrase) {
if (word === words[at]) at += 1;
else if (at && articles.has(words[at]) && word === words[at + 1]) at += 2;
else if (!at || !articles.has(word)) return 0;
}
return at;
}
for (const line of synonymLines.split("\n")) {
const [from, to] = line.split(" = ");
if (!to) continue;
const meanings = to.split(", ");
for (const phrase of from.split(", ")) {
if (isIdeographic(phrase)) {
ideographic.set(phrase, meanings);
continue;
}
const words = keysOfWords(phrase);
const known = synonyms.get(words[0]) ?? [];
known.push({words, to: meanings});
synonyms.set(words[0], known.sort((one, other) => other.words.length - one.words.length));
}
}
function unitsOf(query) {
const units = [];
const words = wordsIn(query);
for (let at = 0; at < words.length;) {
if (isIdeographic(words[at])) {
units.push(...ideographicUnits(words[at]));
at += 1;
continue;
}
const stems = words.slice(at, at + 10).map(word => stemOf(word.toLowerCase()));
const synonym = (synonyms.get(stems[0]) ?? []).find(({words: sought}) => lengthOf(sought, stems));
const length = synonym ? lengthOf(synonym.words, stems) : 1;
const text = words.slice(at, at + length).join(" ");
units.push({
text, readings: synonym?.to ?? [],
isFiller: !synonym && fillers.has(text.toLowerCase()),
});
at += length;
}
return units.every(unit => unit.isFiller) ? units.map(unit => ({...unit, isFiller: false})) : units;
}
function ideographicUnits(run) {
const letters = [...run];
const units = [];
let rest = "";
const finish = () => {
const isFiller = [...rest].length < 2 && letters.length > 1;
if (rest) units.push({text: rest, readings: [], isFiller});
rest = "";
};
for (let at = 0; at < letters.length;) {
let length = Math.min(8, letters.length - at);
while (length && !ideographic.has(letters.slice(at, at + length).join(""))) length -= 1;
if (length) {
finish();
const text = letters.slice(at, at + length).join("");
const meanings = ideographic.get(text);
const further = meanings.flatMap(meaning => ideographic.get(meaning) ?? []);
units.push({text, readings: [...meanings, ...further], isFiller: false});
at += length;
} else {
rest += letters[at];
at += 1;
}
}
finish();
return units;
}
class Search {
static mostKeys = 24;
static mostWords = 3;
static leastShare = 0.4;
static leastShareRead = 0.6;
static leastWeight = 0.35;
static reference = 0.7;
static mostRead = 16;
constructor(index) {
this.index = index;
}
async find(query) {
this.used = 0;
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
const none = {section, count: 0, literal: 0, weight: 0, sum: 0, best: 0};
const entry = found.get(section) ?? none;
entry.count += isCommon(unit) ? 0 : 1;
entry.literal += isLiteral && !isCommon(unit) ? 1 : 0;
entry.weight += unit.weight;
entry.sum += unit.weight * saturated(strength);
entry.best = Math.max(entry.best, strength);
found.set(section, entry);
}
}
const ranked = [...found.values()];
for (const entry of ranked) {
entry.hasAll = units.length <= Search.mostWords && entry.literal === needed;
const share = Math.min(entry.weight / total, entry.count / needed);
entry.score = entry.sum * share ** 2 * (share === 1 ? 1.5 : 1);
}
const least = ranked.reduce((most, entry) => Math.max(most, entry.score), 0) * Search.leastShare;
for (const entry of ranked) entry.hasAll &&= entry.score >= least;
return ranked.sort((one, other) => (
other.hasAll - one.hasAll || other.score - one.score || one.section - other.section));
}
async phrasesFirst(query, ranked, units) {
const phrase = phraseOf(query);
const headings = headingsFor(query);
const words = wordsIn(query).map(fold);
const asked = units.map(formsOf).filter(forms => forms.size);
const best = ranked.slice(0, Search.mostRead);
for (const found of best) {
const {page, heading, text, phrases} = await this.index.section(found.section);
const titles = [heading, ...phrases];
found.isHeading = titles.some(title => headings.has(phraseOf(withoutArticles(title))));
if (words.length < 2) continue;
if (page.startsWith("language") || page === "rules.html") found.score *= Search.reference;
found.score *= 1 + Math.max(...titles.map(title => agreement(asked, title)));
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
async key(key) {
this.used += 1;
return this.used > Search.mostKeys ? undefined : this.index.key(key);
}
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
if ([...text].length === 1) {
return (await this.index.keysFrom(text, 8)).map(record => (
{records: [record], quality: 0.9, words: [text]}));
}
for (const key of gramsOf(text)) records.push(await this.key(key));
if (records.every(Boolean)) return [{records, quality: readings.length ? 2 : 1, words: [text]}];
if (readings.length) return [];
const parts = [];
for (const key of grams(text, 2)) parts.push(await this.key(key));
return parts.filter(Boolean).map(record => ({records: [record], quality: 0.4, words: [record.key]}));
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
const begun = word.length > 1 ? await this.index.keysFrom(word, 8) : [];
for (const record of begun) add(record, 0.7, [word]);
const compound = await this.compound(text);
if (found.length || readings.length) return [...found, ...compound];
const slips = await this.slips(word);
return slips.length ? slips : compound;
}
async compound(text) {
const words = await this.index.words();
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
const score = sum / records.length;
const isCall = sum <= 2 * count;
const strength = isCall ? score : Math.max(2.5, score * quality);
const known = scores.get(section);
const isLiteral = !isMeant || !!known?.isLiteral;
const [low, high] = [strength, known?.strength ?? 0].sort((one, other) => one - other);
scores.set(section, {strength: high > 2 ? high + 0.3 * low : high, isLiteral});
}
}
return scores;
}
}
function weightOf(readings) {
const literal = readings.filter(reading => !reading.isMeant);
const weights = (literal.length ? literal : readings).map(reading => reading.weight);
return literal.length ? Math.max(...weights) : weights.reduce((sum, weight) => sum + weight) / weights.length;
}
const saturated = strength => 20 * strength / (20 + strength);
function headingsFor(query) {
const units = unitsOf(query);
const meanings = units.length === 1 ? units[0].readings : [];
return new Set([query, ...meanings].map(text => phraseOf(withoutArticles(text))));
}
const withoutArticles = text => (
wordsIn(text).filter((word, at) => at || !articles.has(fold(word))).join(" "));
function agreement(asked, heading) {
const words = wordsIn(heading).map(fold).filter(word => !fillers.has(word));
if (asked.length < 2 || !words.length) return 0;
const isIn = (word, forms) => forms.has(word) || forms.has(stemOf(word));
const inHeading = asked.filter(forms => words.some(word => isIn(word, forms)));
const inQuery = words.filter(word => asked.some(forms => isIn(word, forms)));
return inHeading.length / asked.length * inQuery.length / words.length;
}
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
const formsOf = unit => new Set(unit.found.filter(({isMeant}) => !isMeant).flatMap(({words}) => words));
const phraseOf = text => wordsIn(text).map(fold).join("");
const gramsOf = text => grams(text, [...text].length > 2 ? 3 : 2);
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
class Panel {
static first = 12;
static further = 24;
static mostCalls = 6;
constructor(index) {
this.search = new Search(index);
this.panel = panel;
this.input = panel.querySelector("input");
this.count = panel.querySelector(".count");
this.list = panel.querySelector("ol");
this.more = element("button", "more", searchWords.more);
this.more.type = "button";
this.input.addEventListener("input", () => this.find());
this.more.addEventListener("click", () => this.showMore());
panel.addEventListener("keydown", event => this.press(event));
this.list.addEventListener("click", event => this.choose(event));
this.find();
}
press(event) {
if (event.isComposing) return;
const links = all("a", this.list);
if (event.key === "Enter" && event.target === this.input) links[0]?.click();
const by = {ArrowDown: 1, ArrowUp: -1}[event.key];
if (!by) return;
const stops = [this.input, ...links];
event.preventDefault();
stops[stops.indexOf(document.activeElement) + by]?.focus();
}
choose(event) {
const link = event.target.closest("a");
if (!link) return;
const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
if (link.pathname === location.pathname && !isElsewhere) {
event.preventDefault();
if (link.hash === location.hash) follow(link.hash);
location.hash = link.hash;
const sought = this.words.join(" ");
setTimeout(() => showFound(sought));
}
this.panel.hidePopover();
}
async find() {
const query = this.input.value;
this.count.textContent = "";
this.more.remove();
if (!query.trim()) return this.list.replaceChildren();
const turn = this.turn = {};
try {
const found = await this.search.find(query);
if (turn !== this.turn) return;
this.words = wordsToMark(query, found.words);
this.rest = [...found.sections];
const sections = await this.next(Panel.first);
const calls = await this.sections(found.calls.slice(0, Panel.mostCalls));
if (turn !== this.turn) return;
this.list.replaceChildren();
this.show([...sections, ...calls]);
this.count.textContent = this.summary(found, sections.length + calls.length);
} catch {
if (turn === this.turn) this.panel.dispatchEvent(new Event("failure"));
}
}
sections(found) {
return Promise.all(found.map(({section}) => this.search.index.section(section)));
}
next(count) {
return this.sections(this.rest.splice(0, count));
}
async showMore() {
const turn = this.turn;
const sections = await this.next(Panel.further);
if (turn === this.turn) this.show(sections);
}
show(sections) {
const firstCall = this.list.querySelector("li:has(.call)");
let last = this.list.querySelector(":scope > li:last-child");
if (firstCall) last = firstCall.previousElementSibling;
for (const section of sections) {
const kind = section.page + (section.heading ? "" : " call");
if (last?.dataset.page !== kind) {
const group = element("li", "", element("p", "from", section.title), element("ol"));
group.dataset.page = kind;
this.list.insertBefore(group, firstCall);
last = group;
}
last.lastElementChild.append(this.result(section));
}
if (this.rest.length) this.list.after(this.more);
else this.more.remove();
}
summary({sections, calls, missing}, shown) {
const found = sections.length + calls.length;
const nowhere = missing.length ? searchWords.nowhere + " " + missing.join(", ") : "";
if (!found) return [searchWords.none, nowhere].filter(Boolean).join(" ");
const few = shown < found ? ", " + shown + " " + searchWords.shown : "";
return found + " " + searchWords.some + few + (nowhere && ". " + nowhere);
}
result({page, id, heading, text}) {
const link = element("a", heading ? "" : "call");
const query = "?find=" + encodeURIComponent(this.words.join(" "));
link.href = new URL(page, site).href + query + (id && "#" + encodeURIComponent(id));
if (heading) link.append(element("b", "", ...marked(heading, this.words)), " ");
link.append(...marked(excerpt(text, this.words), this.words));
return element("li", "", link);
}
}
function wordsToMark(query, read) {
const typed = fold(query).split(/\s+/).filter(word => !fillers.has(word));
return [...new Set([...typed, ...read])].filter(word => word.length > 1 || isIdeographic(word))
.sort((one, other) => other.length - one.length).slice(0, 24);
}
function excerpt(text, words) {
const {folded, places} = foldedWithPlaces(text);
const first = Math.min(...words.map(word => folded.indexOf(word)).filter(place => place >= 0));
if (first < 60 || first === Infinity) return text.slice(0, 140) + (text.length > 140 ? " ..." : "");
const before = text.slice(places[first - 40], places[first]).replace(/^\S{0,39}\s/, "");
const start = places[first] - before.length;
return "... " + text.slice(start, start + 140) + (text.length > start + 140 ? " ..." : "");
}
function marked(text, words) {
const pieces = [];
let done = 0;
for (const [start, end] of finds(text, words)) {
pieces.push(text.slice(done, start), element("mark", "", text.slice(start, end)));
done = end;
}
return [...pieces, text.slice(done)];
}
const index = new Index();
index.open().then(() => new Panel(index), () => panel.dispatchEvent(new Event("failure")));
}
