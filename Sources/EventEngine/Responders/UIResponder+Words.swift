import Foundation

extension UIResponder {
    /// `<UIView: red; frame = (20 40; 100 50); layer = <CALayer>>`, `<UIViewController: list>`: like UIKit's,
    /// with names in the place of addresses, so that all runs print the same.
    final var descriptionWords: String {
        let parts = [nameWithClass] + ((self as? UIView)?.partsOfDescription ?? [])
        return "<\(parts.joined(separator: "; "))>"
    }

    /// `UIView: red`; the class alone for a responder without a name.
    private var nameWithClass: String {
        let class_ = dynamicSubclass?.className ?? ClassNames(of: self).name
        let name = world.description(of: self)
        return name == class_ ? class_ : "\(class_): \(name)"
    }
}

extension UIView {
    /// Where it is, and what is not as it is at first.
    fileprivate var partsOfDescription: [String] {
        var parts = ["frame = \(Self.words(frame))"]
        if !transform.isIdentity { parts.append("transform = \(Self.words(transform))") }
        if let ownText { parts.append("text = '\(ownText)'") }
        if alpha != 1 { parts.append("alpha = \(Self.words(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        return parts + ["layer = \(layer.descriptionWords)"]
    }

    private var ownText: String? {
        switch self {
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let view as UITextView: view.text
        default: nil
        }
    }

    private static func words(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

    private static func words(_ rect: CGRect) -> String {
        let (origin, size) = (rect.origin, rect.size)
        return "(\(words(origin.x)) \(words(origin.y)); \(words(size.width)) \(words(size.height)))"
    }

    private static func words(_ t: CGAffineTransform) -> String {
        "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { words($0) }.joined(separator: ", ") + "]"
    }
}

extension CALayer {
    /// `<CALayer: shadow>`; the class alone for a layer without a name.
    final var descriptionWords: String {
        let class_ = dynamicSubclass?.className ?? ClassNames(of: self).name
        let name = world.description(of: self)
        return name == class_ ? "<\(class_)>" : "<\(class_): \(name)>"
    }
}
