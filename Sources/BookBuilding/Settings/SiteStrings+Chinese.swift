import CommonMark

extension SiteStrings {
    /// Simplified Chinese.
    package static let chinese: SiteStrings = {
        var words = SiteStrings()
        words.skipToText = "跳到正文"
        words.contents = "目录"
        words.allChapters = "全部章节"
        words.previous = "上一章"
        words.next = "下一章"
        words.pages = "页面"
        words.edit = "编辑本章"
        words.permalink = "本节链接"
        words.hiddenLines = "代码行"
        words.compiledWith = "一同编译的文件"
        words.footnoteReturn = "回到正文"
        words.alerts = [.note: "注意", .tip: "提示", .important: "重要", .warning: "警告", .caution: "当心"]
        words.why = "原因"
        words.explainedAbove = "前文已解释："
        words.whyNot = "为什么没有"
        words.questionMark = "？"
        words.setup = "其他场景的公共代码"
        words.error = "按预期被拒绝："
        words.views = "视图表"
        words.calls = "调用表"
        words.responders = "响应者表"
        words.events = "事件表"
        words.stages = "阶段表"
        words.nothing = "（无）"
        words.stale = "引擎现在的行为如此，与本章所写不同。"
        words.unfilled = "引擎的行为如此，本章尚未采纳。"
        words.comparedWith = "对照"
        words.sameCalls = "没有差异：两者共有的 # 次调用"
        words.sharedCalls = "两者共有的 # 次调用"
        words.runs = "每次运行的结果"
        words.logsOfRuns = "各次运行的日志"
        words.isFalse = "不实"
        words.addSitePages()
        words.addScriptWords()
        return words
    }()

    private mutating func addSitePages() {
        rules = "规则"
        rulesIntroduction = "本书中的每一次调用都依据一条规则。这里列出全部规则：内容、可信程度、来源，以及展示它的场景。"
        scale = [
            ("设备实测", "有人公布了运行中系统的日志、调用栈或测量结果。"),
            ("文档记载", "苹果在文档页、头文件注释或 WWDC 演讲中如此说明。"),
            ("他人报告", "见于论坛、问题讨论、文章，或他人代码的做法。"),
            ("推断", "由其他规则得出，或是对它们最合理的理解。"),
            ("本引擎的决定", "来源没有说明或互相矛盾，引擎必须有所取舍。"),
        ]
        listComma = "、"
        fromMemory = "凭记忆"
        sourcesDiffer = "来源不一"
        howSure = "规则有多可靠？"
        ourDecision = "本引擎的决定："
        exercisedBy = "见于"
        madeBy = "本站由以下版本生成："
        exercisedNowhere = "# 条规则没有场景展示"
        onceExercisedNowhere = "1 条规则没有场景展示"
        more = "更多"
        language = "场景的语言"
        languageIntroduction = """
            场景用 Swift 写成，所用的是 UIKit 中与触摸有关的部分。这里列出它可以使用的一切：语言的每个部分，以及每个类型的每个成员，\
            并附上本书中用到它的场景，或者一行代码。这里没有的，会得到指明其名字的错误。
            """
        overridable = "可以重写"
        usedBy = "用于"
        scenarios = "全部场景"
        print = "单页全书"
        notFound = "没有这一页"
        notFoundHint = "它可能已被移动。目录通往每一章，搜索通往每一行。"
        sources = "事实从何而来"
        frontFacts = "内容从何而来"
        frontFactsText =
            "书中的每份日志、每幅图都是旁边代码的运行结果，由一个在虚拟时钟上重现 UIKit 事件系统的引擎生成。"
            + "每次调用都注明所依据的规则，每条规则都注明来源。"
            + "每次改动都会重新核对全书：日志与引擎不符、链接失效或论断不实，构建就会失败。"
        chaptersCount = "章"
        scenariosCount = "个场景"
        figuresCount = "份日志与图"
        rulesCount = "条规则得到展示"
        fromChapter = "选自"
    }

    private mutating func addScriptWords() {
        stepThrough = "逐步查看调用"
        previousCall = "上一个调用"
        nextCall = "下一个调用"
        call = "调用"
        copy = "复制"
        copied = "已复制"
        copyWhole = "复制完整场景"
        search = "搜索"
        searchBook = "搜索全书"
        searchHint = "词语、视图或方法"
        searchKey = "按 / 键打开搜索"
        nothingFound = "没有哪一处同时含有这些。只写词语的一部分即可。"
        nowhere = "书中没有："
        resultsShown = "条已列出"
        startReading = "开始阅读"
        moreResults = "更多结果"
        searchFailed = "搜索所需的内容未能载入。"
        colours = "配色"
        light = "浅色"
        dark = "深色"
        asSystem = "跟随系统"
        fingerBegan = "手指落下"
        fingerMoved = "手指移动"
        fingerHeld = "手指停住"
        fingerEnded = "手指抬起"
        fingerCancelled = "触摸被取消"
        results = "条结果"
    }
}
