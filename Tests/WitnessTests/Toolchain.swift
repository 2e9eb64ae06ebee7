import Foundation

/// Runs the programs of the toolchain, and those it made, four at a time at most: more than a small machine
/// has cores, so that they have their share of one that is busy otherwise.
actor Toolchain {
    /// A program that ended otherwise than by success.
    struct Failure: Error, CustomStringConvertible {
        let program: String
        let status: Int32
        let output: String

        var description: String { "\(program) ended with status \(status):\n\(output)" }
    }

    static let shared = Toolchain()

    /// Seconds after which a program is ended, and its test fails with what it has said.
    private static let patience = 900.0

    private var free = 4
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// How a program ended, and what it wrote.
    struct Ending {
        let status: Int32
        let isExit: Bool
        let output: String
        let errors: String

        var isSuccess: Bool { isExit && status == 0 }
    }

    /// What a program writes to its standard output; throws what it wrote to standard error when it fails.
    @discardableResult
    nonisolated func run(_ program: String, _ arguments: [String]) async throws -> String {
        let ending = try await ending(of: program, arguments)
        guard ending.isSuccess else {
            throw Failure(program: program, status: ending.status, output: ending.errors)
        }
        return ending.output
    }

    /// Runs a program that may fail.
    nonisolated func ending(of program: String, _ arguments: [String]) async throws -> Ending {
        await acquire()
        do {
            let ending = try await Self.result(of: program, arguments)
            await release()
            return ending
        } catch {
            await release()
            throw error
        }
    }

    private func acquire() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func release() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }

    private static func result(of program: String, _ arguments: [String]) async throws -> Ending {
        // Files, not pipes: a program that writes much before it ends would wait for a reader.
        let folder = try BuildProducts.scratchFolder("Witness")
        let name = UUID().uuidString
        let output = folder.appendingPathComponent(name + ".out")
        let errors = folder.appendingPathComponent(name + ".err")
        defer { [output, errors].forEach { try? FileManager.default.removeItem(at: $0) } }
        for file in [output, errors] { try Data().write(to: file) }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        let written = [try FileHandle(forWritingTo: output), try FileHandle(forWritingTo: errors)]
        process.standardOutput = written[0]
        process.standardError = written[1]
        // Closed and forgotten as soon as the program has ended: with 1,365 open files Foundation crashes.
        let end = DispatchWorkItem { [weak process] in
            if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
        defer {
            end.cancel()
            for file in written { try? file.close() }
        }
        let status: Int32 = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
                DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: end)
            } catch {
                continuation.resume(throwing: error)
            }
        }
        return Ending(
            status: status, isExit: process.terminationReason == .exit,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
}
