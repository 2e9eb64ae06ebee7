import ArgumentParser

@main
struct Tracebook: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "tracebook")
}
