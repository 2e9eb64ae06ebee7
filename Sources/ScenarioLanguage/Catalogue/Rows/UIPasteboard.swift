import EventEngine

extension NativeCatalogue {
    /// UIPasteboard.
    func addUIPasteboard() {
        addClass(
            UIPasteboard.self, named: "UIPasteboard", superclass: NSObject.self,
            "What was cut or copied; here only text."
        ) { t in
            t.means("The one of the phone.")
            t.staticGetter("general") { UIPasteboard.general }
            t.means("The text on it, and all texts.")
            t.property("string", \.string)
            t.property("strings", \.strings)
            t.means("Whether there is any.")
            t.getter("hasStrings", \.hasStrings)
        }
    }
}
