import Foundation

// Run with `swift run -c release Benchmarks` in this folder; the figures in the README come from here.
let arguments = CommandLine.arguments.dropFirst()
let wanted = arguments.isEmpty ? ["hit-test", "gesture", "scroll", "scenario", "book"] : Array(arguments)

if wanted.contains("hit-test") { HitTestBenchmark.run() }
if wanted.contains("gesture") { GestureBenchmark.run() }
if wanted.contains("scroll") { ScrollBenchmark.run() }
if wanted.contains("scenario") { ScenarioBenchmark.run() }
if wanted.contains("book") { BookBenchmark.run() }
