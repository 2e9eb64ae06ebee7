import Reporting

/// What can be wrong with a fence of ours.
enum FenceProblem {
    // The grammar of info strings.
    case missingComma(before: FenceInfo.Word)
    /// A value of several words without quotes.
    case spaceInValue(FenceInfo.Word, key: String)
    case emptyOption(SourceSpan)
    case unclosedBracket(SourceSpan)
    case unclosedQuote(SourceSpan)

    // Options.
    case unknownOption(FenceInfo.Word, of: String, known: [String])
    case duplicateOption(FenceInfo.Word, first: SourceSpan)
    case missingValue(FenceInfo.Word, example: String)
    case missingOption(SourceSpan, key: String, example: String)
    case unwantedValue(FenceInfo.Word, value: SourceSpan)
    case badValue(FenceInfo.Word, why: String, hint: String?)
    case listForOne(SourceSpan, key: String)
    case emptyList(SourceSpan, key: String)
    case contradiction(SourceSpan, why: String)

    // Fences.
    case missingName(SourceSpan)
    case missingScenario(FenceInfo.Word)
    case missingOf(FenceInfo.Word)
    case missingKind(SourceSpan)
    case unknownKind(FenceInfo.Word)
    case notTwoScenarios(SourceSpan)
    /// `shorter` is a line inside that would close a fence of fewer characters, `end` one that may have been
    /// meant to be its last.
    case unclosedFence(SourceSpan, shorter: SourceSpan?, end: SourceSpan?)
    /// It reads like one of ours, `log, of=a`, and is none.
    case disguised(SourceSpan, meaning: String)
    /// It is indented so far that it is code.
    case indented(SourceSpan, meaning: String)
    /// A character of another keyboard where the grammar has one of its own.
    case fullWidth(SourceSpan, meant: String)

    // Chapters.
    case duplicateName(FenceInfo.Word, first: SourceSpan)
    case unknownScenario(FenceInfo.Word, known: [String])
    case tooManyFences(SourceSpan, limit: Int)
}
