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
        "UIView.layerClass": "a layer's class has no effect on events",
        "UIView.draw": "nothing is drawn, so an override would never run",
        "CAGradientLayer.locations": "NSNumber", "CALayer.contents": "images without content",
        "UIGestureRecognizer.allowedTouchTypes": "NSNumber; all touches are of fingers",
        "UIWindow.becomeKey": "sent by UIKit alone", "UIWindow.resignKey": "sent by UIKit alone",
        "CellClassTable": "what compiled classes need", "Simulator": "the world itself",
        "CGPathElement": "pointers",
        "UIControl.allTargets": "a set of any objects, for which there is no type",
    ]

    /// Types and members whose rows follow: Auto Layout, and animators that are scrubbed.
    static let awaited: Set<String> = [
        "NSLayoutAnchor", "NSLayoutConstraint", "NSLayoutDimension", "NSLayoutXAxisAnchor",
        "NSLayoutYAxisAnchor", "UICubicTimingParameters", "UILayoutGuide", "UILayoutPriority",
        "UISpringTimingParameters", "UIStackView", "CALayer.convert", "CALayer.hitTest", "CALayer.model",
        "CALayer.presentation", "UILabel.preferredMaxLayoutWidth", "UIScrollView.contentLayoutGuide",
        "UIScrollView.frameLayoutGuide", "UIView.addConstraint", "UIView.addConstraints",
        "UIView.addLayoutGuide", "UIView.bottomAnchor", "UIView.centerXAnchor", "UIView.centerYAnchor",
        "UIView.constraints", "UIView.constraintsAffectingLayout",
        "UIView.contentCompressionResistancePriority", "UIView.contentHuggingPriority",
        "UIView.directionalLayoutMargins", "UIView.firstBaselineAnchor", "UIView.hasAmbiguousLayout",
        "UIView.heightAnchor", "UIView.insetsLayoutMarginsFromSafeArea",
        "UIView.invalidateIntrinsicContentSize", "UIView.lastBaselineAnchor",
        "UIView.layoutFittingCompressedSize", "UIView.layoutFittingExpandedSize", "UIView.layoutGuides",
        "UIView.layoutMarginsDidChange", "UIView.layoutMarginsGuide", "UIView.leadingAnchor",
        "UIView.leftAnchor", "UIView.needsUpdateConstraints", "UIView.preservesSuperviewLayoutMargins",
        "UIView.readableContentGuide", "UIView.removeConstraint", "UIView.removeConstraints",
        "UIView.removeLayoutGuide", "UIView.requiresConstraintBasedLayout", "UIView.rightAnchor",
        "UIView.safeAreaInsetsDidChange", "UIView.safeAreaLayoutGuide",
        "UIView.setContentCompressionResistancePriority", "UIView.setContentHuggingPriority",
        "UIView.setNeedsUpdateConstraints", "UIView.systemLayoutSizeFitting", "UIView.topAnchor",
        "UIView.trailingAnchor", "UIView.translatesAutoresizingMaskIntoConstraints",
        "UIView.updateConstraints", "UIView.updateConstraintsIfNeeded", "UIView.widthAnchor",
        "UIViewController.additionalSafeAreaInsets", "UIViewController.updateViewConstraints",
        "UIViewController.viewLayoutMarginsDidChange", "UIViewController.viewSafeAreaInsetsDidChange",
        "UIViewPropertyAnimator.continueAnimation", "UIViewPropertyAnimator.delay",
        "UIViewPropertyAnimator.fractionComplete", "UIViewPropertyAnimator.isInterruptible",
        "UIViewPropertyAnimator.isManualHitTestingEnabled", "UIViewPropertyAnimator.isReversed",
        "UIViewPropertyAnimator.pausesOnCompletion", "UIViewPropertyAnimator.scrubsLinearly",
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
        let records = Dictionary(named, uniquingKeysWith: { first, _ in first })
        var found = 0
        for declaration in try declarations() {
            let full = declaration.type.map { "\($0).\(declaration.name)" } ?? declaration.name
            if Self.exceptions[full] != nil || Self.exceptions[declaration.name] != nil { continue }
            if let type = declaration.type, Self.exceptions[type] != nil { continue }
            if Self.awaited.contains(full) || Self.awaited.contains(declaration.type ?? "") { continue }
            found += 1
            let isKnown =
                if let type = declaration.type {
                    records[type].map {
                        $0.members[declaration.name] != nil || $0.statics[declaration.name] != nil
                            || $0.optionalMethods.contains { $0.name == declaration.name }
                    } ?? false
                } else {
                    !catalogue.functions(named: declaration.name).isEmpty
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
