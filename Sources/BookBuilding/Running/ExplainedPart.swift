/// What of a scenario is to be explained.
package enum ExplainedPart: Equatable, Sendable {
    /// A line of the full log, from 1.
    case call(Int)
    /// A line of the file in which the code is, from 1.
    case line(Int)
}
