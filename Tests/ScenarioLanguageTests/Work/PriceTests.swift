import EventEngine
import Foundation
import ProgramGeneration
import Reporting
import Testing

@testable import ScenarioLanguage

/// Programs that do the same for ever, made by the grammar: what each unit that they draw takes.
///
/// The ordinary run only asks that they end. `TRACEBOOK_PRICES=20000` tries as many in a release build with
/// the whole budget, prints the dearest, and asks that each ends within a second and 200 MB; a number behind
/// a colon is the first one.
@Suite(.serialized) struct PriceTests {
    private static let wanted = ProcessInfo.processInfo.environment["TRACEBOOK_PRICES"]?
        .split(separator: ":").compactMap { UInt64($0) } ?? []

    private static var numbers: Range<UInt64> {
        let first = wanted.dropFirst().first ?? 0
        return first..<first + (wanted.first ?? 60)
    }

    private static var limits: ScenarioLimits {
        var limits = ScenarioLimits.standard
        if wanted.isEmpty {
            limits.world.work = 200_000
            limits.steps = 2_000
        }
        return limits
    }

    /// A program's cost.
    private struct Price {
        var number: UInt64
        var seconds: Double
        /// The most memory that it took, in megabytes.
        var megabytes: Int
        var units: Int
        var nanosecondsPerUnit: Double { seconds * 1e9 / Double(max(1, units)) }
    }

    private func price(_ number: UInt64) -> Price {
        let program = ProgramGrammar.endless(ChoiceSource(seed: number))
        let log = ProcessInfo.processInfo.environment["TRACEBOOK_PROGRAM_LOG"]
        if let log { try? program.write(toFile: log, atomically: false, encoding: .utf8) }
        let file = SourceFile(path: "endless.swift", text: program)
        let before = PeakMemory.reset()
        let start = ContinuousClock.now
        let run = ScenarioRunner(limits: Self.limits).run(
            ScenarioCode(name: "endless", text: EmbeddedText(wholeOf: file)))
        let time = (ContinuousClock.now - start).components
        #expect(!run.diagnostics.isEmpty, "\(number) ended by itself")
        #expect(run.diagnostics.allSatisfy { $0.span != nil }, "\(number): \(run.diagnostics.map(\.message))")
        return Price(
            number: number, seconds: Double(time.seconds) + Double(time.attoseconds) / 1e18,
            megabytes: PeakMemory.megabytes - before, units: run.work)
    }

    @Test func `A program that does the same for ever ends with an error that has a place`() {
        var prices = Self.numbers.map(price)
        guard !Self.wanted.isEmpty else { return }
        for price in prices {
            #expect(price.seconds < 1 && price.megabytes < 200, "\(price)")
        }
        print("longest:")
        prices.sort { $0.seconds > $1.seconds }
        for price in prices.prefix(25) { print("  \(price) \(price.nanosecondsPerUnit) ns") }
        print("dearest units, of those that drew 100,000:")
        prices.sort { $0.nanosecondsPerUnit > $1.nanosecondsPerUnit }
        for price in prices.filter({ $0.units > 100_000 }).prefix(25) {
            print("  \(price) \(price.nanosecondsPerUnit) ns")
        }
    }
}
