import Foundation
import Testing
@testable import Diagrams
@testable import EventEngine

@Suite("Details of responder chains and pipelines")
struct ResponderDetailTests {
    /// A recording in which a touch's phases are delivered along one chain; `handled` says of each responder
    /// whether it overrides and calls `super`, and the message goes as far as there are such words.
    private func recording(
        _ objects: [(name: String, className: String, kit: String)],
        _ phases: [(phase: Recording.TouchSample.Phase, handled: [(isOverridden: Bool, callsSuper: Bool)])],
        sender: String? = nil
    ) -> Recording {
        var recorder = RecordingBuilder()
        let chain = objects.map { recorder.object($0.name, $0.className, kit: $0.kit) }
        let tap = sender.map { recorder.object($0, "UITapGestureRecognizer", kit: "UITapGestureRecognizer") }
        recorder.edit { $0.chains = [ResponderChain(responders: chain)] }
        for (phase, handled) in phases {
            let word = "\(phase)".prefix(1).uppercased() + "\(phase)".dropFirst()
            let entry = recorder.recording.entries.count
            recorder.edit {
                $0.deliveries.append(
                    Recording.Delivery(
                        touch: 1, phase: phase, entry: entry, chain: 0,
                        sender: phase == .cancelled ? tap ?? .none : .none))
            }
            let messages = zip(chain, handled).map { object, _ in
                recorder.open(
                    object, "touches\(word)(_:with:)", "touches\(word):withEvent:", .touches, .none)
            }
            for (message, handling) in zip(messages, handled).reversed() {
                recorder.close(message) {
                    $0.isOverridden = handling.isOverridden
                    $0.callsSuper = handling.callsSuper
                }
            }
        }
        return recorder.recording
    }

    private func draw(_ recording: Recording, _ width: FigureWidth = .wide) -> String {
        String(decoding: RespondersFigure(recording: recording).render(width), as: UTF8.self)
    }

    private let device = [
        (name: "window", className: "UIWindow", kit: "UIWindow"),
        (name: "application", className: "UIApplication", kit: "UIApplication"),
    ]
    private let passes = (isOverridden: false, callsSuper: false)
    private let callsSuper = (isOverridden: true, callsSuper: true)

    @Test("A control keeps touches, also when an override calls super (GC-03, C-15)")
    func controls() {
        let red = (name: "red", className: "RedView", kit: "UIView")
        let plain = (name: "button", className: "UIButton", kit: "UIButton")
        let own = (name: "button", className: "GrayButton", kit: "UIButton")
        #expect(draw(recording([red, plain] + device, [(.began, [callsSuper, passes])])) == """
            touchesBegan   touch 1   starts at red

               +  red          RedView         handles, then calls super
                  |
               #  button       UIButton        keeps touches (UIControl)
               ---#---------- cut here, 2 responders never see it ---------
               x  window       UIWindow
               x  application  UIApplication

               + handles and passes on   # handles and stops   x unreached

            """)
        let both = draw(recording([red, own] + device, [(.began, [callsSuper, callsSuper])]))
        #expect(both.contains("#  button       GrayButton      calls super, keeps touches (UIControl)\n"))
    }

    @Test("A scroll view keeps touches under its own name (GC-04)")
    func scrollViews() {
        let red = (name: "red", className: "RedView", kit: "UIView")
        let table = (name: "table", className: "FeedTable", kit: "UITableView")
        let drawing = draw(recording([red, table] + device, [(.began, [passes, passes])]), .narrow)
        #expect(drawing.contains("# table        keeps touches\n"))
        let wide = draw(recording([red, table] + device, [(.began, [passes, passes])]))
        #expect(wide.contains("keeps touches (UIScrollView)"))
    }

    @Test("A gesture that cancels is named, in a row that is no part of the chain")
    func gesture() {
        let blue = (name: "blue", className: "UIView", kit: "UIView")
        let phases: [(Recording.TouchSample.Phase, [(isOverridden: Bool, callsSuper: Bool)])] = [
            (.began, [passes, passes, passes]), (.cancelled, [passes, passes, passes]),
        ]
        let drawing = draw(recording([blue] + device, phases, sender: "tap"))
        #expect(drawing.contains("nobody is next\n\n   -- touchesCancelled, sent by tap --\n\n"))
        #expect(!drawing.contains("in each phase"))
    }

    @Test("A long chain loses its connectors, then what is alike is folded")
    func folding() {
        func chain(_ count: Int) -> String {
            let views = (0..<count).map { (name: "v\($0)", className: "UIView", kit: "UIView") }
            var handled = Array(repeating: passes, count: count)
            handled[count / 2] = callsSuper
            handled[count - 5] = (isOverridden: true, callsSuper: false)
            return draw(recording(views, [(.began, Array(handled.prefix(count - 4)))]))
        }
        #expect(chain(12).contains("|\n"))
        #expect(!chain(24).contains("|\n") && chain(24).contains("   .  v3   UIView   does not"))
        #expect(chain(60) == """
            touchesBegan   touch 1   starts at v0

               .  .. 30 responders ..  does not override, passes on
               +  v30  UIView          handles, then calls super
               .  .. 24 responders ..  does not override, passes on
               #  v55  UIView          handles, does NOT call super
               ---#---------- cut here, 4 responders never see it ----
               x  .. 4 responders ..

               . passes on   + handles and passes on   # handles and stops   x unreached

            """)
    }

    @Test("When even that is too high, the first rows and those around the cut stay")
    func around() {
        let views = (0..<120).map { (name: "v\($0)", className: "UIView", kit: "UIView") }
        var handled = (0..<100).map { $0 % 2 == 0 ? passes : callsSuper }
        handled[99] = (isOverridden: true, callsSuper: false)
        for width in FigureWidth.allCases {
            let drawing = draw(recording(views, [(.began, handled), (.ended, [callsSuper])]), width)
            #expect(drawing.contains("cut here, 20 "))
            #expect(drawing.contains(" .. ") && drawing.contains("v99"))
            #expect(drawing.split(separator: "\n", omittingEmptySubsequences: false).count < 40)
        }
    }

    @Test("A responder that gets the message twice has a note; so have moves that went different ways")
    func notes() {
        var recorder = RecordingBuilder()
        let red = recorder.object("red", "RedView")
        let view = recorder.object("view")
        recorder.edit { $0.chains = [ResponderChain(responders: [red, view])] }
        for count in [2, 0] {
            let entry = recorder.recording.entries.count
            recorder.edit {
                $0.deliveries.append(Recording.Delivery(touch: 1, phase: .moved, entry: entry, chain: 0))
            }
            recorder.message(red, "touchesMoved(_:with:)", "", .touches, overridden: true) { inner in
                for _ in 0..<count { inner.message(view, "touchesMoved(_:with:)", "", .touches) }
            }
        }
        let figure = RespondersFigure(recording: recorder.recording, options: .init(phase: .moved))
        let drawing = String(decoding: figure.render(), as: UTF8.self)
        #expect(drawing.hasSuffix("""
               view gets it 2 times
               the first of 2 touchesMoved; others went differently

            """))
    }

    @Test("Chains hold the laws of drawings, whatever happens in them", arguments: 0..<30 as Range<UInt64>)
    func laws(seed: UInt64) {
        let recording = RandomChains.recording(seed: seed)
        for touch in 1...3 {
            for phase in RespondersOptions.Phase.allCases {
                let options = RespondersOptions(touch: touch, phase: phase)
                let figure = RespondersFigure(recording: recording, options: options)
                for width in FigureWidth.allCases {
                    let bytes = figure.render(width)
                    #expect(DrawingLaws.violations(bytes, width) == [])
                    #expect(bytes.count { $0 == UInt8(ascii: "\n") } < 60)
                }
                #expect(figure.accessibleDescription.hasSuffix("."))
                #expect(figure.table.rows.allSatisfy { $0.cells.count == figure.table.header.count })
            }
        }
    }

    @Test("Pipelines hold the laws of drawings", arguments: 0..<20 as Range<UInt64>)
    func pipelineLaws(seed: UInt64) {
        for recording in [RandomScenes.recording(seed: seed), RandomChains.recording(seed: seed)] {
            for touch in 1...3 {
                let figure = PipelineFigure(recording: recording, options: PipelineOptions(touch: touch))
                for width in FigureWidth.allCases {
                    #expect(DrawingLaws.violations(figure.render(width), width) == [])
                }
                #expect(figure.accessibleDescription.hasSuffix("."))
                #expect(figure.table.rows.allSatisfy { $0.cells.count == figure.table.header.count })
            }
        }
    }
}
