import Foundation
import Testing

@testable import ScenarioLanguage

/// What the engine offers to compiled code, scenarios can use as well: its sources are read, and each public
/// member must have a row.
@Suite struct EngineCoverageTests {
    /// Members that scenarios have no use for, and why.
    static let exceptions: [String: String] = [
        "encode": "archives", "copy": "NSCopying", "hash": "hashes differ from run to run",
        "description": "NSObject's", "debugDescription": "what print uses", "isEqual": "NSObject's",
        "CGPath.applyWithBlock": "pointers", "UIColor.getRed": "pointers", "UIColor.getWhite": "pointers",
        "UIColor.getHue": "pointers",
        "CAGradientLayer.locations": "NSNumber", "CALayer.contents": "images without content",
        "CellClassTable": "what compiled classes need",
        "LayerClassTable": "what compiled classes need", "Simulator": "the world itself",
        "CGPathElement": "pointers", "CATransaction.completionBlock": "a closure of the engine's",
        "UITextInputTraits": "what fields and text views have as their own",
        "UIControl.allTargets": "a set of any objects, for which there is no type",
        "UIControl.enumerateEventHandlers": "the library's Swift part has the type of the closure",
        "UITraitChangeObservable": "the library's Swift part registers, by the type of the closure",
        "UIWindowScene.requestGeometryUpdate": "the library's Swift part has the wishes",
        "_KeyValueCodingAndObserving": "the checker makes 'observe' for the type of each property",
    ]

    private struct Declaration {
        let type: String?
        let name: String
        let place: String
    }

    @Test("Each public member of the engine's types has a row in the catalogue")
    func everyMemberHasARow() throws {
        let catalogue = NativeCatalogue.standard
        let named = catalogue.records.map { ($0.name, $0) }
        // The kinds of a generic class have the same members.
        let kinds = named.compactMap { name, record in
            name.firstIndex(of: "<").map { (String(name[..<$0]), record) }
        }
        let records = Dictionary(named + kinds, uniquingKeysWith: { first, _ in first })
        var found = 0
        for declaration in try declarations() {
            let full = declaration.type.map { "\($0).\(declaration.name)" } ?? declaration.name
            if Self.exceptions[full] != nil || Self.exceptions[declaration.name] != nil { continue }
            if let type = declaration.type, Self.exceptions[type] != nil { continue }
            found += 1
            let isKnown =
                if let type = declaration.type {
                    records[type].map {
                        $0.members[declaration.name] != nil || $0.statics[declaration.name] != nil
                            || $0.optionalMethods.contains { $0.name == declaration.name }
                    } ?? false
                } else {
                    !catalogue.functions(named: declaration.name).isEmpty
                        || catalogue.constant(named: declaration.name) != nil
                }
            #expect(isKnown, "\(declaration.place): \(full) has no row")
        }
        #expect(found > 300, "the engine's sources were not read rightly")
    }

    /// Public members at the first level of types and extensions, and public functions of files.
    private func declarations() throws -> [Declaration] {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/EventEngine")
        let opening = /^(?:(?:public|open|package|final) )*(?:class|struct|enum|extension|protocol) ([\w.]+)/
        let member = /^(?:    )?(?:@\w+ )?(?:public|open)(?: [a-z]+(?:\(set\))?)*? (?:var|let|func) `?(\w+)/
        var result: [Declaration] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted() {
            guard path.hasSuffix(".swift") else { continue }
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            var type: String?
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if let match = line.firstMatch(of: opening) { type = String(match.1) }
                if line.hasPrefix("}") { type = nil }
                guard let match = line.firstMatch(of: member) else { continue }
                let owner = line.hasPrefix("    ") ? type : nil
                result.append(Declaration(type: owner, name: String(match.1), place: "\(path):\(number + 1)"))
            }
        }
        return result
    }
}
