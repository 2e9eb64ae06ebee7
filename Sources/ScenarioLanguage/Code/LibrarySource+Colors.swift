extension LibrarySource {
    /// What colors are made of. UIKit writes it through pointers, for which scenarios hand over variables.
    static let colorComponents = LibrarySource(
        name: "UIColorComponents", others: ["getRed", "getHue", "getWhite"],
        text: """
            extension UIColor {
                @discardableResult
                func getRed(
                    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
                ) -> Bool {
                    let parts = cgColor.components ?? [0, 1]
                    red = parts[0]
                    green = parts[parts.count > 2 ? 1 : 0]
                    blue = parts[parts.count > 2 ? 2 : 0]
                    alpha = parts[parts.count - 1]
                    return true
                }

                @discardableResult
                func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
                    guard let parts = cgColor.components, parts.count == 2 else { return false }
                    white = parts[0]
                    alpha = parts[1]
                    return true
                }

                @discardableResult
                func getHue(
                    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
                    alpha: inout CGFloat
                ) -> Bool {
                    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
                    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                    let most = max(red, green, blue)
                    let spread = most - min(red, green, blue)
                    hue = 0
                    saturation = 0
                    brightness = most
                    guard spread > 0 else { return true }
                    saturation = spread / most
                    if most == red {
                        hue = (green - blue) / spread
                    } else if most == green {
                        hue = 2 + (blue - red) / spread
                    } else {
                        hue = 4 + (red - green) / spread
                    }
                    hue = (hue < 0 ? hue + 6 : hue) / 6
                    return true
                }
            }
            """)
}
