import Foundation

/// A layout of rows as wide as the view, like a table's: 44 points high, unless their cells say how high they
/// are.
public struct UICollectionLayoutListConfiguration: Hashable, @unchecked Sendable {
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }
    /// Where a section has its header from.
    public enum HeaderMode: Int, Sendable {
        case none, supplementary
        /// Its first cell.
        case firstItemInSection
    }
    public enum FooterMode: Int, Sendable {
        case none, supplementary
    }

    public var appearance: Appearance
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var headerTopPadding: CGFloat?

    public init(appearance: Appearance) { self.appearance = appearance }
}

extension NSCollectionLayoutSection {
    /// The section of a list.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableConstants.rowHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        if configuration.appearance == .insetGrouped {
            section.contentInsets = NSDirectionalEdgeInsets(
                top: 0, leading: TableConstants.textMargin, bottom: 0, trailing: TableConstants.textMargin)
        }
        let kinds: [(Bool, String, NSRectAlignment)] = [
            (configuration.headerMode == .supplementary, UICollectionView.elementKindSectionHeader, .top),
            (configuration.footerMode == .supplementary, UICollectionView.elementKindSectionFooter, .bottom),
        ]
        section.boundarySupplementaryItems = kinds.filter(\.0).map { _, kind, alignment in
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment)
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// A list.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}
