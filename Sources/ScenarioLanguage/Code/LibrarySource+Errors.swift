extension LibrarySource {
    /// Foundation's errors: objects with a domain and a number. Any error is one where it is asked to be.
    static let foundationError = LibrarySource(
        name: "NSError",
        others: [
            "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey",
            "NSLocalizedRecoverySuggestionErrorKey", "NSUnderlyingErrorKey", "NSDebugDescriptionErrorKey",
            "NSCocoaErrorDomain", "NSPOSIXErrorDomain", "NSURLErrorDomain", "NSOSStatusErrorDomain",
        ],
        text: """
            let NSLocalizedDescriptionKey = "NSLocalizedDescription"
            let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
            let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
            let NSUnderlyingErrorKey = "NSUnderlyingError"
            let NSDebugDescriptionErrorKey = "NSDebugDescription"
            let NSCocoaErrorDomain = "NSCocoaErrorDomain"
            let NSPOSIXErrorDomain = "NSPOSIXErrorDomain"
            let NSURLErrorDomain = "NSURLErrorDomain"
            let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"

            class NSError: NSObject, _DescribedError {
                let domain: String
                let code: Int
                let userInfo: [String: Any]

                init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
                    self.domain = domain
                    self.code = code
                    userInfo = dict ?? [:]
                    super.init()
                }

                var localizedDescription: String { _localizedDescription }
                var localizedFailureReason: String? {
                    userInfo[NSLocalizedFailureReasonErrorKey] as? String
                }
                var localizedRecoverySuggestion: String? {
                    userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String
                }
                var _localizedDescription: String {
                    if let own = userInfo[NSLocalizedDescriptionKey] as? String { return own }
                    let reason = localizedFailureReason ?? "(\\(domain) error \\(code).)"
                    return "The operation couldn’t be completed. " + reason
                }

                override var description: String {
                    let own = userInfo[NSLocalizedDescriptionKey] as? String
                    let head = "Error Domain=\\(domain) Code=\\(code) \\"\\(own ?? "(null)")\\""
                    if userInfo.isEmpty { return head }
                    let pairs = userInfo.keys.sorted().map { "\\($0)=\\(userInfo[$0]!)" }
                    return head + " UserInfo={" + pairs.joined(separator: ", ") + "}"
                }
                override func isEqual(_ object: Any?) -> Bool {
                    guard let other = object as? NSError else { return false }
                    return domain == other.domain && code == other.code
                        && description == other.description
                }
                override var hash: Int { code }
            }

            func _asFoundationError(_ error: Error) -> NSError {
                if let own = error as? NSError { return own }
                var info: [String: Any] = [:]
                if let own = error as? LocalizedError {
                    info[NSLocalizedDescriptionKey] = own.errorDescription
                    info[NSLocalizedFailureReasonErrorKey] = own.failureReason
                    info[NSLocalizedRecoverySuggestionErrorKey] = own.recoverySuggestion
                }
                let domain = String(reflecting: type(of: error))
                return NSError(domain: domain, code: _errorNumber(error), userInfo: info)
            }
            """)
}
