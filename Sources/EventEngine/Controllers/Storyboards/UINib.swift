import Foundation

/// A file with views that were drawn in Interface Builder. A scenario has no files (our decision), so what
/// needs its contents ends as in an app whose bundle lacks it.
open class UINib: NSObject {
    /// What its contents may be given.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The objects that stand for others in the file.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String

    /// The file is read when its contents are needed.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

    /// UIKit raises an exception: the bundle has no such file.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        refuse()
        return []
    }

    /// Says that the file is missing.
    package final func refuse() {
        Simulator.current.report(.refused("the nib '\(name)' is not in the bundle: a scenario has no nibs"))
    }
}

extension UINib? {
    /// What makes views of a nib: it says that the file is missing, and makes plain ones. Nil for no nib.
    fileprivate func maker<Argument, View>(
        _ makePlainView: @escaping (Argument) -> View
    ) -> ((Argument) -> View)? {
        map { nib in
            {
                nib.refuse()
                return makePlainView($0)
            }
        }
    }
}

extension UITableView {
    /// Cells of the identifier come from a file; see `UINib`.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        register(
            forCellReuseIdentifier: identifier,
            maker: nib.maker { UITableViewCell(style: .default, reuseIdentifier: $0) })
    }

    /// Headers and footers of the identifier come from a file; see `UINib`.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(
            forHeaderFooterViewReuseIdentifier: identifier,
            maker: nib.maker { UITableViewHeaderFooterView(reuseIdentifier: $0) })
    }
}

extension UICollectionView {
    /// Cells of the identifier come from a file; see `UINib`.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(
            forCellWithReuseIdentifier: identifier, maker: nib.maker { UICollectionViewCell(frame: $0) })
    }

    /// Views of a kind and an identifier come from a file; see `UINib`.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(
            forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier,
            maker: nib.maker { UICollectionReusableView(frame: $0) })
    }
}

extension UICollectionViewLayout {
    /// Views of a kind come from a file; see `UINib`.
    public func register(_ nib: UINib?, forDecorationViewOfKind kind: String) {
        guard let maker = nib.maker({ UICollectionReusableView(frame: $0) }) else {
            return register(nil as AnyClass?, forDecorationViewOfKind: kind)
        }
        register(forDecorationViewOfKind: kind, maker: maker)
    }
}

extension Bundle {
    /// What is in a nib; see `UINib`.
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
