@testable import ScenarioLanguage

extension Corpus {
    /// The parts of UIKit, and of Foundation where Linux has them not, that are written in Swift, as far as a
    /// program names them: the compiler gets the same text behind the program.
    static func library(for program: String) -> String {
        let ownNames = [
            "UIContentConfiguration", "NSDiffableDataSourceSnapshot", "NSHashTable", "NSMapTable",
            "UIApplicationNotifications", "UserDefaults", "UIDatePicker", "LaunchOptionsKey",
            "UIWindowSceneDelegate", "UIContentSizeCategory", "CAEmitterLayer", "NSShadow",
        ]
        let named = LibrarySource.all.filter { source in
            ownNames.contains(source.name)
                && source.allNames.contains { program.contains($0) }
        }
        // What these name in turn, and programs never do.
        let behind = LibrarySource.all.filter { source in
            source.name.hasPrefix("_") && named.contains { $0.text.contains(source.name) }
        }
        // Where there is no Objective-C, objects have no values by keys to override.
        return (named + behind).map { "\n" + $0.text + "\n" }.joined()
            .replacing("override func setValue(", with: "func setValue(")
            .replacing("override func value(", with: "func value(")
    }
}
