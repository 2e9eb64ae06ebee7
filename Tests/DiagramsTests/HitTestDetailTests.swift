import Foundation
import Testing
@testable import Diagrams
@testable import EventEngine

/// What the specification's sample does not show.
@Suite("Details of hit-test trees")
struct HitTestDetailTests {
    private func draw(
        _ scene: SceneBuilder, _ width: FigureWidth = .wide, _ options: HitTestOptions = HitTestOptions()
    ) -> String {
        let figure = HitTestFigure(recording: scene.recording, options: options)
        return String(decoding: figure.render(width), as: UTF8.self)
    }

    private let point = CGPoint(x: 100, y: 90)

    @Test("A view that was named without being asked has a row below the view that named it")
    func foreignView() {
        var scene = SceneBuilder.sample()
        let forced = ["gray": SceneBuilder.Override(answer: "tip", asksSuper: false)]
        for pass in 1...2 { scene.walk(pass: pass, at: point, overrides: forced) }
        #expect(draw(scene) == """
            hit-test (100, 90) -> tip                  4 views asked, 4 not asked

               #  view                point in view  answer
               1  window              ( 100,  90)    inside   -> tip
               2  `-- root            ( 100,  90)    inside   -> tip
               3      |-- yellow      (-100, -20)    OUTSIDE  -> nil
               4      `-- gray *      (  80,  60)    override -> tip
               -          |== tip                    not asked: gray returned it
               -          |xx badge                  not asked: gray said tip
               -          |xx blue                   not asked: gray said tip
               -          `xx red                    not asked: gray said tip

               #: the order in which they were asked, last subview first
               * GrayView overrides hitTest: never asks super
               asked twice, same answers

            """)
    }

    @Test("What the second pass answered differently is said, seen from either pass")
    func passesDiffer() {
        var scene = SceneBuilder.sample()
        scene.walk(pass: 1, at: point, overrides: ["blue": SceneBuilder.Override(answer: "blue")])
        scene.walk(pass: 2, at: point, overrides: ["blue": SceneBuilder.Override(answer: "red")])
        #expect(draw(scene).contains(
            "the second pass answered differently: window said red instead of blue"))
        #expect(draw(scene, .wide, HitTestOptions(pass: 2)).contains(
            "the first pass answered differently: window said blue instead of red"))
        #expect(draw(scene).contains("* UIView overrides hitTest: same answer"))
    }

    @Test("Where the second pass asked other views, that is said")
    func passesAskOthers() {
        var scene = SceneBuilder.sample()
        scene.walk(pass: 1, at: point)
        scene.walk(pass: 2, at: point, overrides: ["gray": SceneBuilder.Override(answer: nil)])
        scene.walk(pass: 2, at: point)
        #expect(draw(scene, .narrow).contains("the second pass asked differently"))
    }

    @Test("Windows are tried front first; one behind the taker is not asked")
    func windows() {
        var scene = SceneBuilder.sample()
        let front = scene.window("front", 50, 50)
        scene.view("alert", in: front, 10, 10, 20, 20)
        for pass in 1...2 { scene.walk(pass: pass, at: CGPoint(x: 15, y: 15)) }
        scene.touch(2, on: "blue", [(500, 100, 90), (550, 100, 90)])
        for pass in 1...2 { scene.walk(touch: 2, pass: pass, at: point) }
        let first = draw(scene, .narrow).split(separator: "\n").map(String.init)
        #expect(first[1...] == [
            "1 front      inside  alert", "2 `= alert   inside  alert  HIT", "- x window   not asked, +7",
        ])
        let second = draw(scene, .narrow, HitTestOptions(touch: 2))
        #expect(second.contains("1 front            OUTSIDE  nil\n- `x alert         not asked\n2 window"))
    }

    @Test("A deep tree begins at the deepest view that contains everything of interest")
    func deepTree() {
        var scene = SceneBuilder()
        var last = scene.window("window", 375, 667)
        for index in 0..<40 { last = scene.view("wrapper\(index)", in: last, 1, 1, 300, 600) }
        scene.view("button", in: last, 10, 10, 100, 100)
        scene.view("other", in: last, 10, 200, 100, 100)
        scene.tap(on: "button", 100, 100)
        for pass in 1...2 { scene.walk(pass: pass, at: CGPoint(x: 100, y: 100)) }
        #expect(draw(scene) == """
            hit-test (100, 100) -> button        43 views asked, 0 not asked

                #  view         point in view  answer
                   .. from window: 40 views ..
               41  wrapper39    (60,   60)     inside              -> button
               42  |-- other    (50, -140)     OUTSIDE             -> nil
               43  `== button   (50,   50)     inside, no subviews -> button

               #: the order in which they were asked, last subview first
               asked twice, same answers

            """)
    }

    @Test("Views in a row that refuse alike are one row where there are too many")
    func manySiblings() {
        var scene = SceneBuilder()
        let window = scene.window("window", 375, 667)
        for index in 0..<50 { scene.view("cell\(index)", in: window, 0, Double(index) * 10, 375, 10) }
        scene.tap(on: "cell20", 100, 205)
        for pass in 1...2 { scene.walk(pass: pass, at: CGPoint(x: 100, y: 205)) }
        #expect(draw(scene, .narrow) == """
            hit-test (100, 205) -> cell20

             1 window             inside
               |- .. 29 views ..  OUTSIDE
            31 |= cell20          inside   HIT
               `x .. 20 views ..  not asked

            """)
    }

    @Test("A chain of single children is one row where there is no room")
    func chains() {
        var rows = (0..<6).map { depth in
            let view = ObjectID(rawValue: Int32(depth))
            var row = HitRow(content: .asked(depth + 1), depth: depth, object: view)
            row.word = .inside
            row.answer = .object(ObjectID(rawValue: 5))
            return row
        }
        rows[5].word = .leaf
        rows[5].isReturned = true
        let folded = HitTreeFolding.withoutChains(rows)
        #expect(folded.map(\.depth) == [0, 1, 2])
        #expect(folded[1].content == .folded(4, .chain))
        #expect(folded[2].isReturned)
    }

    @Test("A touch or pass that there is not says so")
    func problems() {
        let scene = SceneBuilder.sampleWalk()
        let other = HitTestFigure(recording: scene.recording, options: HitTestOptions(touch: 3))
        #expect(other.problem == "there is no touch 3; the scenario has 1")
        #expect(String(decoding: other.render(), as: UTF8.self) == "(nothing)\n")
        #expect(HitTestFigure(recording: Recording()).problem == "the scenario has no touch")
        #expect(HitTestFigure(recording: SceneBuilder.sample().recording).problem
            == "touch 1 has no hit-test pass 1")
    }

    @Test("The walk in words names who was asked, in order, and who was not")
    func words() {
        let figure = HitTestFigure(recording: SceneBuilder.sampleWalk().recording)
        #expect(figure.accessibleDescription == """
            Hit-testing (100, 90) asks window, root, yellow, gray, badge and blue in this order and returns \
            blue; tip and red are not asked.
            """)
        #expect(figure.table.rows[2].cells == ["3", "yellow", "(-100, -20)", "OUTSIDE", "nil"])
        #expect(figure.table.rows[3].cells == ["", "tip", "", "not asked: yellow said nil", ""])
    }

    @Test("Rows lead to their trace entries, and names to their views")
    func links() {
        let scene = SceneBuilder.sampleWalk()
        let canvas = HitTestFigure(recording: scene.recording).canvas(.wide)
        #expect(canvas.entry(ofRow: 3) == 0)
        #expect(canvas.entry(ofRow: 4) == 2)
        #expect(canvas.entry(ofRow: 6) == nil)
        let last = canvas.runs(ofRow: 3).last
        #expect(last?.owner == scene.id("blue"))
        #expect(last.map { canvas.text(inRow: 3, $0.columns) } == "blue")
    }
}
