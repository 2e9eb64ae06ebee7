import Reporting

/// A chapter without its page, which is kept by itself.
extension ChapterBuild: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(diagnostics)
        writer.add(title)
        writer.add(summary)
        writer.add(search)
        writer.add(cover)
        writer.add(targets)
        writer.add(pendingLinks)
        writer.add(pictures)
        writer.add(scenarios)
        writer.add(staleFences)
        writer.add(falseClaims)
        writer.add(claimCounts)
        writer.add(consulted)
        writer.add(usedSources)
        writer.add(recordLines != nil)
        if let recordLines { writer.add(bytes: recordLines) }
        writer.add(recalled)
    }

    convenience init(_ reader: inout KeptReader) throws(KeptDamage) {
        self.init(diagnostics: try reader.next())
        title = try reader.next()
        summary = try reader.next()
        search = try reader.next()
        cover = try reader.next()
        targets = try reader.next()
        pendingLinks = try reader.next()
        pictures = try reader.next()
        scenarios = try reader.next()
        staleFences = try reader.next()
        falseClaims = try reader.next()
        claimCounts = try reader.next()
        consulted = try reader.next()
        usedSources = try reader.next()
        let hasRecord: Bool = try reader.next()
        if hasRecord { recordLines = Array(try reader.nextBytes()) }
        recalled = try reader.next()
    }
}

// MARK: What other pages show

extension IndexPage.Cover: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(page)
        writer.add(title)
        writer.add(markup)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        self.init(page: try reader.next(), title: try reader.next(), markup: try reader.next())
    }
}

extension PageTargets: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(ids)
        writer.add(rows)
        writer.add(runs)
        writer.add(lineCounts)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            ids: try reader.next(), rows: try reader.next(), runs: try reader.next(),
            lineCounts: try reader.next())
    }
}

extension BookLinks.Pending: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(span)
        writer.add(page)
        writer.add(anchor)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        self.init(span: try reader.span(), page: try reader.next(), anchor: try reader.next())
    }
}

extension ScenarioListing: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(name)
        writer.add(title)
        writer.add(page)
        writer.add(anchor)
        writer.add(span)
        writer.add(block)
        writer.add(outputs)
        writer.add(claims)
        writer.add(rules)
        writer.add(uses)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            name: try reader.next(), title: try reader.next(), page: try reader.next(),
            anchor: try reader.next(), span: try reader.span(), block: try reader.next(),
            outputs: try reader.next(), claims: try reader.next(), rules: try reader.next())
        uses = try reader.next()
    }
}

// MARK: What is to be said

extension Diagnostic: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(severity.rawValue)
        writer.add(code.rawValue)
        writer.add(message)
        writer.add(span != nil)
        if let span { writer.add(span) }
        writer.add(label)
        writer.add(hint)
        writer.add(notes)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        let (severity, code): (String, String) = (try reader.next(), try reader.next())
        guard let severity = Severity(rawValue: severity), let code = DiagnosticCode(rawValue: code) else {
            throw KeptDamage()
        }
        self.init(severity, code: code, try reader.next(), at: nil)
        let hasPlace: Bool = try reader.next()
        if hasPlace { span = try reader.span() }
        label = try reader.next()
        hint = try reader.next()
        notes = try reader.inside { inner throws(KeptDamage) in try inner.next() }
    }
}

extension StaleFence: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(span)
        writer.add(kind)
        writer.add(name)
        var divergences: [Divergence] = []
        if case .differs(let divergence) = cause { divergences = [divergence] }
        writer.add(divergences)
        writer.add(reason?.rawValue)
        writer.add(accepted)
        writer.add(produced)
        writer.add(firstLine)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            span: try reader.span(), kind: try reader.next(), name: try reader.next(), cause: .unfilled,
            accepted: [], produced: [], firstLine: 0)
        let divergences: [Divergence] = try reader.next()
        if let divergence = divergences.first { cause = .differs(divergence) }
        let word: String? = try reader.next()
        reason = word.flatMap(StaleReason.init(rawValue:))
        guard (word == nil) == (reason == nil) else { throw KeptDamage() }
        accepted = try reader.next()
        produced = try reader.next()
        firstLine = try reader.next()
    }
}

extension Divergence: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(line)
        writer.add(accepted)
        writer.add(produced)
        writer.add(call)
        writer.add(rule)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            line: try reader.next(), accepted: try reader.next(), produced: try reader.next(),
            call: try reader.next(), rule: try reader.next())
    }
}

extension FalseClaim: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(span)
        writer.add(words)
        writer.add(truth)
        writer.add(subject)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            span: try reader.span(), words: try reader.next(), truth: try reader.next(),
            subject: try reader.next())
    }
}

extension FenceRecord.Memory: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(name)
        writer.add(entry)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        self.init(name: try reader.next(), entry: try reader.next())
    }
}

extension FenceRecord.Entry: Kept {
    func keep(in writer: inout KeptWriter) {
        for print in prints { writer.add(print) }
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            code: try reader.next(), options: try reader.next(), trace: try reader.next(),
            body: try reader.next())
    }
}
