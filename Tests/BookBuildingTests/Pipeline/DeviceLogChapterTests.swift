import Foundation
import Reporting
import Testing

@testable import BookBuilding

/// What real devices logged, as chapters: a book of them verifies as it stands.
@Suite struct DeviceLogChapterTests {
    @Test(
        "Every line that a device printed is what the engine does (GC-01 to GC-09)",
        arguments: [("device-logs-1.md", 2), ("device-logs-2.md", 7)])
    func verifies(name: String, logs: Int) throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../EventEngineTests/Fixtures/\(name)")
        let text = try String(contentsOf: url, encoding: .utf8)
        #expect(text.matches(of: /```log, of=gc-0\d/).count == logs)
        let build = TestBook([name: text]).build()
        #expect(build.findings == [])
        #expect(build.acceptances.isEmpty)
    }
}
