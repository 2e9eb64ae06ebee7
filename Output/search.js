"use strict";
{
const synonymLines = "hitTest:withEvent: = hitTest(_:with:)\npointInside:withEvent: = point(inside:with:)\ntouchesBegan:withEvent: = touchesBegan\ntouches began = touchesBegan\ntouches moved = touchesMoved\ntouches ended = touchesEnded\ntouches cancelled, touches canceled = touchesCancelled\ntouchesEnded not called, touches ended not called = touchesCancelled instead of touchesEnded\nhit test = hitTest, hit-testing\ntouchesMoved:withEvent: = touchesMoved\ntouchesEnded:withEvent: = touchesEnded\ntouchesCancelled:withEvent: = touchesCancelled\nnextResponder = next, responder chain\nuserInteractionEnabled = isUserInteractionEnabled\nhidden = isHidden\nenabled = isEnabled\nmultipleTouchEnabled = isMultipleTouchEnabled\nexclusiveTouch = isExclusiveTouch\npointInside = point(inside:with:)\nconvertPoint:toView:, convertPoint:fromView: = convert\nrequireGestureRecognizerToFail: = require(toFail:), failure requirement\ngestureRecognizer:shouldReceiveTouch:, shouldReceiveTouch = shouldReceive\nshouldRecognizeSimultaneouslyWithGestureRecognizer: = shouldRecognizeSimultaneouslyWith, simultaneous\nshouldRequireFailureOfGestureRecognizer: = shouldRequireFailureOf, failure requirement\nshouldBeRequiredToFailByGestureRecognizer: = shouldBeRequiredToFailBy, failure requirement\ncanPreventGestureRecognizer: = canPrevent\ncanBePreventedByGestureRecognizer: = canBePrevented\nlocationInView: = location(in:)\ntranslationInView: = translation(in:)\nvelocityInView: = velocity(in:)\naddTarget:action:forControlEvents: = addTarget\nUIControlEventTouchUpInside = touchUpInside\nUIControlEventTouchDown = touchDown\nsendAction:to:from:forEvent: = sendAction\nbeginTrackingWithTouch:withEvent: = beginTracking\ncontinueTrackingWithTouch:withEvent: = continueTracking\nendTrackingWithTouch:withEvent: = endTracking\ncancelTrackingWithEvent: = cancelTracking\ntouchesShouldCancelInContentView: = touchesShouldCancel\ntouchesShouldBegin:withEvent:inContentView: = touchesShouldBegin\ntableView:didSelectRowAtIndexPath:, didSelectRowAtIndexPath = didSelectRowAt\ndidSelectItemAt, didSelectRow = didSelectRowAt\nanimateWithDuration = animation, move\nUIViewAnimationOptionAllowUserInteraction = allowUserInteraction\nremoveFromSuperView = removeFromSuperview\nUIGestureRecognizerStateFailed = failed\npresentationLayer = presentation layer, model value\nclick, press = tap\nclickable, touchable, tappable, unclickable, untappable = tap, hit-testing\ndead, unresponsive, not responding, does not respond = hit-testing, arrive\nnothing happens, no effect, no reaction, no response, does not react, not reacting = arrive\nnot working, not called, never called, not firing, not fired, does nothing = arrive\nnot received, not receiving, not recognized, not recognised = arrive\nhotspot, touch area, hit area = point(inside:with:)\nhit slop, hitSlop, touch slop, tap target = touch target, larger\nclick-through, touch-through, pass through, passthrough, see-through = pass-through, touches through, cover\noverlay, mask = cover, covers\npass touch, pass touches, forward touch to view below = pass-through, touches through, cover\nbelow, underneath = behind, cover\nscaled, scale = transform\ndisable = isUserInteractionEnabled, disabled\ndismiss, close = dismiss, put away, close\npass touches through, let touches through, touches through = pass-through, cover\nblocking, blocks, intercept, intercepts = cover, covers, cancelsTouchesInView\nsticks out, outside superview, outside bounds, outside parent = outside their parent, outside bounds, sticks out\ninvisible, opacity = alpha, transparent\nalpha = transparent\ntransparent = alpha, cover\ntwice, two times = once more\ntap twice, tapping twice, tap two times = double tap, taps\nignore, exclude = refuse, shouldReceive\neats touch, eats touches, swallow = cancelsTouchesInView, swallowed\nsteals, steal = excluded, cancelled\nlag, laggy, slow, late = delay\ntogether = both at once, simultaneously\nincrease, expand, bigger, larger, extend = enlarge, larger\nreceive, receives, receiving = gets, touchesBegan\nflashes = touchesCancelled\ngreyed out, grayed out, greyed, grayed, disabled = isEnabled, disabled\nhold, press and hold = long press\npressed = highlight, isHighlighted\ndrag, dragging = pan\nflick = swipe\nzoom = pinch\npriority = require(toFail:)\nboth fire, both work, at the same time = simultaneous, simultaneously, both at once\nsimultaneous, simultaneously = both at once\nbubbling, bubble, propagation, propagate = responder chain, next\nswipe back, interactivePopGestureRecognizer = screen-edge pan, swipe back\ntwo fingers, multitouch, second touch = isMultipleTouchEnabled, second finger\ntwo buttons, simultaneous buttons = isExclusiveTouch\npopup, toast, alert = window\ndialog, modal = popup, sheet, presented\nhalf modal, half sheet, bottom sheet = sheet\nfreeze, frozen, locked = beginIgnoringInteractionEvents\nkeyboard = first responder\nkeyboard does not appear, keyboard not appearing, keyboard does not show, keyboard not showing = becomeFirstResponder returns false\nresponder chain order, order of responders = responder chain\nframe zero, zero frame, zero size, zero height, zero width, height zero, height 0, width 0 = without height, without a size\nparent view = superview\nchild view = subview\npicture, photo = image view, UIImageView\ncheckbox, toggle = switch, accessory\nlist = table\ncarousel, slideshow = pager, paging\nscreen reader = VoiceOver\noverlapping, overlap, stacked = in front, last subview, cover\npolygon, star, triangle, hexagon, irregular, donut = shape\nfrequency = how often\ndelete, deleted = remove, removed\nredirect, reroute = forward, send\nfrom scratch = yourself, your own\ntiny, little = small\ninactive, deactivated, dimmed = disabled, isEnabled\nheart, oval, ellipse, diamond, curved, shaped = shape\nopens twice, opened twice, pushed twice, presented twice, two screens = push twice\ndropdown, drop down, autocomplete, suggestions = menu, sticks out\nspinner, loader, HUD = overlay, cover\navatar, icon, thumbnail, logo = image view\nconflict, clash, interfere, fight, compete, rival = tie, excluded, both at once\nattach, attached, put = add, adding\nembedded = nested, inside\nhang, hangs, stuck = stuck, freeze\ncallback, notification, notify = delegate, called\nhandler, listener = action, target\nlatency, hesitates, sluggish = delay\nrapidly, rapid, quick = fast\npaint, painting, sketch, scribble, signature = drawing\ndrawer, panel = sheet\nreal device, real phone, real iphone, mouse = simulator, device\nsequence = order\nprecedence, beats = wins, first\ncapture, grab, catch, caught = gets, touchesBegan\nvanish, vanished, disappear, disappeared = lost\ndeallocated, freed, dealloc = released, gone\ndouble click, doubletap, dbl tap = double tap\nlong click, longpress, long tap, hold down = long press\nback swipe, back gesture, pop gesture, swiping back = screen-edge pan, swipe back\nrow tap, cell tap = didSelectRowAt, row\ngesture = recognizer\nmyth, misconception = articles got wrong\nanimating, moving = animation\nflying, sliding, falling = moving, animation\nanimate, animation = move\n点击, 点按, 轻点, 单点 = tap\n点不到, 点不动, 点不了, 点不中, 不能点击, 无法点击, 没反应, 没有反应, 无反应, 没效果, 没有效果 = hit-testing, hit view, arrive\n不响应, 无响应, 无效, 失效, 失灵, 没用, 不起作用, 不走, 不执行, 不触发, 不调用 = hit-testing, hit view, arrive\n手势冲突, 冲突 = tie, excluded, both at once\n手势 = gesture recognizer\n事件穿透, 穿透, 透传 = pass-through, cover\n遮挡, 挡住, 遮罩, 蒙层, 蒙版, 蒙板, 遮盖, 覆盖, 盖住 = cover, covers\n重叠, 叠加 = in front, last subview, cover\n层级, 层次 = in front, last subview, hierarchy\n响应链, 响应者链, 响应者链条 = responder chain\n事件传递, 事件分发, 传递, 分发 = passed on, responder chain\n转发 = forward, passed on\n事件 = event\n第一响应者 = first responder\n响应者 = responder\n命中测试, 命中 = hit-testing, hit view\n父视图, 父控件, 父类视图, 上层视图 = superview, parent\n子视图, 子控件 = subview, children\n超出, 凸起, 突出, 外面 = outside their parent, outside bounds\n热区, 点击区域, 点击范围, 响应范围, 响应区域, 触摸区域 = point(inside:with:), larger\n范围, 区域 = touch target, area\n扩大, 增大, 放大, 加大 = enlarge, larger\n调用, 触发 = called\n优先级, 优先 = require(toFail:), failure requirement\n冒泡 = responder chain\n单击 = single tap\n双击 = double tap\n长按 = long press\n拖动, 拖拽, 拖 = pan, drag\n轻扫 = swipe\n捏合, 缩放 = pinch\n旋转 = rotation\n侧滑返回, 右滑返回, 滑动返回, 返回手势, 侧滑, 右滑 = screen-edge pan, swipe back\n返回按钮 = back button\n滑动冲突 = both at once, nested\n滚动视图 = scroll view\n滚动, 滑动 = scroll\n嵌套滚动, 嵌套滑动, 嵌套 = nested, inner\n回弹, 弹性 = bounce, rubber band\n减速, 惯性 = deceleration\n分页, 翻页 = paging, page\n轮播, 轮播图 = pager, paging\n滑块, 滑杆 = slider, UISlider\n开关 = switch, UISwitch\n输入框, 文本框 = text field, UITextField\n图片, 图像 = image view, UIImageView\n标签, 文字 = label, UILabel\n高亮 = isHighlighted, highlight\n卡住, 一直 = stuck, stays\n延迟, 延时, 变慢, 迟钝 = delay\n拦截, 吞掉 = cancelsTouchesInView, swallow\n多点触控, 多指, 双指, 两指 = multi-touch, isMultipleTouchEnabled, second finger\n同时识别 = simultaneous, simultaneously\n同时点击 = isExclusiveTouch, exclusive\n连点, 连续点击, 重复点击, 快速点击 = isExclusiveTouch, tapped at once, twice\n同时 = simultaneous, simultaneously\n悬浮窗, 窗口 = window\n半屏弹窗, 弹窗, 弹框, 半屏 = sheet, presented, popup\n消失, 关闭 = closes, dismiss\n按钮 = button, UIButton\n控件 = control, UIControl\n手指 = finger\n触摸, 触控 = touch\n透明, 半透明 = alpha, transparent\n隐藏 = hidden, isHidden\n禁用, 不可用, 置灰 = disabled, isEnabled\n动画 = animation\n取消 = touchesCancelled, cancelled\n卡死, 死机, 卡顿, 假死 = freeze, ignores touches\n键盘 = first responder, keyboard\n收起, 收键盘 = put away, dismiss\n表格, 列表 = table\n单元格 = cell\n选中, 点选 = didSelectRowAt\n代理, 委托 = delegate\n坐标 = coordinate, convert\n形状, 圆形, 不规则, 异形 = shape\n定时器, 计时器 = timer\n状态栏 = status bar\n导航栏 = navigation\n摇一摇, 摇晃, 摇动 = shake\n边缘 = screen edge\n顶部 = top\n转场 = transition\n顺序 = order\n默认 = default\n真机 = device\n模拟器 = simulator\n两次, 两遍, 两下 = twice\n两个 = two\n回调 = delegate, called\n停止, 结束 = stops, end\n弹出, 呈现 = present, presented\n高度, 尺寸, 大小 = height, size\n太小 = small\n背景, 后面, 下面, 底下, 下层 = behind, under\n上面, 上层 = in front, on top\n里面, 内部 = inside, content\n多个, 几个 = several\n快速 = fast\n第一次 = first\n空白 = empty\n转圈, 加载 = overlay\n冻结 = freeze\n崩溃 = crash";
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
+ "trying anything something looks looking out off "
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
const traditional = (
"點点擊击沒没應应鈕钮視视圖图響响鏈链勢势衝冲獲获滾滚動动雙双長长單单識识別别傳传遞递擋挡攔拦觸触發发層层級级頁页邊边緣缘"
+ "側侧鍵键盤盘彈弹畫画區区擴扩範范圍围選选兩两個个時时間间從从裡里裏里後后為为無无關关閉闭開开啟启轉转縮缩標标籤签題题錯错誤误"
+ "對对話话隱隐顯显還还過过進进調调執执順顺優优導导欄栏狀状態态輪轮內内項项蓋盖覆覆親亲繼继類类實实現现會会監监聽听遲迟緩缓凍冻"
+ "結结螢荧幾几離离劃划滯滞與与來来給给讓让當当連连續续終终據据橫横縱纵豎竖條条捲卷軸轴塊块寬宽幹干擾扰斷断載载輸输");
const simplified = new Map([...traditional].flatMap((letter, at, all) => at % 2 ? [] : [[letter, all[at + 1]]]));
const simplify = text => [...text].map(letter => simplified.get(letter) ?? letter).join("");
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
const known = [...simplify(run)];
const units = [];
let rest = "";
const finish = () => {
const isFiller = [...rest].length < 2 && letters.length > 1;
if (rest) units.push({text: rest, readings: [], isFiller});
rest = "";
};
for (let at = 0; at < letters.length;) {
let length = Math.min(8, letters.length - at);
while (length && !ideographic.has(known.slice(at, at + length).join(""))) length -= 1;
if (length) {
finish();
const readings = ideographic.get(known.slice(at, at + length).join(""));
units.push({text: letters.slice(at, at + length).join(""), readings, isFiller: false});
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
static mostMended = 12;
static mostWords = 3;
static leastShare = 0.4;
static leastShareRead = 0.6;
static leastWeight = 0.35;
static had = strength => Math.max(0.45, Math.min(1, strength / 12));
static reference = 0.7;
static referenceInTale = 0.4;
static tale = 4;
static meaning = 0.8;
static mostRead = 20;
constructor(index) {
this.index = index;
}
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
const plain = simplify(text);
if (plain !== text && !(await this.keysOf(text)).every(Boolean)) {
return this.ideographicReadings({text: plain, readings});
}
if ([...text].length === 1) {
return (await this.index.keysFrom(text, 8)).map(record => (
{records: [record], quality: 0.9, words: [text]}));
}
records.push(...await this.keysOf(text));
if (records.every(Boolean)) return [{records, quality: readings.length ? 2 : 1, words: [text]}];
if (readings.length) return [];
const parts = [];
for (const key of grams(text, 2)) parts.push(await this.key(key));
return parts.filter(Boolean).map(record => ({records: [record], quality: 0.4, words: [record.key]}));
}
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
async swiftName(text) {
const parts = partsOf(text).map(fold);
if (parts.length < 2) return;
const own = parts[0] === "set" ? parts.slice(1) : parts;
const names = [["is", ...own], own];
for (let length = parts.length - 1; length > 1; length -= 1) {
names.push(...parts[0] === "ui" ? [] : [parts.slice(0, length)], parts.slice(-length));
}
const words = await this.index.words();
const name = names.map(parts => parts.join("")).find(name => words.has(name));
return name && this.key(name);
}
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
