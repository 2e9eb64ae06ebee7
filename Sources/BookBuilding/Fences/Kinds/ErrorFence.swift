/// `error`: the diagnostic with which a scenario is rejected.
struct ErrorFence: FenceKind, Equatable {
    static let word = "error"
    static let article = "an"
    static let showsRejection = true

    init(_ options: inout FenceOptions) {}
}
