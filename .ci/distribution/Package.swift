// swift-tools-version: 5.9
import PackageDescription

/// Tracebook's commands for packages, with the tool ready to run: nothing of it is compiled.
let package = Package(
    name: "tracebook-plugins",
    products: [
        .plugin(name: "build-docs", targets: ["build-docs"]),
        .plugin(name: "accept-docs", targets: ["accept-docs"]),
        .plugin(name: "verify-docs", targets: ["verify-docs"]),
    ],
    targets: [
        .binaryTarget(
            name: "tracebook", url: "@FROM@/tracebook.artifactbundle.zip", checksum: "@CHECKSUM@"),
        .plugin(
            name: "build-docs",
            capability: .command(
                intent: .custom(
                    verb: "build-docs", description: "Run every scenario of the book and write its site to Output/."),
                permissions: [.writeToPackageDirectory(reason: "The site is written to Output/.")]),
            dependencies: ["tracebook"], path: "Plugins/BuildDocs"),
        .plugin(
            name: "accept-docs",
            capability: .command(
                intent: .custom(
                    verb: "accept-docs",
                    description: "Write what the engine does now into the fences of the chapters."),
                permissions: [.writeToPackageDirectory(reason: "The fences of Chapters/ are filled.")]),
            dependencies: ["tracebook"], path: "Plugins/AcceptDocs"),
        .plugin(
            name: "verify-docs",
            capability: .command(
                intent: .custom(
                    verb: "verify-docs", description: "Check every fence, link and name of the book, and Output/.")),
            dependencies: ["tracebook"], path: "Plugins/VerifyDocs"),
    ])
