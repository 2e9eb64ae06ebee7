/* What a query may mean. It is read as units, each of which has readings: the word itself, its stem, a word
   that begins so, one that a slip of the finger made of it, what the table of synonyms says. */

const articles = new Set("a an the my your its this that".split(" "));

const fillers = new Set((
    "a an the and or but is are was were be been it its this that these those i my me we you your he she "
    + "they to of in on at by for from with as into over if then than when while what which who why how "
    + "where do does did done not no can could should will would there here so too very just only instead "
    + "being have has had having am also always sometimes anymore properly correctly suddenly seem seems "
    + "happen happens happening get gets got make makes making want need called fired work works working "
    + "problem issue help fix quickly cannot cant dont doesnt isnt wont didnt still even any some use using "
    + "trying anything something looks looking out off "
    // What is left of `can't`, `doesn't` and `it's`.
    + "t s doesn don isn aren won wasn didn couldn hasn ios swift uikit xcode iphone").split(" "));

/** By their first word: `{words, to}`, the longest first. Words are folded and stemmed. */
const synonyms = new Map();
const ideographic = new Map();
const keysOfWords = text => wordsIn(text).map(word => stemOf(word.toLowerCase()));

/** How many words of a query, from the first on, are those of a phrase; 0 if they are not. An article more or
    less makes no difference: `at same time` is `at the same time`. */
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

/** Traditional characters of words about screens and touches, each with the simplified one behind it: the table
    has simplified ones alone. */
const traditional = (
    "點点擊击沒没應应鈕钮視视圖图響响鏈链勢势衝冲獲获滾滚動动雙双長长單单識识別别傳传遞递擋挡攔拦觸触發发層层級级頁页邊边緣缘"
    + "側侧鍵键盤盘彈弹畫画區区擴扩範范圍围選选兩两個个時时間间從从裡里裏里後后為为無无關关閉闭開开啟启轉转縮缩標标籤签題题錯错誤误"
    + "對对話话隱隐顯显還还過过進进調调執执順顺優优導导欄栏狀状態态輪轮內内項项蓋盖覆覆親亲繼继類类實实現现會会監监聽听遲迟緩缓凍冻"
    + "結结螢荧幾几離离劃划滯滞與与來来給给讓让當当連连續续終终據据橫横縱纵豎竖條条捲卷軸轴塊块寬宽幹干擾扰斷断載载輸输");
const simplified = new Map([...traditional].flatMap((letter, at, all) => at % 2 ? [] : [[letter, all[at + 1]]]));
const simplify = text => [...text].map(letter => simplified.get(letter) ?? letter).join("");

/** `{text, readings, isFiller}`: readings are texts, the first the words of the query themselves. */
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

/** A run without blanks: the longest words of the table, and what is left between them. */
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
