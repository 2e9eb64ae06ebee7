// swift-tools-version: 6.1
import PackageDescription

/// The benchmarks: a package of their own, so that nobody who uses Tracebook builds them. `Sources` links to
/// the modules of the main package, which lets a benchmark time what is `package` there, in one release
/// build.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
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
            ]),
        .target(
            name: "BookBuilding",
            dependencies: [
                "CBundledTexts", "CommonMark", "Diagrams", "Reporting", "ScenarioLanguage",
                .product(name: "Crypto", package: "swift-crypto"),
            ]),
        .executableTarget(
            name: "tracebook",
            dependencies: [
                "BookBuilding", "CFolderExchange", "CProcess", "Reporting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "BookBuilding", "CommonMark", "ScenarioLanguage", "EventEngine", "Diagrams", "Reporting",
            ]),
        .executableTarget(
            name: "Mutations",
            dependencies: [
                "BookBuilding", "CommonMark", "Reporting",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
    ])
