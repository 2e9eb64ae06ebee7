// What a text asks of the keyboard is kept.
let field = UITextField()
let notes = UITextView()
field.returnKeyType = .done
field.keyboardType = .emailAddress
field.keyboardAppearance = .dark
field.autocapitalizationType = .none
field.autocorrectionType = .no
field.spellCheckingType = .yes
field.enablesReturnKeyAutomatically = true
field.textContentType = .emailAddress
field.adjustsFontSizeToFitWidth = true
field.minimumFontSize = 9
field.background = nil
field.disabledBackground = UIImage()
field.isSecureTextEntry = true
print(field.returnKeyType == .done, field.keyboardType.rawValue, field.keyboardAppearance == .dark)
// prints: true 7 true
print(field.autocapitalizationType == .none, field.autocorrectionType == .no)  // prints: true true
print(field.spellCheckingType == .yes, field.enablesReturnKeyAutomatically)  // prints: true true
print(field.textContentType == .emailAddress, field.textContentType.rawValue)  // prints: true email
print(field.adjustsFontSizeToFitWidth, field.minimumFontSize, field.background == nil)
// prints: true 9.0 true
print(field.disabledBackground != nil, field.isSecureTextEntry)  // prints: true true
notes.keyboardType = .asciiCapable
notes.returnKeyType = .send
notes.keyboardAppearance = .light
notes.autocapitalizationType = .words
notes.autocorrectionType = .yes
notes.spellCheckingType = .no
notes.enablesReturnKeyAutomatically = true
notes.textContentType = .name
notes.isSecureTextEntry = false
print(notes.keyboardType == .asciiCapable, notes.returnKeyType == .send)  // prints: true true
print(notes.keyboardAppearance == .light, notes.autocapitalizationType == .words)  // prints: true true
print(notes.autocorrectionType == .yes, notes.spellCheckingType == .no)  // prints: true true
print(notes.enablesReturnKeyAutomatically, notes.textContentType == .name, notes.isSecureTextEntry)
// prints: true true false
let keyboards: [UIKeyboardType] = [
    .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
    .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
]
print(keyboards.map(\.rawValue))  // prints: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
let keys: [UIReturnKeyType] = [
    .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue,
]
print(keys.map(\.rawValue))  // prints: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
let capitals: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
let corrections: [UITextAutocorrectionType] = [.default, .no, .yes]
let spellings: [UITextSpellCheckingType] = [.default, .no, .yes]
let looks: [UIKeyboardAppearance] = [.default, .dark, .light]
print(capitals.count, corrections.count, spellings.count, looks.count)  // prints: 4 3 3 3
let contents: [UITextContentType] = [
    .name, .givenName, .familyName, .emailAddress, .telephoneNumber, .URL, .username, .password,
    .newPassword, .oneTimeCode, UITextContentType(rawValue: "nickname"),
]
print(contents.map(\.rawValue).joined(separator: " "))
// prints: name given-name family-name email tel url username password new-password one-time-code nickname
