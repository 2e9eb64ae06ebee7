import EventEngine

/// Which entries of a trace a log shows.
struct LogFilter {
    /// A bit for each `EntryKind`.
    private let kinds: UInt32
    private let pass: UInt8?
    private let style: LogOptions.Style
    /// By object: whether `only=` lets its lines through; nil when it lets all through.
    private let admitted: [Bool]?
    /// By selector: whether it is a message rather than a stage of the run loop.
    private let isMessage: [Bool]
    let unknownNames: [String]

    init(recording: Recording, options: LogOptions) {
        kinds = options.select.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
        pass = options.pass
        style = options.style
        isMessage = options.style == .objc ? recording.selectors.map { !$0.objectiveC.isEmpty } : []
        guard let only = options.only else {
            admitted = nil
            unknownNames = []
            return
        }
        let wanted = Set(only)
        var found: Set<String> = []
        admitted = recording.objects.map { object in
            let byName = wanted.contains(object.name)
            let byClass = wanted.contains(object.className)
            if byName { found.insert(object.name) }
            if byClass { found.insert(object.className) }
            return byName || byClass
        }
        unknownNames = only.filter { !found.contains($0) }
    }

    /// The numbers of the entries to show, ascending.
    func shownEntries(of recording: Recording) -> [Int] {
        recording.entries.indices.filter { shows(recording.entries[$0]) }
    }

    private func shows(_ entry: TraceEntry) -> Bool {
        guard kinds & (1 << UInt32(entry.kind.rawValue)) != 0 else { return false }
        if let pass, entry.pass != 0, entry.pass != pass { return false }
        if entry.kind == .prints { return true }
        if style == .objc {
            if entry.receiver == .none || entry.isStateChange { return false }
            if !isMessage[Int(entry.selector.rawValue)] { return false }
        }
        guard let admitted else { return true }
        let receiver = Int(entry.receiver.rawValue)
        return admitted.indices.contains(receiver) && admitted[receiver]
    }

    /// The names and classes of all objects, and what was declared, sorted, each once.
    static func knownNames(of recording: Recording, or declared: [String]) -> [String] {
        Set(recording.objects.flatMap { [$0.name, $0.className] } + declared).sorted()
    }
}

extension TraceEntry {
    /// Whether the entry is a recognizer's change of state rather than a message such as `reset()`.
    var isStateChange: Bool {
        guard kind == .states, case .text = argument else { return false }
        return true
    }
}
