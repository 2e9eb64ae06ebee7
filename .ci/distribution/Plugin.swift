import Foundation
import PackagePlugin

/// `swift package @VERB@-docs`: runs `tracebook @VERB@` on the package that it is called in.
@main
struct @NAME@: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try context.tool(named: "tracebook").path.string)
        process.currentDirectoryURL = URL(fileURLWithPath: context.package.directory.string)
        process.arguments = ["@VERB@"] + arguments
        // The tool names the commands of the plugins then, where it names commands.
        process.environment = ProcessInfo.processInfo.environment.merging(["TRACEBOOK_WAY": "plugins"]) { $1 }
        try process.run()
        process.waitUntilExit()
        // The tool has said what is wrong; its status is the plugin's.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
