import EventEngine
import Testing

@Suite struct ObjectiveCNameTests {
    @Test(
        "A Swift method has the name in Objective-C that the compiler would give it",
        arguments: [
            ("tapped", [], "tapped"), ("tapped", ["_"], "tapped:"), ("handle", ["tap"], "handleWithTap:"),
            ("tapped", ["_", "forEvent"], "tapped:forEvent:"), ("move", ["to"], "moveTo:"),
            ("move", ["toPoint", "_"], "moveToPoint::"), ("moveTo", ["point"], "moveToPoint:"),
            ("handle", ["with"], "handleWith:"), ("load", ["URLString"], "loadWithURLString:"),
            ("scroll", ["byPage", "animated"], "scrollByPage:animated:"), ("tone", ["_"], "tone:"),
            ("tone", ["onset"], "toneWithOnset:"), ("readOn", ["line"], "readOnLine:"),
        ])
    func names(base: String, labels: [String], name: String) {
        #expect(ObjectiveCName.of(base, labels: labels) == name)
    }
}
