/// What can be wrong with a claim as it is written. Ranges are bytes of the link's title.
enum ClaimProblem: Equatable {
    // The grammar.
    case nothingClaimed
    case emptyClaim(Range<Int>)
    case unclosedQuote(Range<Int>)
    case noPattern(Claim.Word)
    case patternExpected(Range<Int>, after: String)
    case missingMethod(Claim.Word)
    case missingReceiver(Claim.Word)
    case unexpected(Claim.Word, after: String)
    case missingText(Range<Int>)
    case unknownState(Claim.Word)
    case missingArrow(Range<Int>)
    case missingAnswer(Range<Int>)
    case noTime(Range<Int>)
    case noCount(Claim.Word)
    case noTouch(Range<Int>)
    case missingThen(Range<Int>)
    case missingView(Range<Int>)
    case repeatedOutsideOnly(Range<Int>)
    case tooManySteps(Range<Int>, limit: Int)
    case tooManyClaims(Range<Int>, limit: Int)

    // Names.
    case unknownReceiver(Claim.Word, scenario: String, known: [String])
    case unknownMethod(Claim.Word, of: String, known: [String])
    case unknownAnswer(Claim.Word, scenario: String, known: [String])
    case noRecognizer(Claim.Word)
}
