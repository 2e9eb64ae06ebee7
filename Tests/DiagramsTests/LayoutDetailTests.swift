import Foundation
import Testing
@testable import Diagrams
@testable import EventEngine

/// What the specification's sample does not show.
@Suite("Details of layout pictures")
struct LayoutDetailTests {
    private func rows(
        _ scene: SceneBuilder, _ width: FigureWidth = .narrow,
        _ options: LayoutOptions = LayoutOptions(rows: .all)
    ) -> [String] {
        let figure = LayoutFigure(recording: scene.recording, options: options)
        return String(decoding: figure.render(width), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// A screen of 39 x 13 cells in the narrow form: one column is a point, one row two.
    private func screen() -> (SceneBuilder, root: Int) {
        var scene = SceneBuilder()
        let window = scene.window("window", 38, 24)
        let root = scene.view("root", in: window, 0, 0, 38, 24)
        return (scene, root)
    }

    @Test("A window stays out of the picture as long as its root view fills it and it took no touch")
    func windows() {
        var (scene, _) = screen()
        #expect(rows(scene)[0] == "+- root ------------------------------+")
        scene.tap(on: "window", 20, 10)
        #expect(rows(scene)[0] == "## window, root #######################")
        scene = SceneBuilder()
        _ = scene.window("window", 38, 24)
        #expect(rows(scene)[0] == "+- window ----------------------------+")
    }

    @Test("Views with the same outline share it, with all names")
    func sharedOutline() {
        var (scene, root) = screen()
        scene.view("a", in: root, 0, 0, 38, 24)
        scene.view("b", in: root, 0, 0, 38, 24) { $0.isHidden = true }
        #expect(rows(scene)[0] == "+- root, a, b ------------------------+")
        #expect(rows(scene).contains("b     (0, 0, 38, 24)  hidden"))
    }

    @Test("A name that has no room becomes a key letter, which the table explains")
    func keyLetters() {
        var (scene, root) = screen()
        scene.view("button", in: root, 4, 4, 4, 8)
        let drawing = rows(scene)
        #expect(drawing[2] == "|   +a--+                             |")
        #expect(drawing.contains("button (a)  (4, 4,  4,  8)"))
    }

    @Test("A name in another script is a key letter everywhere, and the legend has it in escapes")
    func otherScripts() {
        var (scene, root) = screen()
        scene.view("\u{7EA2}\u{8272}", in: root, 4, 4, 20, 8)
        let drawing = rows(scene)
        #expect(drawing[2] == "|   +- a ---------------+             |")
        #expect(drawing.contains("a     (4, 4, 20,  8)"))
        #expect(drawing.last == "a = \\u{7EA2}\\u{8272}")
        let figure = LayoutFigure(recording: scene.recording)
        #expect(figure.table.rows[1].cells[1] == "\u{7EA2}\u{8272}")
    }

    @Test("A long name is cut in the middle, and whole in the legend")
    func longNames() {
        var (scene, root) = screen()
        scene.view("feedCollectionViewCell", in: root, 0, 4, 38, 8)
        let drawing = rows(scene)
        #expect(drawing[2] == "+- feedCo..Cell ----------------------+")
        #expect(drawing.last == "feedCo..Cell = feedCollectionViewCell")
    }

    @Test("What a superview clips off is dotted, and that superview's edge stays")
    func clipping() {
        var (scene, root) = screen()
        let box = scene.view("box", in: root, 4, 4, 20, 8) { $0.clipsToBounds = true }
        scene.view("big", in: box, 10, 4, 20, 10)
        #expect(Array(rows(scene)[2...10]) == [
            "|   +- box -------------+             |",
            "|   |                   |             |",
            "|   |         +- big ---|..........   |",
            "|   |         |         |         :   |",
            "|   +-------------------+         :   |",
            "|             :                   :   |",
            "|             :                   :   |",
            "|             .....................   |",
            "|                                     |",
        ])
        #expect(rows(scene).contains("big   (10, 4, 20, 10)  clipped"))
    }

    @Test("A view too small for an outline is an o with a key letter; X stands beside it")
    func smallViews() {
        var (scene, root) = screen()
        scene.view("dot", in: root, 10, 10, 1, 1)
        #expect(rows(scene)[5] == "|         oa                          |")
        scene.tap(on: "dot", 10, 10)
        #expect(rows(scene)[5] == "|        X#a                          |")
    }

    @Test("X is moved off an edge to the side on which the touch was")
    func honestTouch() {
        var (scene, root) = screen()
        scene.view("left", in: root, 0, 4, 20, 16)
        scene.view("right", in: root, 20, 4, 18, 16)
        scene.tap(on: "left", 19.9, 12)
        #expect(rows(scene)[6] == "#                  X#                 |")
        scene.recorder.edit { $0.touches = [] }
        scene.tap(on: "right", 20, 12)
        #expect(rows(scene)[6] == "|                   #X                #")
    }

    @Test("A turned view is its bounding box in dots, and says by how much in the picture")
    func turned() {
        var (scene, root) = screen()
        scene.view("tilted", in: root, 4, 4, 20, 8) {
            $0.rotation = 30
            $0.hasTransform = true
            $0.corners[0].x += 5
            $0.corners[1].y += 3
        }
        #expect(rows(scene)[2].hasPrefix("|   .tilted (rotated 30)."))
        #expect(rows(scene).contains("tilted  (4, 4, 20,  8)  rotated 30"))
        #expect(rows(scene).contains(". : covered, not shown, or turned"))
    }

    @Test("A scrolled view says how far")
    func scrolled() {
        var (scene, root) = screen()
        scene.view("list", in: root, 4, 4, 20, 8) { $0.bounds.origin = CGPoint(x: 0, y: 120) }
        #expect(rows(scene).contains("list  (4, 4, 20,  8)  offset (0, 120)"))
    }

    @Test("A view outside of the screen is only in the table")
    func offScreen() {
        var (scene, root) = screen()
        scene.view("away", in: root, 400, 4, 20, 8)
        #expect(!rows(scene)[..<13].joined().contains("away"))
        #expect(rows(scene).contains("  sticks out, off screen"))
    }

    @Test("views= draws only these, as large as they allow")
    func chosenViews() {
        var scene = SceneBuilder.sample()
        let drawing = rows(scene, .wide, LayoutOptions(views: ["red", "GrayView"], rows: .all))
        #expect(drawing[0].hasPrefix("       25        50        75"))
        #expect(drawing[1].hasPrefix("     +- gray ---"))
        #expect(drawing[5].hasPrefix("  50 |   +- red ---"))
        #expect(drawing.contains { $0.contains("1 column = 2.5 pt, 1 row = 5 pt") })
        #expect(!drawing.joined().contains("yellow"))
        scene.recorder.edit { $0.touches = [] }
        let figure = LayoutFigure(
            recording: scene.recording, options: LayoutOptions(views: ["rde", "red", "Grayview"]))
        #expect(figure.unknownNames == ["rde", "Grayview"])
        #expect(figure.knownNames.contains("GrayView") && figure.knownNames.contains("red"))
    }

    @Test("Several fingers are X, A, B, and their paths have the same numbers at the same moments")
    func fingers() {
        var (scene, root) = screen()
        scene.view("pad", in: root, 0, 0, 38, 24)
        scene.touch(1, on: "pad", [(0, 18, 12), (100, 12, 12), (200, 6, 12), (300, 6, 12)])
        scene.touch(2, on: "pad", [(0, 22, 12), (100, 28, 12), (200, 34, 12), (300, 34, 12)])
        let drawing = rows(scene)
        #expect(drawing[6] == "#     2     1     X   A     1     2   #")
        #expect(drawing.contains("X touch 1 from (18, 12) to (6, 12)"))
        #expect(drawing.contains("A touch 2 from (22, 12) to (34, 12)"))
    }

    @Test("Of very many views thirty are drawn, the hit one among them, and the rest are counted")
    func manyViews() {
        var scene = SceneBuilder()
        let window = scene.window("window", 375, 667)
        let root = scene.view("root", in: window, 0, 0, 375, 667)
        for index in 0..<100 {
            scene.view("cell\(index)", in: root, Double(index % 10) * 37, Double(index / 10) * 60, 36, 58)
        }
        scene.tap(on: "cell99", 340, 545)
        let figure = LayoutFigure(recording: scene.recording)
        #expect(figure.table.rows.count == 30)
        #expect(figure.table.rows.last?.cells[1] == "cell99")
        #expect(rows(scene, .wide).contains("     .. 71 more views, not drawn .."))
    }

    @Test("Without any view there is nothing to draw")
    func nothing() {
        #expect(rows(SceneBuilder()) == ["(nothing)"])
        #expect(LayoutFigure(recording: Recording()).accessibleDescription == "No views.")
    }

    @Test("The picture in words names the touch and all that is special")
    func words() {
        #expect(LayoutFigure(recording: SceneBuilder.sample().recording).accessibleDescription == """
            7 views on 320 x 200 points; touch 1 at (100, 90) hits blue; badge: sticks out; tip: hidden.
            """)
    }

    @Test("Each character of the picture knows its view")
    func owners() {
        let scene = SceneBuilder.sample()
        let canvas = LayoutFigure(recording: scene.recording).canvas(.wide)
        let runs = canvas.runs(ofRow: 9)
        let texts = runs.map { canvas.text(inRow: 9, $0.columns) }
        #expect(texts.joined() == String(decoding: canvas.bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)[9])
        let blue = texts.firstIndex(of: "## blue #########")
        #expect(blue.map { runs[$0].owner } == scene.id("blue"))
        #expect(runs.first == Canvas.Run(columns: 0..<5, owner: .none, isBlank: true))
    }
}
