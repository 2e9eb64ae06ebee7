import EventEngine
import Foundation
import Testing
@testable import Diagrams

@Suite("Pipelines")
struct PipelineFigureTests {
    private func draw(
        _ recording: Recording, _ width: FigureWidth = .wide, _ stage: PipelineOptions.Stage? = nil
    ) -> String {
        let figure = PipelineFigure(recording: recording, options: PipelineOptions(stage: stage))
        return String(decoding: figure.render(width), as: UTF8.self)
    }

    /// A tap on a view of this name.
    private func tap(_ name: String = "blue", _ prepare: (ResponderScene) -> Void = { _ in }) -> Recording {
        ResponderScene.recording { scene in
            _ = scene.view(name, in: scene.view)
            prepare(scene)
            scene.world.hand.tap(at: CGPoint(x: 100, y: 90))
        }
    }

    @Test("When all stages were executed, the sample of the specification comes out as it stands there")
    func sample() {
        let recording = tap()
        var turn = PipelineTurn(touch: 1, of: recording)
        // What an engine with recognizers records besides.
        turn.entries[.collect] = 0
        turn.entries[.gestures] = 0
        turn.gesturesBeforeWaiting = 0
        let figure = PipelineFigure(turn: turn, recording: recording)
        #expect(String(decoding: figure.render(), as: UTF8.self) == """
                                                                        in this book
               +- hardware -----------------------------------+
               |  finger -> panel -> touch controller         |         told
               +-----------+----------------------------------+
                           | interrupt
               +- kernel --v----------------------------------+
               |  IOKit driver makes an IOHIDEvent            |         told
               +-----------+----------------------------------+
                           | mach message
               +- backboardd ---------------------------------+
               |  chooses the process that gets the touch     |         told
               +-----------+----------------------------------+
                           | mach port
               +- app ----------------------------------------+
               |  event fetch thread: Source1                 |         executed
               |  main run loop: Source0                      |         executed
               |    hit-test -> blue                          |         executed
               |    recognizers of blue and its ancestors     |         executed
               |    UIApplication.sendEvent                   |         executed
               |      UIWindow.sendEvent                      |         executed
               |        gestures, then blue.touchesBegan      |         executed
               |  before waiting: gestures, layout; sleep     |         executed
               +----------------------------------------------+

               told: explained only   executed: by the engine, see the log

            """)
    }

    @Test("A tap without recognizers executes all but them")
    func withoutRecognizers() {
        #expect(draw(tap()) == """
                                                                        in this book
               +- hardware -----------------------------------+
               |  finger -> panel -> touch controller         |         told
               +-----------+----------------------------------+
                           | interrupt
               +- kernel --v----------------------------------+
               |  IOKit driver makes an IOHIDEvent            |         told
               +-----------+----------------------------------+
                           | mach message
               +- backboardd ---------------------------------+
               |  chooses the process that gets the touch     |         told
               +-----------+----------------------------------+
                           | mach port
               +- app ----------------------------------------+
               |  event fetch thread: Source1                 |         executed
               |  main run loop: Source0                      |         executed
               |    hit-test -> blue                          |         executed
               |    recognizers of blue and its ancestors     |         told
               |    UIApplication.sendEvent                   |         executed
               |      UIWindow.sendEvent                      |         executed
               |        gestures                              |         told
               |        then blue.touchesBegan                |         executed
               |  before waiting: gestures                    |         told
               |  before waiting: layout; sleep               |         executed
               +----------------------------------------------+

               told: explained only   executed: by the engine, see the log

            """)
    }

    @Test("With a recognizer, collecting it and telling it are executed too (A-07, A-09)")
    func withRecognizer() {
        let recording = tap { $0.view.addGestureRecognizer(UITapGestureRecognizer()) }
        let lines = draw(recording).split(separator: "\n")
        for words in ["recognizers of blue and its ancestors", "gestures, then blue.touchesBegan"] {
            #expect(lines.contains { $0.contains(words) && $0.hasSuffix("executed") }, "\(words)")
        }
        let refused = tap { scene in
            let recognizer = UITapGestureRecognizer()
            recognizer.isEnabled = false
            scene.view.addGestureRecognizer(recognizer)
        }
        let rows = draw(refused).split(separator: "\n")
        #expect(rows.contains { $0.contains("recognizers of blue") && $0.hasSuffix("executed") })
        #expect(rows.contains { $0.contains("|        gestures  ") && $0.hasSuffix("told") })
    }

    @Test("The narrow form has the same boxes and the same margin; a chapter's stage has its mark")
    func narrow() {
        #expect(draw(tap(), .narrow, .hitTest) == """
                                            in book
              +- hardware ----------------+
              | finger, panel, controller | told
              +-----------+---------------+
                          | interrupt
              +- kernel --v---------------+
              | makes an IOHIDEvent       | told
              +-----------+---------------+
                          | mach message
              +- backboardd --------------+
              | chooses the process       | told
              +-----------+---------------+
                          | mach port
              +- app ---------------------+
              | fetch thread: Source1     | executed
              | main loop: Source0        | executed
            # |  hit-test -> blue         | executed
              |  collects recognizers     | told
              |  UIApplication.sendEvent  | executed
              |   UIWindow.sendEvent      | executed
              |    gestures               | told
              |    then touchesBegan      | executed
              | before waiting: gestures  | told
              | layout; sleep             | executed
              +---------------------------+

            told: explained only
            executed: by the engine
            # the stage of this chapter

            """)
    }

    @Test("Without a touch nothing is executed, whatever the run loop did")
    func untouched() {
        let recording = ResponderScene.recording { scene in
            EventEngine.Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
            scene.world.device.wait(2)
        }
        #expect(recording.entries.contains { PipelineStage(of: $0) == .sleep })
        for width in FigureWidth.allCases {
            let drawing = draw(recording, width)
            #expect(!drawing.contains("executed"))
            #expect(drawing.contains("before waiting: gestures, layout; sleep") || width == .narrow)
        }
        let figure = PipelineFigure(recording: recording)
        #expect(figure.table.rows.allSatisfy { $0.cells[2] == "told" && $0.entry == nil })
        #expect(!figure.accessibleDescription.contains("xecuted"))
    }

    @Test("A window that swallows events leaves what is inside it untold of execution (A-08)")
    func swallowed() {
        let recording = tap { scene in
            let standIn = StandIn("DeafWindow")
            standIn.override(.windowSendEvent) { _ in nil }
            scene.window.dynamicSubclass = standIn
        }
        let table = PipelineFigure(recording: recording).table.rows
        let executed = table.filter { $0.cells[2] == "executed" }.map { $0.cells[1] }
        #expect(executed == [
            "event fetch thread: Source1", "main run loop: Source0", "hit-test -> blue",
            "UIApplication.sendEvent", "UIWindow.sendEvent", "before waiting: layout; sleep",
        ])
        #expect(table.map { $0.cells[1] }.contains("gestures, then blue.touchesBegan"))
    }

    @Test("A touch that no window takes is tested and goes nowhere (D-13)")
    func nobody() {
        let recording = tap { $0.window.isUserInteractionEnabled = false }
        let drawing = draw(recording)
        #expect(drawing.contains("|    hit-test -> nil                           |         executed\n"))
        #expect(drawing.contains("|    UIApplication.sendEvent                   |         told\n"))
        #expect(drawing.contains("|    recognizers of the view and ancestors     |         told\n"))
    }

    @Test("Each row knows the entry that proves it, also of a later touch")
    func entries() {
        let recording = tap { $0.world.hand.tap(at: CGPoint(x: 50, y: 50)) }
        let figures = (1...2).map { PipelineFigure(recording: recording, options: .init(touch: $0)) }
        for figure in figures {
            for row in figure.table.rows where row.cells[1] == "main run loop: Source0" {
                #expect(row.entry.flatMap { PipelineStage(of: recording.entries[$0]) } == .queue)
            }
        }
        let firsts = figures.map { $0.table.rows.compactMap(\.entry) }
        #expect(firsts[0].max() ?? 0 < firsts[1].min() ?? 0)
        #expect(firsts[0].count == firsts[1].count)
    }

    @Test("A long name is cut and explained", arguments: FigureWidth.allCases)
    func longName(width: FigureWidth) {
        let drawing = draw(tap("someViewWithAVeryLongName"), width)
        #expect(drawing.contains("hit-test -> some"))
        #expect(drawing.contains(" = someViewWithAVeryLongName\n"))
        #expect(drawing.split(separator: "\n").allSatisfy { $0.utf8.count <= width.columns })
    }

    @Test("Each stage can be marked, and marks one row", arguments: PipelineOptions.Stage.allCases)
    func marks(stage: PipelineOptions.Stage) {
        for width in FigureWidth.allCases {
            let rows = draw(tap(), width, stage).split(separator: "\n")
            let gutter = width == .wide ? 1 : 0
            let marked = rows.filter { Array($0.utf8).dropFirst(gutter).first == UInt8(ascii: "#") }
            #expect(marked.filter { $0.contains("|") }.count == 1)
            #expect(rows.contains { $0.hasSuffix("# the stage of this chapter") })
        }
    }

    @Test("A touch that is not there is a problem")
    func problems() {
        #expect(PipelineFigure(recording: tap(), options: .init(touch: 2)).problem
            == "there is no touch 2; the scenario has 1")
        #expect(PipelineFigure(recording: ResponderScene.recording { _ in }).problem == nil)
    }
}
