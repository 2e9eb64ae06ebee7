import EventEngine

extension UITextAutocapitalizationType: BridgedEnum {}
extension UITextAutocorrectionType: BridgedEnum {}
extension UITextSpellCheckingType: BridgedEnum {}
extension UIKeyboardType: BridgedEnum {}
extension UIKeyboardAppearance: BridgedEnum {}
extension UIReturnKeyType: BridgedEnum {}
extension UITextContentType: BridgedStruct {}

extension NativeCatalogue {
    /// What a text asks of the keyboard: kept, and without effect on what is typed.
    func addUITextInputTraits() {
        addNamed(
            UIKeyboardType.self, "UIKeyboardType", "Keyboards; the hand types any text on each.",
            [
                "default": .default, "asciiCapable": .asciiCapable,
                "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
                "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
                "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
                "asciiCapableNumberPad": .asciiCapableNumberPad,
            ])
        addNamed(
            UIKeyboardAppearance.self, "UIKeyboardAppearance", "How a keyboard looks.",
            ["default": .default, "dark": .dark, "light": .light])
        addNamed(
            UIReturnKeyType.self, "UIReturnKeyType", "What the return key says; it does the same.",
            [
                "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
                "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
                "emergencyCall": .emergencyCall, "continue": .continue,
            ])
        addNamed(
            UITextAutocapitalizationType.self, "UITextAutocapitalizationType",
            "Which letters the keyboard capitalizes; the hand types letters as they are.",
            ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters])
        addNamed(
            UITextAutocorrectionType.self, "UITextAutocorrectionType",
            "Whether words are corrected; the engine corrects none.",
            ["default": .default, "no": .no, "yes": .yes])
        addNamed(
            UITextSpellCheckingType.self, "UITextSpellCheckingType",
            "Whether spelling is checked; the engine does not.",
            ["default": .default, "no": .no, "yes": .yes])
        addStructure(
            UITextContentType.self, named: "UITextContentType",
            conformances: [.equatable, .hashable, .rawRepresentable],
            "What a text is about, for suggestions; the engine makes none.", contentTypeRows)
    }

    private func contentTypeRows(_ t: MemberTable<UITextContentType>) {
        t.initializer("init(rawValue:)") { (name: String) in UITextContentType(rawValue: name) }
        t.getter("rawValue", \.rawValue)
        t.means("This one.")
        t.staticGetter("name") { UITextContentType.name }
        t.staticGetter("givenName") { UITextContentType.givenName }
        t.staticGetter("familyName") { UITextContentType.familyName }
        t.staticGetter("emailAddress") { UITextContentType.emailAddress }
        t.staticGetter("telephoneNumber") { UITextContentType.telephoneNumber }
        t.staticGetter("URL") { UITextContentType.URL }
        t.staticGetter("username") { UITextContentType.username }
        t.staticGetter("password") { UITextContentType.password }
        t.staticGetter("newPassword") { UITextContentType.newPassword }
        t.staticGetter("oneTimeCode") { UITextContentType.oneTimeCode }
    }

    /// An enum whose cases say by their names what they mean.
    private func addNamed<Cases: BridgedEnum & CaseIterable>(
        _ type: Cases.Type, _ name: String, _ summary: String, _ cases: KeyValuePairs<String, Cases>
    ) {
        precondition(cases.count == Cases.allCases.count, "\(name) has other cases")
        addEnumeration(type, named: name, summary) { t in
            t.means("This one.")
            for (name, value) in cases { t.enumCase(name, value) }
        }
    }

    /// The rows of fields and views: what they ask of the keyboard.
    func textTraitRows<Text: UIView & UITextInputTraits>(_ t: MemberTable<Text>) {
        t.means("What it asks of the keyboard: kept, and without effect on what is typed.")
        t.property("keyboardType", \.keyboardType)
        t.property("keyboardAppearance", \.keyboardAppearance)
        t.property("returnKeyType", \.returnKeyType)
        t.property("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
        t.property("autocapitalizationType", \.autocapitalizationType)
        t.property("autocorrectionType", \.autocorrectionType)
        t.property("spellCheckingType", \.spellCheckingType)
        t.property("textContentType", \.textContentType, isImplicitlyUnwrapped: true)
        t.means("Whether it shows dots.")
        t.property("isSecureTextEntry", \.isSecureTextEntry, override: .isSecureTextEntry)
    }
}
