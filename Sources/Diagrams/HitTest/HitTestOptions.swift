/// What a `hittest` fence may ask for.
package struct HitTestOptions: Equatable, Sendable {
    /// The number of the touch, from 1.
    package var touch: Int
    /// The automatic pass to draw, 1 or 2 (B-19).
    package var pass: Int

    package init(touch: Int = 1, pass: Int = 1) {
        self.touch = touch
        self.pass = pass
    }
}
