import Diagrams
import EventEngine
import Reporting

extension FigureRequest {
    /// Reads the options of an output. A new kind of output is a new row here and a case of `FigureRequest`.
    init(_ kind: OutputKind, _ options: inout FenceOptions) {
        switch kind {
        case .log: self = .log(LogOptions(&options))
        case .layout: self = .layout(LayoutOptions(&options))
        case .hittest: self = .hitTest(HitTestOptions(&options))
        case .responders: self = .responders(RespondersOptions(&options))
        case .timeline: self = .timeline(TimelineOptions(&options))
        case .pipeline: self = .pipeline(PipelineOptions(&options))
        case .diff: self = .diff(LogOptions(&options))
        case .table: self = .table(TableOptions(&options))
        case .error: self = .rejection
        }
    }

    /// The request for a figure of a scenario that the page calls by a title.
    func ofScenario(titled title: String?) -> FigureRequest {
        guard case .timeline(var options) = self else { return self }
        options.title = title
        return .timeline(options)
    }

    /// The option that names objects of the scenario.
    static func namesOption(of kind: OutputKind) -> String {
        kind == .layout ? "views" : "only"
    }
}

extension LogOptions {
    fileprivate init(_ options: inout FenceOptions) {
        self.init()
        if let kinds = options.list("select", example: "[touches, actions]") {
            select = []
            for word in kinds.words { select.formUnion(LogOptions.kind(word, &options).map { [$0] } ?? []) }
        }
        only = options.list("only", example: "[red, GrayView]")?.words.map(\.text)
        pass = FigureRequest.pass(&options).map(UInt8.init)
        style = options.choice("style", example: "objc") ?? .swift
        times = options.flag("times")
        returns = options.flag("returns")
        if let why = contradiction, let place = options.place(of: "returns") ?? options.place(of: "style") {
            options.report(.contradiction(place, why: why))
        }
    }

    private static func kind(_ word: FenceInfo.Word, _ options: inout FenceOptions) -> EntryKind? {
        if let kind = EntryKind.allCases.first(where: { $0.name == word.text }) { return kind }
        let names = EntryKind.allCases.map(\.name)
        let hint =
            Suggestion.hint(for: word.text, among: names) ?? "kinds are \(names.joined(separator: ", "))"
        options.report(.badValue(word, why: "is no kind of entry", hint: hint))
        return nil
    }
}

extension TableOptions {
    fileprivate init(_ options: inout FenceOptions) {
        self.init()
        if let words = options.list("columns", example: "[hit, actions]")?.words {
            columns = words.compactMap { TableOptions.column($0, &options) }
        }
        log = LogOptions(&options)
    }

    private static func column(_ word: FenceInfo.Word, _ options: inout FenceOptions) -> Column? {
        if let column = Column(rawValue: word.text) { return column }
        let names = Column.allCases.map(\.rawValue)
        let hint =
            Suggestion.hint(for: word.text, among: names) ?? "columns are \(names.joined(separator: ", "))"
        options.report(.badValue(word, why: "is no column of a table", hint: hint))
        return nil
    }
}

extension LayoutOptions {
    fileprivate init(_ options: inout FenceOptions) {
        let views = options.list("views", example: "[red, gray]")?.words.map(\.text)
        let at = options.value(
            "at", example: "0.15", why: "is no time in seconds", hint: "for example at=0.15"
        ) {
            text -> Double? in
            // Double reads more than a number of seconds: 0x1p3, nan, infinity.
            let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
            return isPlain ? Double(text).flatMap { $0 <= FigureRequest.latest ? $0 : nil } : nil
        }
        self.init(views: views, at: at)
    }
}

extension HitTestOptions {
    fileprivate init(_ options: inout FenceOptions) {
        let touch = FigureRequest.touch(&options)
        self.init(touch: touch ?? 1, pass: FigureRequest.pass(&options) ?? 1)
    }
}

extension RespondersOptions {
    fileprivate init(_ options: inout FenceOptions) {
        let touch = FigureRequest.touch(&options)
        self.init(touch: touch ?? 1, phase: options.choice("phase", example: "ended") ?? .began)
    }
}

extension TimelineOptions {
    fileprivate init(_ options: inout FenceOptions) {
        let touch = FigureRequest.touch(&options)
        self.init(
            touch: touch, only: options.list("only", example: "[redTap, red]")?.words.map(\.text))
    }
}

extension PipelineOptions {
    fileprivate init(_ options: inout FenceOptions) {
        let touch = FigureRequest.touch(&options)
        self.init(touch: touch ?? 1, stage: options.choice("stage", example: "hit-test"))
    }
}

extension FigureRequest {
    /// Seconds; no scenario lasts longer.
    fileprivate static let latest = 86_400.0
    fileprivate static let mostTouches = 10_000

    fileprivate static func touch(_ options: inout FenceOptions) -> Int? {
        options.value(
            "touch", example: "2", why: "is no number of a touch", hint: "touches are counted from 1"
        ) { text in number(text, in: 1...mostTouches) }
    }

    fileprivate static func pass(_ options: inout FenceOptions) -> Int? {
        options.value(
            "pass", example: "1", why: "is no pass of hit-testing",
            hint: "UIKit searches twice: pass=1 or pass=2"
        ) { text in number(text, in: 1...2) }
    }

    fileprivate static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(text) else { return nil }
        return range.contains(value) ? value : nil
    }
}
