import Foundation
import Testing
@testable import Diagrams
@testable import EventEngine

/// The laws of drawings over random scenes.
@Suite("Laws of drawings")
struct DrawingLawTests {
    @Test("Layout pictures hold the laws, whatever the scene", arguments: 0..<40 as Range<UInt64>)
    func layout(seed: UInt64) {
        let recording = RandomScenes.recording(seed: seed)
        let names = recording.objects.map(\.name)
        for views in [nil, Array(names.prefix(3))] {
            for at in [nil, 0.1] {
                let options = LayoutOptions(views: views, at: at)
                let figure = LayoutFigure(recording: recording, options: options)
                for width in FigureWidth.allCases {
                    let bytes = figure.render(width)
                    #expect(DrawingLaws.violations(bytes, width) == [])
                    #expect(bytes == LayoutFigure(recording: recording, options: options).render(width))
                }
                #expect(figure.accessibleDescription.hasSuffix("."))
                #expect(figure.table.rows.allSatisfy { $0.cells.count == figure.table.header.count })
            }
        }
    }

    @Test("Hit-test trees hold the laws, whatever the scene", arguments: 0..<40 as Range<UInt64>)
    func hitTest(seed: UInt64) {
        let recording = RandomScenes.recording(seed: seed)
        for touch in 1...4 {
            for pass in 1...2 {
                let options = HitTestOptions(touch: touch, pass: pass)
                let figure = HitTestFigure(recording: recording, options: options)
                for width in FigureWidth.allCases {
                    let bytes = figure.render(width)
                    #expect(DrawingLaws.violations(bytes, width) == [])
                    #expect(bytes == HitTestFigure(recording: recording, options: options).render(width))
                }
                #expect(figure.accessibleDescription.hasSuffix("."))
                #expect(figure.table.rows.allSatisfy { $0.cells.count == figure.table.header.count })
            }
        }
    }

    @Test("Logs are lines without trailing blanks", arguments: 0..<20 as Range<UInt64>)
    func log(seed: UInt64) {
        let recording = RandomScenes.recording(seed: seed)
        let figure = LogFigure(recording: recording)
        #expect(figure.lines.count == recording.entries.count)
        #expect(figure.lines.allSatisfy { figure.bytes(of: $0).last != UInt8(ascii: " ") })
        let lines = figure.body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        #expect(lines.count == max(1, figure.lines.count) + 1)
    }
}
