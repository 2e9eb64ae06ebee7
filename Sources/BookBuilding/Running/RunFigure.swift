import Diagrams
import EventEngine

/// What `tracebook run` can show of a scenario: the kinds of fence that are made from one run.
package struct RunFigure: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// The word of the kind.
    package let rawValue: String

    /// In the order in which they are shown.
    package static let allCases = FenceKinds.all.filter { $0.isOfOneRun }.compactMap { kind in
        RunFigure(rawValue: kind.word)
    }

    static let log = RunFigure(LogFence.self)

    /// - Parameter rawValue: the word of a kind that is made from one run; nil for other words.
    package init?(rawValue: String) {
        guard FenceKinds.named(rawValue)?.isOfOneRun == true else { return nil }
        self.rawValue = rawValue
    }

    private init(_ kind: any FenceKind.Type) { rawValue = kind.word }

    private var drawing: (any DrawnFence.Type)? { FenceKinds.named(rawValue) as? any DrawnFence.Type }

    /// What is shown unless something else is asked for: the log, and the drawings that tell more than it
    /// does.
    static func usual(for recording: Recording) -> [RunFigure] {
        allCases.filter { $0.drawing?.isUsual(for: recording) ?? true }
    }

    /// The figure as text. One that cannot be drawn is nil if it is only there because it is usual, else the
    /// reason. The log is drawn by `RunLog`, which knows what it has to show.
    func text(of recording: Recording, _ width: FigureWidth, isUsual: Bool) -> [UInt8]? {
        guard let drawing else { return RunLog().figure(of: recording).body }
        let figure: any Figure = drawing.init().figure(of: recording)
        guard let problem = figure.problem else { return figure.render(width) }
        return isUsual ? nil : Array("nothing to show: \(problem)\n".utf8)
    }
}
