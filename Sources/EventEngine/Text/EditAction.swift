import Foundation

/// The editing commands that any responder may implement (P-33).
enum EditAction: CaseIterable {
    case cut, copy, paste, select, selectAll, delete
    case toggleBoldface, toggleItalics, toggleUnderline, increaseSize, decreaseSize
    case makeLeftToRight, makeRightToLeft

    /// Whether every text of UIKit carries it out. The others change how a text looks, which those do not do
    /// that are given without attributes.
    var isOfTexts: Bool {
        switch self {
        case .cut, .copy, .paste, .select, .selectAll, .delete: true
        default: false
        }
    }

    var message: MessageSelector {
        switch self {
        case .cut: .cut
        case .copy: .copy
        case .paste: .paste
        case .select: .select
        case .selectAll: .selectAll
        case .delete: .delete
        case .toggleBoldface: .toggleBoldface
        case .toggleItalics: .toggleItalics
        case .toggleUnderline: .toggleUnderline
        case .increaseSize: .increaseSize
        case .decreaseSize: .decreaseSize
        case .makeLeftToRight: .makeLeftToRight
        case .makeRightToLeft: .makeRightToLeft
        }
    }

    init?(_ action: Selector) {
        let name = NSStringFromSelector(action)
        guard let found = Self.allCases.first(where: { $0.message.objectiveC == name }) else { return nil }
        self = found
    }
}

extension UIResponder {
    /// Sends one of the editing commands. An object that does not implement it raises an exception in UIKit.
    final func send(_ edit: EditAction, _ sender: Any?) {
        world.sendQuestion(
            edit.message, to: self, arguments: { [sender] }, argument: { .none }, fallback: (),
            answer: { _ in .none },
            body: {
                if implements(edit) { return perform(edit) }
                world.report(
                    .unrecognizedSelector(
                        edit.message.objectiveC, receiver: world.description(of: self)))
            })
    }

    /// The command as an action, if the object implements it.
    final func editAction(named name: Selector) -> ActionMethod? {
        guard let edit = EditAction(name),
            implements(edit) || dynamicSubclass?.overrides(edit.message) == true
        else { return nil }
        return method(for: edit)
    }

    /// The command as an action that is sent in any case: of a compiled class nobody knows whether it
    /// implements it until it is called.
    final func sentEditAction(named name: Selector) -> ActionMethod? {
        EditAction(name).map { method(for: $0) }
    }

    private final func method(for edit: EditAction) -> ActionMethod {
        ActionMethod(swiftName: nil) { [self] sender, _ in
            switch edit {
            case .cut: cut(sender)
            case .copy: copy(sender)
            case .paste: paste(sender)
            case .select: select(sender)
            case .selectAll: selectAll(sender)
            case .delete: delete(sender)
            case .toggleBoldface: toggleBoldface(sender)
            case .toggleItalics: toggleItalics(sender)
            case .toggleUnderline: toggleUnderline(sender)
            case .increaseSize: increaseSize(sender)
            case .decreaseSize: decreaseSize(sender)
            case .makeLeftToRight: makeTextWritingDirectionLeftToRight(sender)
            case .makeRightToLeft: makeTextWritingDirectionRightToLeft(sender)
            }
        }
    }
}

extension TextEditing {
    /// Whether a command has something to do now.
    func can(_ edit: EditAction) -> Bool {
        let (selected, length) = (edited.selection.length, edited.length)
        switch edit {
        case .cut, .delete: return selected > 0 && acceptsTyping
        case .copy: return selected > 0
        case .paste: return world.pasteboard.hasStrings && acceptsTyping
        case .select: return selected == 0 && length > 0
        case .selectAll: return length > 0 && selected < length
        default: return false
        }
    }

    func carryOut(_ edit: EditAction) {
        let selection = edited.selection
        switch edit {
        case .cut, .copy:
            guard selection.length > 0 else { return }
            world.pasteboard.string = edited.text(in: selection)
            if edit == .cut { askAndReplace(selection, with: "") }
        case .paste:
            if let text = world.pasteboard.string { askAndReplace(selection, with: text) }
        case .select: selectByCode(edited.wordAtCaret)
        case .selectAll: selectByCode(NSRange(location: 0, length: edited.length))
        case .delete: if selection.length > 0 { askAndReplace(selection, with: "") }
        default: break
        }
    }
}

/// The editing commands by their names in Objective-C: what responders have, so that a type can be asked for
/// them.
public protocol UIResponderStandardEditActions: AnyObject {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
    func toggleBoldface(_ sender: Any?)
    func toggleItalics(_ sender: Any?)
    func toggleUnderline(_ sender: Any?)
    func increaseSize(_ sender: Any?)
    func decreaseSize(_ sender: Any?)
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
