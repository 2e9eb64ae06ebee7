import Testing

/// `responds(to:)` where compiled code on Linux cannot know the answer: UIKit's own methods, delegates'
/// methods, and names that nothing has.
@Suite struct RespondingTests {
    private func run(_ text: String) -> [String] {
        LanguageFixture(path: "responding.swift", source: text + "\n// prints:").run()
    }

    @Test("An object responds to what its class overrides, implements for a delegate, or has from UIKit")
    func knownMethods() {
        let lines = run(
            """
            class Row: UIView, UIScrollViewDelegate {
                override func layoutSubviews() {}
                func scrollViewDidScroll(_ scrollView: UIScrollView) {}
            }
            let scrolled = #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))
            print(Row().responds(to: scrolled), UIView().responds(to: scrolled))
            print(Row().responds(to: #selector(UIView.layoutSubviews)))
            print(UIView().responds(to: #selector(UIView.setNeedsLayout)))
            print(UIView().responds(to: #selector(UIControl.sizeToFit)), NSObject().responds(to: scrolled))
            """)
        #expect(lines == ["true false", "true", "true", "true false"].map { "prints:" + $0 })
    }

    @Test("A value of a protocol that inherits from NSObjectProtocol can be asked")
    func protocols() {
        let lines = run(
            """
            @objc protocol Listener: NSObjectProtocol {
                @objc optional func heard()
                @objc optional func missed()
            }
            final class Ear: NSObject, Listener {
                func heard() { print("heard") }
            }
            let ear = Ear()
            weak var listener: Listener? = ear
            print(listener?.responds(to: #selector(Listener.heard)) ?? false)
            print(ear.responds(to: #selector(Listener.missed)))
            if let listener, listener.responds(to: #selector(Listener.heard)) { listener.heard?() }
            """)
        #expect(lines == ["true", "false", "heard"].map { "prints:" + $0 })
    }

    @Test("A name that no '#selector' names is refused by that name")
    func unknownName() {
        let lines = run(#"print(UIView().responds(to: Selector(("setTurned:"))))"#)
        #expect(lines == [
            "error 1:7: 'responds(to:)' with 'setTurned:', which no '#selector' names, is not supported in "
                + "scenarios"
        ])
    }

    @Test("An object responds to the getters and setters of its properties", arguments: [
        ("UIView()", "setHidden:", true), ("UIView()", "isHidden", true), ("UIView()", "setFrame:", true),
        ("UILabel()", "setText:", true), ("UIView()", "setText:", false), ("UIView()", "setSubviews:", nil),
    ])
    func accessors(object: String, name: String, answer: Bool?) {
        let lines = run("print(\(object).responds(to: Selector((\"\(name)\"))))")
        #expect(answer.map { lines == ["prints:\($0)"] } ?? lines.first?.hasPrefix("error") == true)
    }
}
