import Foundation
import PackagePlugin

/// `swift package accept-docs`: runs `tracebook accept` on the package that it is called in.
///
/// The tool is built when the plugin runs. Were it declared as a dependency of the plugin, every build of the
/// package would compile the tool, and swift-syntax with it, a second time for the plugin's sake.
@main
struct AcceptDocs: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let build = try packageManager.build(.product("tracebook"), parameters: .init())
        guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error("tracebook could not be built:\n\(build.logText)")
            return
        }
        let process = Process()
        process.executableURL = tool.url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["accept"] + arguments
        // The tool names the commands of the plugins then, where it names commands.
        process.environment = ProcessInfo.processInfo.environment.merging(["TRACEBOOK_WAY": "plugins"]) { $1 }
        try process.run()
        process.waitUntilExit()
        // The tool has said what is wrong; its status is the plugin's.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
