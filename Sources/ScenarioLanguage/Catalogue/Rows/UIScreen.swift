import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIScreen.
    func addUIScreen() {
        addClass(
            UIScreen.self, named: "UIScreen", superclass: NSObject.self,
            "The glass.", screenRows)
    }

    /// The rows of UIScreen.
    private func screenRows(_ t: MemberTable<UIScreen>) {
        t.means("The only one.")
        t.staticGetter("main") { UIScreen.main }
        t.means("Its size in points.")
        t.getter("bounds", \.bounds)
        t.means("Its pixels for each point.")
        t.getter("scale", \.scale)
        t.getter("nativeScale", \.nativeScale)
        t.type.protocols.append(NativeTypeID((any UICoordinateSpace).self))
        t.means("What it is like.")
        t.getter("traitCollection", \.traitCollection)
        t.means("Its own coordinates, in which its windows lie.")
        t.getter("coordinateSpace", reading: { CoordinateSpace(object: $0) })
        t.getter("fixedCoordinateSpace", reading: { CoordinateSpace(object: $0) })
        t.means("Its size in pixels.")
        t.getter("nativeBounds", \.nativeBounds)
    }
}
