import Foundation

/// One change of an update, as the layout hears of it. A change of a whole section has index paths whose
/// `item` is `NSNotFound`.
open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item or a section.
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    /// Where the item was; nil for one that comes.
    public final let indexPathBeforeUpdate: IndexPath?
    /// Where the item will be; nil for one that goes. For one that is asked for anew it is the place before
    /// (our decision).
    public final let indexPathAfterUpdate: IndexPath?
    public final let updateAction: Action

    init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
        super.init()
    }
}

extension IndexChanges {
    /// What a layout hears of the changes: first what goes, from the end, then in order what comes, what is
    /// asked for anew and what moves (our decision: Apple's pages name no order).
    var updateItems: [UICollectionViewUpdateItem] {
        typealias Item = UICollectionViewUpdateItem
        let whole = { (section: Int) in IndexPath(item: NSNotFound, section: section) }
        let going = (deletedSections.map(whole) + deleted).sorted { $1 < $0 }
        let coming = (insertedSections.map(whole) + inserted).sorted()
        let anew = (reloadedSections.map(whole) + reloaded).sorted()
        let moving = (movedSections.map { (from: whole($0.from), to: whole($0.to)) } + moved)
            .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        return going.map { Item(.delete, from: $0, to: nil) }
            + coming.map { Item(.insert, from: nil, to: $0) }
            + anew.map { Item(.reload, from: $0, to: $0) }
            + moving.map { Item(.move, from: $0.from, to: $0.to) }
    }
}
