import Foundation
import Testing
@testable import Diagrams
@testable import EventEngine

@Suite("Layout pictures")
struct LayoutFigureTests {
    func draw(
        _ scene: SceneBuilder, _ width: FigureWidth = .wide, _ options: LayoutOptions = LayoutOptions()
    ) -> String {
        let figure = LayoutFigure(recording: scene.recording, options: options)
        return String(decoding: figure.render(width), as: UTF8.self)
    }

    @Test("The sample of the specification comes out as it stands there")
    func sample() {
        #expect(draw(.sample()) == """
                 0         50        100       150       200       250       300
               0 +- root --------------------------------------------------------+
                 |                               +~ badge ~+                     |
                 |                               !         !                     |
                 |   +- gray --------------------|....     !                     |
                 |   |                           |   :     !                     |
              50 |   | +- red ---------+         |   :     !                     |
                 |   | |               |         +----~~~~~+                     |
                 |   | |               |             |                           |
                 |   | |           ## blue ######### |                           |
                 |   | |           # X :           # |                           |
             100 |   | +-----------#....           # |                           |
                 |   |             #               # |   +- yellow ----------+   |
                 |   |             #               # |   |                   |   |
                 |   |             ################# |   |           .. tip ......
                 |   |                               |   |           :       |   :
             150 |   +-------------------------------+   |           :       |   :
                 |                                       |           .............
                 |                                       |                   |   |
                 |                                       +-------------------+   |
                 |                                                               |
             200 +---------------------------------------------------------------+
                 1 column = 5 pt, 1 row = 10 pt          X touch 1 at (100, 90)

                 z  view     frame in its superview   origin in window   flags
                 1  root     (  0,   0, 320, 200)     (  0,   0)
                 2  gray     ( 20,  30, 160, 120)     ( 20,  30)
                 3  red      ( 10,  20,  80,  50)     ( 30,  50)
                 4  blue     ( 70,  50,  80,  50)     ( 90,  80)         # hit
                 5  badge    (140, -20,  50,  50)     (160,  10)         sticks out
                 6  yellow   (200, 110, 100,  70)     (200, 110)
                 7  tip      ( 60,  20,  60,  30)     (260, 130)         hidden

                 # hit view   ~ ! outside its superview   . : covered or not shown

            """)
    }

}
