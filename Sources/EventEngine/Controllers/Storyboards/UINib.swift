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

extension UITableView {
    /// Cells of the identifier come from a file; see `UINib`.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        register(
            forCellReuseIdentifier: identifier,
            maker: nib.map { nib in
                { identifier in
                    nib.refuse()
                    return UITableViewCell(style: .default, reuseIdentifier: identifier)
                }
            })
    }

    /// Headers and footers of the identifier come from a file; see `UINib`.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(
            forHeaderFooterViewReuseIdentifier: identifier,
            maker: nib.map { nib in
                { identifier in
                    nib.refuse()
                    return UITableViewHeaderFooterView(reuseIdentifier: identifier)
                }
            })
    }
}

extension UICollectionView {
    /// Cells of the identifier come from a file; see `UINib`.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(
            forCellWithReuseIdentifier: identifier,
            maker: nib.map { nib in
                { frame in
                    nib.refuse()
                    return UICollectionViewCell(frame: frame)
                }
            })
    }

    /// Views of a kind and an identifier come from a file; see `UINib`.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(
            forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier,
            maker: nib.map { nib in
                { frame in
                    nib.refuse()
                    return UICollectionReusableView(frame: frame)
                }
            })
    }
}

extension UICollectionViewLayout {
    /// Views of a kind come from a file; see `UINib`.
    public func register(_ nib: UINib?, forDecorationViewOfKind kind: String) {
        guard let nib else { return register(nil as AnyClass?, forDecorationViewOfKind: kind) }
        register(forDecorationViewOfKind: kind) { frame in
            nib.refuse()
            return UICollectionReusableView(frame: frame)
        }
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
