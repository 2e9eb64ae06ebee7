import Foundation

// Run with `swift run -c release Benchmarks` in this folder; the figures in the README come from here.
let arguments = CommandLine.arguments.dropFirst()
let all = ["hit-test", "gesture", "scroll", "layout", "scenario", "book", "serve"]
let wanted = arguments.isEmpty ? all : Array(arguments)

if wanted.contains("hit-test") { HitTestBenchmark.run() }
if wanted.contains("gesture") { GestureBenchmark.run() }
if wanted.contains("scroll") { ScrollBenchmark.run() }
if wanted.contains("layout") { LayoutBenchmark.run() }
if wanted.contains("scenario") { ScenarioBenchmark.run() }
if wanted.contains("book") { BookBenchmark.run() }
if wanted.contains("serve") { ServeBenchmark.run() }
