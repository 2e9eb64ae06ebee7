extension LibrarySource {
    /// What colors are made of. UIKit writes it through pointers, for which scenarios hand over variables
    /// or `nil`.
    static let colorComponents = LibrarySource(
        name: "UIColorComponents", members: ["getRed", "getHue", "getWhite"],
        text: """
            extension UIColor {
                @discardableResult
                func getRed(
                    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
                    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
                ) -> Bool {
                    let parts = cgColor.components ?? [0, 1]
                    red = parts[0]
                    green = parts[parts.count > 2 ? 1 : 0]
                    blue = parts[parts.count > 2 ? 2 : 0]
                    alpha = parts[parts.count - 1]
                    return true
                }

                @discardableResult
                func getWhite(
                    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
                ) -> Bool {
                    guard let parts = cgColor.components, parts.count == 2 else { return false }
                    white = parts[0]
                    alpha = parts[1]
                    return true
                }

                @discardableResult
                func getHue(
                    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
                    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
                ) -> Bool {
                    var (red, green, blue, opacity): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
                    getRed(&red, green: &green, blue: &blue, alpha: &opacity)
                    alpha = opacity
                    let most = max(red, green, blue)
                    let spread = most - min(red, green, blue)
                    hue = 0
                    saturation = 0
                    brightness = most
                    guard spread > 0 else { return true }
                    saturation = spread / most
                    var turn: CGFloat
                    if most == red {
                        turn = (green - blue) / spread
                    } else if most == green {
                        turn = 2 + (blue - red) / spread
                    } else {
                        turn = 4 + (red - green) / spread
                    }
                    hue = (turn < 0 ? turn + 6 : turn) / 6
                    return true
                }
            }
            """)
}
