// swift-tools-version: 6.1
import PackageDescription

/// With `TRACEBOOK_CORE=1` the package has only what needs no swift-syntax (engine, diagrams, Markdown),
/// so that their everyday loop never compiles it: `TRACEBOOK_CORE=1 swift test --scratch-path .build-core`.
let coreOnly = Context.environment["TRACEBOOK_CORE"] != nil

/// With `TRACEBOOK_OPTIMIZED=1` what checks and runs scenarios and makes pages is optimized in a debug build, too:
/// it takes some minutes longer to compile, and the tests, which run thousands of programs and make some four
/// hundred little books, take as many less; so are the tests that read the whole source tree. For size, because
/// that takes the compiler a quarter less. Not by default, because nobody can depend on a package with such flags.
let optimized: [SwiftSetting] =
    Context.environment["TRACEBOOK_OPTIMIZED"] == nil
    ? [] : [.unsafeFlags(["-Osize", "-whole-module-optimization", "-num-threads", "2"])]

let package = Package(
    name: "Tracebook",
    platforms: [.macOS(.v14)],
    products: [.library(name: "EventEngine", targets: ["EventEngine"])],
    targets: [
        .systemLibrary(
            name: "CCommonMark",
            pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .target(name: "Reporting", swiftSettings: optimized),
        .target(name: "CommonMark", dependencies: ["CCommonMark", "Reporting"], swiftSettings: optimized),
        .target(name: "EventEngine"),
        .target(name: "Diagrams", dependencies: ["EventEngine", "Reporting"], swiftSettings: optimized),
        .target(name: "ChildProcess", path: "Tests/ChildProcess"),
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        .testTarget(name: "ReportingTests", dependencies: ["ChildProcess", "Reporting"]),
        .testTarget(
            name: "CommonMarkTests", dependencies: ["CCommonMark", "ChildProcess", "CommonMark", "Reporting"]),
        .testTarget(
            name: "EventEngineTests", dependencies: ["EventEngine", "SeededRandom"], exclude: ["Fixtures"]),
        .testTarget(
            name: "DiagramsTests", dependencies: ["Diagrams", "EventEngine", "Reporting", "SeededRandom"]),
        .testTarget(name: "TidyTests", swiftSettings: optimized),
    ])

if !coreOnly {
    package.products.append(.executable(name: "tracebook", targets: ["tracebook"]))
    package.dependencies += [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ]
    package.targets += [
        .target(
            name: "CBundledTexts", exclude: ["Lessons", "Reference", "Starter", "Theme"]),
        .target(name: "CPlatformNames"),
        .target(
            name: "ScenarioLanguage",
            dependencies: [
                "CPlatformNames", "EventEngine", "Reporting",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
            ],
            swiftSettings: optimized),
        .target(
            name: "BookBuilding",
            dependencies: [
                "CBundledTexts", "CommonMark", "Diagrams", "EventEngine", "Reporting", "ScenarioLanguage",
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            exclude: ["Schemas"],
            swiftSettings: optimized),
        .target(name: "CFolderExchange"),
        .target(name: "CProcess"),
        .executableTarget(
            name: "tracebook",
            dependencies: [
                "BookBuilding", "CFolderExchange", "CProcess", "Reporting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]),
        .target(name: "ProgramGeneration", path: "Tests/ProgramGeneration", swiftSettings: optimized),
        .testTarget(
            name: "ScenarioLanguageTests",
            dependencies: [
                "ProgramGeneration", "ScenarioLanguage", "EventEngine", "Reporting",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .testTarget(name: "BookBuildingTests",
            dependencies: ["BookBuilding", "CommonMark", "Diagrams", "EventEngine", "Reporting", "ScenarioLanguage"],
            exclude: ["WhyNot/situations.md"]),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["BookBuilding", "ChildProcess", "Reporting", "SeededRandom", "tracebook"],
            exclude: ["Slips", "Transcripts"]),
    ]

    // The compiler as witness: scenarios are compiled by the real `swiftc` and compared with the interpreter.
    package.targets += [
        .target(name: "WitnessPrelude", dependencies: ["EventEngine"], path: "Tests/Witness/Prelude"),
        .target(
            name: "WitnessInstrumenter",
            dependencies: [
                "EventEngine",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            path: "Tests/Witness/Instrumenter"),
        .testTarget(
            name: "WitnessTests",
            dependencies: [
                "ProgramGeneration", "WitnessInstrumenter", "WitnessPrelude", "ScenarioLanguage", "EventEngine",
                "Reporting",
            ],
            exclude: ["Agreements.txt"]),
    ]

    /// A command of `swift package` that runs the tool on the package's own book.
    func docsPlugin(_ verb: String, folder: String, _ description: String, writes: String?) -> Target {
        .plugin(
            name: "\(verb)-docs",
            capability: .command(
                intent: .custom(verb: "\(verb)-docs", description: description),
                permissions: writes.map { [.writeToPackageDirectory(reason: $0)] } ?? []),
            path: "Sources/Plugins/\(folder)")
    }
    package.targets += [
        docsPlugin(
            "build", folder: "BuildDocs", "Run every scenario of the book and write its site to Output/.",
            writes: "The site is written to Output/."),
        docsPlugin(
            "accept", folder: "AcceptDocs", "Write what the engine does now into the fences of the chapters.",
            writes: "The fences of Chapters/ are filled."),
        docsPlugin(
            "verify", folder: "VerifyDocs", "Check every fence, link and name of the book, and Output/.", writes: nil),
    ]
    for verb in ["build", "accept", "verify"] {
        package.products.append(.plugin(name: "\(verb)-docs", targets: ["\(verb)-docs"]))
    }
}
