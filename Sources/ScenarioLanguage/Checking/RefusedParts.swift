/// What was refused, and reported: errors that only follow from it say nothing.
struct RefusedParts {
    /// Methods that Objective-C cannot know, which therefore are no actions.
    var actions: Set<ObjectIdentifier> = []
    /// Names of declarations, and of their members.
    var names: Set<String> = []
}
