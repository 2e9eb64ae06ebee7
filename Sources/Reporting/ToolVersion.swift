/// The version of the tool, in one place.
package enum ToolVersion {
    /// Of the command line tool, of the engine that runs scenarios, and of the language that they are in: one
    /// number, because they are released together.
    package static let number = "0.1.0"

    /// What `tracebook --version` prints.
    package static let text = "tracebook \(number) (engine \(number), language \(number))"
}
