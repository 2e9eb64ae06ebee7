import EventEngine

extension UIBarPosition: BridgedEnum {}

/// A bar that has a place, as it travels between the engine and a scenario.
private typealias PositionedBar = Conforming<any UIBarPositioning>

extension NativeCatalogue {
    /// UIBarPositioning and its delegate, which those of bars inherit from.
    func addUIBarPositioning() {
        addEnumeration(UIBarPosition.self, named: "UIBarPosition", "Where a bar is.") { t in
            t.means("There; `topAttached` is at the top, with its background up to the edge of the screen.")
            t.enumCase("any", .any)
            t.enumCase("bottom", .bottom)
            t.enumCase("top", .top)
            t.enumCase("topAttached", .topAttached)
        }
        addProtocol(
            (any UIBarPositioning).self, named: "UIBarPositioning",
            "Bars that have a place: navigation bars, toolbars and search bars.")
        let t = MemberTable<PositionedBar>(record((any UIBarPositioning).self))
        t.means("Where it is.")
        t.getter("barPosition", reading: { ($0.object as? any UIBarPositioning)?.barPosition ?? .any })
        addProtocol(
            (any UIBarPositioningDelegate).self, named: "UIBarPositioningDelegate", "Says where a bar is."
        ) { t in
            t.means("Asked when the bar has moved to a window.")
            t.question("position(for:)", .positionForBar) { (_: PositionedBar) in UIBarPosition.any }
        }
    }

    /// What the delegates of bars inherit from.
    var barPositioningDelegate: NativeTypeID { NativeTypeID((any UIBarPositioningDelegate).self) }

    /// Says that a bar has a place.
    func positioned<Bar: UIView>(_ t: MemberTable<Bar>) {
        t.type.protocols.append(NativeTypeID((any UIBarPositioning).self))
    }
}
