import Testing
@testable import Diagrams
@testable import EventEngine

@Suite("Log lines")
struct LogFigureTests {
    /// Gray holds red; a tap recognizer on red. One pass of hit-testing for each number in `passes`.
    func tapOnRed() -> Recording {
        var builder = RecordingBuilder()
        let gray = builder.object("gray", "GrayView")
        let red = builder.object("red", "RedView")
        let tap = builder.object("redTap", "UITapGestureRecognizer", kit: "UITapGestureRecognizer")
        builder.time = 1_000_000
        builder.edit { $0.epoch = 1_000_000 }
        for pass in 1...2 {
            builder.pass = UInt8(pass)
            builder.touch = 1
            builder.hitTest(gray, answer: .object(red)) {
                $0.pointInside(gray, answer: true)
                $0.hitTest(red, answer: .object(red)) { $0.pointInside(red, answer: true) }
            }
        }
        builder.pass = 0
        builder.touch = 0
        builder.message(gray, "sendEvent(_:)", "sendEvent:", .pipeline) {
            $0.touches("Began", red) {
                $0.print("hello")
                $0.touches("Began", gray)
            }
            $0.time += 16_667
            $0.stateChange(tap, "possible -> ended")
        }
        return builder.recording
    }

    func log(_ recording: Recording, _ options: LogOptions = LogOptions()) -> String {
        String(decoding: LogFigure(recording: recording, options: options).body, as: UTF8.self)
    }

    @Test("A log shows every kind but pipeline and lifecycle, indented by the calls that are shown")
    func usual() {
        #expect(log(tapOnRed(), LogOptions(pass: 1)) == """
            gray.hitTest(_:with:) -> red
              gray.point(inside:with:) -> true
              red.hitTest(_:with:) -> red
                red.point(inside:with:) -> true
            red.touchesBegan(_:with:)
              print: hello
              gray.touchesBegan(_:with:)
            redTap: possible -> ended

            """)
    }

    @Test("Both passes are shown unless one is asked for")
    func passes() {
        let recording = tapOnRed()
        let both = log(recording, LogOptions(select: [.hitTest]))
        let one = log(recording, LogOptions(select: [.hitTest], pass: 2))
        #expect(both == one + one)
    }

    @Test("pass= does not hide what lies outside the automatic passes")
    func passLeavesOthers() {
        #expect(log(tapOnRed(), LogOptions(select: [.touches], pass: 2)).hasPrefix("red.touchesBegan"))
    }

    @Test("only= takes names of objects and classes, and leaves prints alone")
    func only() {
        let options = LogOptions(select: [.touches, .prints], only: ["GrayView"])
        #expect(log(tapOnRed(), options) == "print: hello\ngray.touchesBegan(_:with:)\n")
        let named = LogOptions(select: [.touches], only: ["red"])
        #expect(log(tapOnRed(), named) == "red.touchesBegan(_:with:)\n")
    }

    @Test("only= says which of its names nothing bears, and which names there are")
    func unknownNames() {
        let options = LogOptions(only: ["rde", "GrayView", "UIView"])
        let figure = LogFigure(recording: tapOnRed(), options: options)
        #expect(figure.unknownNames == ["rde", "UIView"])
        #expect(figure.knownNames
            == ["GrayView", "RedView", "UITapGestureRecognizer", "gray", "red", "redTap"])
    }

    @Test("The Objective-C style is flat, names classes, and leaves out answers and state changes")
    func objectiveC() {
        #expect(log(tapOnRed(), LogOptions(pass: 1, style: .objc)) == """
            -[GrayView hitTest:withEvent:]
            -[GrayView pointInside:withEvent:]
            -[RedView hitTest:withEvent:]
            -[RedView pointInside:withEvent:]
            -[RedView touchesBegan:withEvent:]
            print: hello
            -[GrayView touchesBegan:withEvent:]

            """)
    }

    @Test("With returns, an answer stands where its call returns")
    func returns() {
        #expect(log(tapOnRed(), LogOptions(select: [.hitTest], only: ["red"], pass: 1, returns: true)) == """
            red.hitTest(_:with:)
              red.point(inside:with:)
              red.point(inside:with:) returns true
            red.hitTest(_:with:) returns red

            """)
    }

    @Test("A call without an answer has no line for its return")
    func returnsNothing() {
        #expect(log(tapOnRed(), LogOptions(select: [.touches], returns: true)) == """
            red.touchesBegan(_:with:)
              gray.touchesBegan(_:with:)

            """)
    }

    @Test("Times are milliseconds from the first touch, right-aligned")
    func times() {
        #expect(log(tapOnRed(), LogOptions(select: [.touches, .states], times: true)) == """
               0  red.touchesBegan(_:with:)
               0    gray.touchesBegan(_:with:)
            16.7  redTap: possible -> ended

            """)
    }

    @Test("Times have at most one decimal, and zero has no sign", arguments: [
        (0, "0"), (-20, "0"), (49, "0"), (50, "0.1"), (16_667, "16.7"), (33_333, "33.3"), (50_000, "50"),
        (-50_000, "-50"), (-350_049, "-350"), (99_950, "100"), (1_234_567, "1234.6"),
    ] as [(Int64, String)])
    func rounding(micros: Int64, digits: String) {
        var builder = RecordingBuilder()
        let red = builder.object("red")
        builder.edit { $0.epoch = 5_000_000 }
        builder.time = 5_000_000 + micros
        builder.touches("Began", red)
        #expect(log(builder.recording, LogOptions(times: true)) == digits + "  red.touchesBegan(_:with:)\n")
    }

    @Test("A log without lines says so")
    func nothing() {
        #expect(log(tapOnRed(), LogOptions(select: [.tables])) == "(nothing)\n")
        #expect(LogFigure(recording: tapOnRed(), options: LogOptions(select: [])).bytes.isEmpty)
    }

    @Test("Each line knows its entry and its bytes")
    func entries() {
        let figure = LogFigure(recording: tapOnRed(), options: LogOptions(select: [.touches]))
        #expect(figure.lines.map(\.entry) == [9, 11])
        #expect(figure.lines.map { figure.text(of: $0) }
            == ["red.touchesBegan(_:with:)", "  gray.touchesBegan(_:with:)"])
    }

    @Test("A print of several lines is several lines, with control characters made visible")
    func prints() {
        var builder = RecordingBuilder()
        builder.print("one  \r\ntwo\t\u{1B}[0m\n")
        builder.print("")
        builder.print("\u{7EA2}")
        #expect(log(builder.recording)
            == "print: one\nprint: two\\t\\u{1B}[0m\nprint:\nprint:\nprint: \u{7EA2}\n")
    }

    @Test("nil, texts and setters have their own spelling")
    func spellings() {
        var builder = RecordingBuilder()
        let button = builder.object("button", "UIButton")
        let table = builder.object("table", "UITableView")
        builder.message(button, "hitTest(_:with:)", "hitTest:withEvent:", .hitTest, answer: .null)
        let on = builder.text("true")
        builder.message(button, "isHighlighted=", "setHighlighted:", .controls, argument: .text(on))
        let path = builder.text("[0, 1]")
        builder.message(
            table, "tableView(_:willSelectRowAt:)", "tableView:willSelectRowAtIndexPath:", .tables,
            answer: .text(path))
        #expect(log(builder.recording) == """
            button.hitTest(_:with:) -> nil
            button.isHighlighted = true
            table.tableView(_:willSelectRowAt:) -> [0, 1]

            """)
    }

    @Test("A call that the end of the run cut off encloses the rest and has no answer")
    func neverReturned() {
        var builder = RecordingBuilder()
        let red = builder.object("red")
        let call = builder.message(red, "hitTest(_:with:)", "hitTest:withEvent:", .hitTest, answer: .null) {
            $0.print("then it looped")
        }
        builder.edit(call) { $0.end = 0 }
        #expect(log(builder.recording, LogOptions(returns: true))
            == "red.hitTest(_:with:)\n  print: then it looped\n")
    }

    @Test("Options that cannot be had together say why")
    func contradiction() {
        #expect(LogOptions(style: .objc, returns: true).contradiction != nil)
        #expect(LogOptions(style: .objc, times: true).contradiction == nil)
    }
}
