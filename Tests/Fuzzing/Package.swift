// swift-tools-version: 6.1
import PackageDescription

/// libFuzzer on the grammars that a stranger's chapter goes through: a package of its own, so that nobody who
/// uses Tracebook builds it. `Sources` links to the modules of the main package, which are compiled with
/// libFuzzer's counters and open to the grammars (`@testable`); swift-syntax is neither.
let counted: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"])]

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v14)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")],
    targets: [
        .systemLibrary(name: "CCommonMark", pkgConfig: "libcmark"),
        .target(name: "Reporting", swiftSettings: counted),
        .target(name: "CommonMark", dependencies: ["CCommonMark", "Reporting"], swiftSettings: counted),
        .target(name: "EventEngine", swiftSettings: counted),
        .target(name: "Diagrams", dependencies: ["EventEngine", "Reporting"], swiftSettings: counted),
        .target(
            name: "CBundledTexts", exclude: ["Lessons", "Reference", "Starter", "Theme"]),
        .target(name: "CPlatformNames"),
        .target(name: "ProgramGeneration"),
        .target(
            name: "ScenarioLanguage",
            dependencies: [
                "CPlatformNames", "EventEngine", "Reporting",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
            ], swiftSettings: counted),
        .target(
            name: "BookBuilding",
            dependencies: ["CBundledTexts", "CommonMark", "Diagrams", "Reporting", "ScenarioLanguage"],
            swiftSettings: counted),
        // The linker must take this `main` and leave libFuzzer's own.
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "BookBuilding", "CommonMark", "EventEngine", "ProgramGeneration", "ScenarioLanguage",
                "Reporting",
            ],
            swiftSettings: [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
    ])
