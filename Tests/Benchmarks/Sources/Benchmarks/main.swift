import Foundation

// Run with `swift run -c release Benchmarks` in this folder; the figures in the README come from here.
let arguments = CommandLine.arguments.dropFirst()
// What measures the memory of processes comes first: until they begin, they have that of this one.
let all = ["book", "serve", "hit-test", "gesture", "scroll", "layout", "scenario", "phases"]
let wanted = arguments.isEmpty ? all : Array(arguments)

if wanted.contains("book") { BookBenchmark.run() }
if wanted.contains("serve") { ServeBenchmark.run() }
if wanted.contains("hit-test") { HitTestBenchmark.run() }
if wanted.contains("gesture") { GestureBenchmark.run() }
if wanted.contains("scroll") { ScrollBenchmark.run() }
if wanted.contains("layout") { LayoutBenchmark.run() }
if wanted.contains("scenario") { onDeepStack(ScenarioBenchmark.run) }
if wanted.contains("phases") { onDeepStack(PhaseBenchmark.run) }
