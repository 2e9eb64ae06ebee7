import Foundation
import Testing
@testable import Diagrams
@testable import EventEngine

@Suite("Hit-test trees")
struct HitTestFigureTests {
    func draw(
        _ scene: SceneBuilder, _ width: FigureWidth = .wide, _ options: HitTestOptions = HitTestOptions()
    ) -> String {
        let figure = HitTestFigure(recording: scene.recording, options: options)
        return String(decoding: figure.render(width), as: UTF8.self)
    }

    @Test("The sample of the specification comes out as it stands there")
    func sample() {
        #expect(draw(.sampleWalk()) == """
            hit-test (100, 90) -> blue                 6 views asked, 2 not asked

               #  view                point in view  answer
               1  window              ( 100,  90)    inside              -> blue
               2  `-- root            ( 100,  90)    inside              -> blue
               3      |-- yellow      (-100, -20)    OUTSIDE             -> nil
               -      |   `xx tip                    not asked: yellow said nil
               4      `-- gray        (  80,  60)    inside              -> blue
               5          |-- badge   ( -60,  80)    OUTSIDE             -> nil
               6          |== blue    (  10,  10)    inside, no subviews -> blue
               -          `xx red                    not asked: blue said blue

               #: the order in which they were asked, last subview first
               asked twice, same answers

            """)
    }

    @Test("So does the narrow sample")
    func narrowSample() {
        #expect(draw(.sampleWalk(), .narrow) == """
            hit-test (100, 90) -> blue

            1 window           inside   blue
            2 `- root          inside   blue
            3    |- yellow     OUTSIDE  nil
            -    |  `x tip     not asked
            4    `- gray       inside   blue
            5       |- badge   OUTSIDE  nil
            6       |= blue    inside   blue  HIT
            -       `x red     not asked

            """)
    }
}
