// swift-tools-version: 6.1
import PackageDescription

/// Files of a target that are compiled into it.
func embedded(_ folder: String, _ names: String...) -> [Resource] {
    names.map { .embedInCode("\(folder)/\($0)") }
}

/// The benchmarks: a package of their own, so that nobody who uses Tracebook builds them. `Sources` links to
/// the modules of the main package, which lets a benchmark time what is `package` there, in one release
/// build.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    ],
    targets: [
        .systemLibrary(name: "CCommonMark", pkgConfig: "libcmark"),
        .target(name: "Reporting"),
        .target(name: "CommonMark", dependencies: ["CCommonMark", "Reporting"]),
        .target(name: "EventEngine"),
        .target(name: "CFolderExchange"),
        .target(name: "CProcess"),
        .target(name: "Diagrams", dependencies: ["EventEngine", "Reporting"]),
        .target(name: "CPlatformNames"),
        .target(
            name: "ScenarioLanguage",
            dependencies: [
                "CPlatformNames", "EventEngine", "Reporting",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
            ]),
        .target(
            name: "BookBuilding",
            dependencies: ["CommonMark", "ScenarioLanguage", "Diagrams", "Reporting"],
            resources: embedded(
                "Theme", "page.css", "prose.css", "figure.css", "log.css", "player.css", "search.css",
                "pages.css", "circumstances.css", "page.js", "colours.js", "contents.js", "player.js",
                "copying.js", "search.js", "finds.js", "start.js", "live.css", "live.js")
                + embedded(
                    "Lessons", "book.md", "markdown.md", "fences.md", "differences.md", "claims.md",
                    "names.md", "calls.md", "types.md", "flow.md", "declarations.md", "running.md",
                    "commands.md")
                + embedded("Reference", "features.md", "examples.txt")),
        .executableTarget(
            name: "tracebook",
            dependencies: [
                "BookBuilding", "CFolderExchange", "CProcess", "Reporting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            resources: ["summary.md", "settings.json", "first-chapter.md", "ignore.txt", "workflow.yml"].map {
                .embedInCode("Starter/\($0)")
            }),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["BookBuilding", "ScenarioLanguage", "EventEngine", "Diagrams", "Reporting"]),
        .executableTarget(
            name: "Mutations",
            dependencies: [
                "BookBuilding", "CommonMark", "Reporting",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
    ])
