import EventEngine
import Foundation

extension UICollectionLayoutSectionOrthogonalScrollingBehavior: BridgedEnum {}
extension UIContentInsetsReference: BridgedEnum {}

extension NativeCatalogue {
    /// What sections of compositional layouts are made of beside groups.
    func addSectionValues() {
        addEnumeration(
            UICollectionLayoutSectionOrthogonalScrollingBehavior.self,
            named: "UICollectionLayoutSectionOrthogonalScrollingBehavior",
            "How a section scrolls by itself, across the layout."
        ) { t in
            t.means("Not at all; as any scroll view; to where a group begins.")
            t.enumCase("none", .none)
            t.enumCase("continuous", .continuous)
            t.enumCase("continuousGroupLeadingBoundary", .continuousGroupLeadingBoundary)
            t.means("By pages as long as the view; by groups; by groups in the middle.")
            t.enumCase("paging", .paging)
            t.enumCase("groupPaging", .groupPaging)
            t.enumCase("groupPagingCentered", .groupPagingCentered)
        }
        addEnumeration(
            UIContentInsetsReference.self, named: "UIContentInsetsReference",
            "What insets of sections begin at."
        ) { t in
            t.means("As the configuration says; the view's edges; the safe area; the margins.")
            t.enumCase("automatic", .automatic)
            t.enumCase("none", .none)
            t.enumCase("safeArea", .safeArea)
            t.enumCase("layoutMargins", .layoutMargins)
            t.enumCase("readableContent", .readableContent)
        }
        addClass(
            NSCollectionLayoutVisibleItem.self, named: "NSCollectionLayoutVisibleItem",
            superclass: NSObject.self, "A visible item of a section, as its handler gets it.",
            visibleItemRows)
        addClass(
            NSCollectionLayoutDecorationItem.self, named: "NSCollectionLayoutDecorationItem",
            superclass: NSCollectionLayoutItem.self, "A view behind a section."
        ) { t in
            t.means("Makes one that covers the whole section, with its headers and its insets.")
            t.staticMethod("background(elementKind:)") { (kind: String) in
                NSCollectionLayoutDecorationItem.background(elementKind: kind)
            }
            t.means("What it was made of, and how far in front it is.")
            t.getter("elementKind", \.elementKind)
            t.property("zIndex", \.zIndex)
        }
    }

    private func visibleItemRows(_ t: MemberTable<NSCollectionLayoutVisibleItem>) {
        t.means("What it is.")
        t.getter("indexPath", \.indexPath)
        t.getter("representedElementCategory", \.representedElementCategory)
        t.getter("representedElementKind", \.representedElementKind)
        t.means("Where it is, in the coordinates of the layout.")
        t.getter("frame", \.frame)
        t.getter("bounds", \.bounds)
        t.property("center", \.center)
        t.means("How it is shown.")
        t.property("alpha", \.alpha)
        t.property("isHidden", \.isHidden)
        t.property("zIndex", \.zIndex)
        t.property("transform", \.transform)
        t.property("transform3D", \.transform3D)
    }
}
