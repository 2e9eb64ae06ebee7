import Foundation
import Testing
@testable import Diagrams
@testable import EventEngine

/// Which rows a layout picture has, which edges are `#`, and what a row of a table and a turned view are.
@Suite("Rows, edges and names of layout pictures")
struct LayoutRowTests {
    private func rows(
        _ scene: SceneBuilder, _ width: FigureWidth = .wide, _ options: LayoutOptions = LayoutOptions()
    ) -> [String] {
        let figure = LayoutFigure(recording: scene.recording, options: options)
        return String(decoding: figure.render(width), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func phone() -> (SceneBuilder, root: Int) {
        var scene = SceneBuilder()
        let window = scene.window("window", 375, 667)
        let root = scene.view("root", in: window, 0, 0, 375, 667)
        return (scene, root)
    }

    // MARK: Rows

    @Test("Runs of rows in which nothing changes are one line that says how many they are")
    func cropped() {
        var (scene, root) = phone()
        scene.view("bar", in: root, 40, 40, 200, 120)
        scene.tap(on: "bar", 100, 100)
        #expect(Array(rows(scene)[1...11]) == [
            "   0 +- root ------------------------------+",
            "     |                                     |",
            "     |   ## bar ##############             |",
            "     |   #                   #             |",
            "     |   #                   #             |",
            " 100 |   #     X             #             |",
            "     |   #                   #             |",
            "     |   #                   #             |",
            "     |   #####################             |",
            "     : 24 rows, nothing :",
            " 660 +-------------------------------------+",
        ])
    }

    @Test("rows=all draws every row")
    func allRows() {
        var (scene, root) = phone()
        scene.view("bar", in: root, 40, 40, 200, 120)
        let all = rows(scene, .wide, LayoutOptions(rows: .all))
        #expect(!all.contains { $0.contains("nothing") })
        let edge = all.lastIndex { $0.hasSuffix("+-------------------------------------+") }
        #expect(edge == 34)
    }

    @Test("The numbers of left out rows add up to what rows=all shows", arguments: 0..<60 as Range<UInt64>)
    func rowsAddUp(seed: UInt64) {
        let recording = RandomScenes.recording(seed: seed)
        for width in FigureWidth.allCases {
            let figure = LayoutFigure(recording: recording)
            guard let region = figure.scene.region, !figure.scene.views.isEmpty else { continue }
            let scale = LayoutScale.fitting(region, columns: width.columns, rows: LayoutSheet.mostRows)
            let names = DrawnNames(of: figure.scene.views.map(\.id), in: recording, limit: 12)
            let painter = LayoutPainter(scene: figure.scene, scale: scale, names: names, margin: 0)
            let folding = LayoutFolding(of: painter.grid)
            let told = folding.lines.flatMap { line -> [Int] in
                switch line {
                case .row(let row): [row]
                case .gap(let gap): Array(gap)
                }
            }
            #expect(told == Array(0..<scale.rows))
        }
    }

    @Test("A point in a left-out row lies on the line that stands for it")
    func placesInGaps() {
        let (scene, _) = phone()
        let drawn = LayoutFigure(recording: scene.recording).drawn(.wide)
        let text = String(decoding: drawn.canvas.bytes, as: UTF8.self).split(separator: "\n")
        let place = drawn.places?.place(of: CGPoint(x: 100, y: 400))
        #expect(place.map { text[$0.row].hasSuffix("rows, nothing :") } == true)
        let end = drawn.places?.place(of: CGPoint(x: 100, y: 667))
        #expect(end.map { text[$0.row].contains("+---") } == true)
    }

    // MARK: Edges

    @Test("Only the view that the first touch hit has # edges, and the table says who was hit by whom")
    func onlyTheHitView() {
        var (scene, root) = phone()
        scene.view("left", in: root, 20, 20, 100, 100)
        scene.view("right", in: root, 200, 20, 100, 100)
        scene.touch(1, on: "right", [(0, 250, 60), (50, 250, 60)])
        scene.touch(2, on: "left", [(0, 50, 60), (50, 50, 60)])
        let drawing = rows(scene)
        #expect(drawing[2] == "     | +- left --+       ## right ##       |")
        #expect(drawing.contains { $0.contains("left ") && $0.hasSuffix("  hit by A") })
        #expect(drawing.contains { $0.contains("right ") && $0.hasSuffix("# hit by X") })
        #expect(drawing.last == "     # hit by X")
    }

    @Test("The hit view's edge is dots where another view lies over it, so one sees who lies in front")
    func coveredHit() {
        var (scene, root) = phone()
        scene.view("back", in: root, 40, 40, 200, 200)
        scene.view("front", in: root, 120, 120, 200, 80)
        scene.tap(on: "back", 60, 60)
        let drawing = rows(scene)
        #expect(drawing[7] == "     |   #       +- front -----------+     |")
        #expect(drawing[8] == "     |   #       |           :       |     |")
        #expect(drawing[11] == " 200 |   #       +-------------------+     |")
        #expect(drawing[12] == "     |   #                   #             |")
    }

    @Test("A hit view with a child as wide as itself keeps its # edge")
    func sharedEdges() {
        var (scene, root) = phone()
        let card = scene.view("card", in: root, 40, 40, 200, 200)
        scene.view("header", in: card, 0, 0, 200, 60)
        scene.tap(on: "card", 60, 180)
        let drawing = rows(scene)
        #expect(drawing[3].hasPrefix("     |   ##"))
        #expect(drawing[4] == "     |   # header            #             |")
    }

    // MARK: Tables

    private func table(named isNamed: Bool = false) -> SceneBuilder {
        var (scene, root) = phone()
        let table = scene.view("table", in: root, 20, 20, 300, 400)
        for row in [2, 1, 0] {
            let cell = scene.view(
                isNamed ? "cell\(row)" : "UITableViewCell#\(row + 1)", "UITableViewCell", in: table,
                0, Double(row) * 60, 300, 60
            ) { $0.row = IndexPath(indexes: [0, row]) }
            let content = scene.view(
                "UITableViewCellContentView#\(row + 1)", "UITableViewCellContentView", in: cell, 0, 0,
                300, 60)
            scene.view("UILabel#\(row + 1)", "UILabel", in: content, 16, 0, 268, 60)
        }
        return scene
    }

    @Test("A row of a table is one thing with one name")
    func tableRow() {
        var scene = table()
        scene.tap(on: "UITableViewCellContentView#2", 100, 110)
        let drawing = rows(scene)
        #expect(drawing.contains("     | ## row 1 (3 views) ############     |"))
        #expect(drawing.contains("     | | row 2 (3 views)             |     |"))
        #expect(drawing.contains("     | | table                       |     |"))
        #expect(!drawing.joined().contains("UILabel"))
        #expect(drawing.contains { $0.contains("row 1 (3 views)") && $0.contains("# hit: its content view") })
        #expect(LayoutFigure(recording: scene.recording).accessibleDescription.hasPrefix("11 views on"))
    }

    @Test("A row of a later section is told with its section")
    func sections() {
        var scene = table()
        scene.change(3) { $0.row = IndexPath(indexes: [1, 4]) }
        #expect(rows(scene).joined().contains("row [1, 4] (3 views)"))
        #expect(rows(scene).joined().contains("row [0, 0] (3 views)"))
    }

    @Test("A cell with a name keeps it, and views= draws the parts of a row")
    func namedCells() {
        let scene = table(named: true)
        #expect(rows(scene).joined().contains("| cell1 (3 views)  "))
        let parts = rows(scene, .wide, LayoutOptions(views: ["cell1", "UILabel"]))
        #expect(parts.contains { $0.contains("UILabel#2") })
        #expect(!parts.joined().contains("views)"))
    }

    @Test("A view in a row that the scenario named is drawn")
    func namedInRow() {
        var scene = table()
        let content = scene.snapshot.views.count - 2
        scene.view("heart", in: content, 200, 10, 80, 40)
        #expect(rows(scene).contains { $0.contains(" heart ") })
        #expect(rows(scene).joined().contains("row 0 (3 views)"))
    }

    // MARK: Names

    @Test("A name without room in its edge stands beside the picture")
    func besideThePicture() {
        var (scene, root) = phone()
        scene.view("button", in: root, 40, 40, 40, 80)
        let drawing = rows(scene)
        #expect(drawing[3] == "     |   +---+                             |  button")
        #expect(!drawing.joined().contains("(a)"))
    }

    @Test("A view turned by a half circle says so, and so does what lies in it")
    func turned() {
        var (scene, root) = phone()
        let dial = scene.view("dial", in: root, 40, 40, 260, 200) {
            $0.rotation = 180
            $0.hasTransform = true
            $0.corners = [$0.corners[2], $0.corners[3], $0.corners[0], $0.corners[1]]
        }
        scene.view("hand", in: dial, 40, 40, 10, 10)
        scene.change(scene.snapshot.views.count - 1) {
            $0.corners = [(260, 200), (60, 200), (60, 80), (260, 80)].map { CGPoint(x: $0.0, y: $0.1) }
        }
        let drawing = rows(scene)
        #expect(drawing.contains { $0.contains("+- dial (rotated 180) ---") })
        #expect(drawing.contains { $0.contains("hand (rotated 180)") })
    }

    @Test("A turned view whose edge has no room for words is told in the legend")
    func turnedInLegend() {
        var (scene, root) = phone()
        scene.view("knob", in: root, 40, 40, 80, 80) {
            $0.rotation = 45
            $0.hasTransform = true
            $0.corners[0].x += 20
            $0.corners[1].y += 20
        }
        let drawing = rows(scene)
        #expect(drawing[3].contains(" knob "))
        #expect(drawing.last?.contains("knob is rotated 45") == true)
    }
}
