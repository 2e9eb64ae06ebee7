import Foundation

/// What Apple does not publish about scroll views, and what was measured, each number with its reason.
package enum ScrollConstants {
    /// Microseconds that a scroll view keeps touches from its content (H-02).
    package static let touchDelay: Int64 = 150_000
    /// How far content follows a finger beyond its edge: the constant of the published formula (H-16).
    package static let rubberBand = 0.55
    /// How fast content swings back to its edge, for each second: the square root of a published spring with
    /// mass 1, stiffness 100 and critical damping, so that it swings back once and not over.
    package static let springFrequency = 10.0
    /// The part of what the rubber band leaves free that content may still swing through beyond an edge that
    /// it has run into: without a bound a fast flick would throw small views out of their own reach.
    package static let swing = 0.5
    /// Points in a second below which a lifted finger leaves no momentum: three points in a frame's time
    /// would be seen, a third of one would not.
    package static let slowest = 20.0
    /// Points from its goal at which a movement is over: half a pixel, as the published formula has it.
    package static let rest = 0.25
    /// Points in a millisecond from which on a drag turns the page wherever it is lifted: slower ones turn it
    /// when they have come half way.
    package static let pageTurn = 0.3
    /// The rate at which a page comes to rest, for each millisecond: the fast one, so that a page is there
    /// before the next drag.
    package static let pageRate = 0.99
    /// How many times as far a drag must go along one axis as along the other to be locked to it (H-19):
    /// within 27 degrees of the axis.
    package static let lockRatio = 2.0
    /// Microseconds that scrolling by code takes when it is animated: as long as most changes that UIKit
    /// animates by itself.
    package static let animationTime: Int64 = 300_000
}
