import Foundation

// A scenario of which every small change leaves all fences and claims as they are proves nothing. Run with
// `swift run -c release Mutations ../../Chapters` in this folder; it exits with 1 when there is one.
guard CommandLine.arguments.count > 1 else {
    print("usage: Mutations CHAPTERS [FILE.md ...]")
    exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let chosen = Array(CommandLine.arguments.dropFirst(2))
let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".md") && $0 != "SUMMARY.md" && (chosen.isEmpty || chosen.contains($0)) }
    .sorted()

var idle = 0
for name in names {
    let verdict = try ChapterTrial(name, in: folder).verdict()
    print("\(name): \(verdict.ran) changes ran, \(verdict.noticed) were noticed")
    for finding in verdict.idle { print("    no change alters \(finding)") }
    idle += verdict.idle.count
}
exit(idle == 0 ? 0 : 1)
