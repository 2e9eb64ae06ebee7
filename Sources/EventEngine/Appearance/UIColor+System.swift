import Foundation

/// The colours that the system adapts to its appearance. The engine has no dark mode: their components are
/// those in daylight, and each equals itself alone.
extension UIColor {
    /// The system's colour of that name.
    public static let systemRed = system(255, 59, 48, 1, "systemRed")
    /// The system's colour of that name.
    public static let systemGreen = system(52, 199, 89, 1, "systemGreen")
    /// The system's colour of that name.
    public static let systemBlue = system(0, 122, 255, 1, "systemBlue")
    /// The system's colour of that name.
    public static let systemOrange = system(255, 149, 0, 1, "systemOrange")
    /// The system's colour of that name.
    public static let systemYellow = system(255, 204, 0, 1, "systemYellow")
    /// The system's colour of that name.
    public static let systemPink = system(255, 45, 85, 1, "systemPink")
    /// The system's colour of that name.
    public static let systemPurple = system(175, 82, 222, 1, "systemPurple")
    /// The system's colour of that name.
    public static let systemTeal = system(48, 176, 199, 1, "systemTeal")
    /// The system's colour of that name.
    public static let systemIndigo = system(88, 86, 214, 1, "systemIndigo")
    /// The system's colour of that name.
    public static let systemMint = system(0, 199, 190, 1, "systemMint")
    /// The system's colour of that name.
    public static let systemCyan = system(50, 173, 230, 1, "systemCyan")
    /// The system's colour of that name.
    public static let systemBrown = system(162, 132, 94, 1, "systemBrown")
    /// The system's colour of that name.
    public static let systemGray = system(142, 142, 147, 1, "systemGray")
    /// The system's colour of that name.
    public static let systemGray2 = system(174, 174, 178, 1, "systemGray2")
    /// The system's colour of that name.
    public static let systemGray3 = system(199, 199, 204, 1, "systemGray3")
    /// The system's colour of that name.
    public static let systemGray4 = system(209, 209, 214, 1, "systemGray4")
    /// The system's colour of that name.
    public static let systemGray5 = system(229, 229, 234, 1, "systemGray5")
    /// The system's colour of that name.
    public static let systemGray6 = system(242, 242, 247, 1, "systemGray6")
    /// The system's colour of that name.
    public static let label = system(0, 0, 0, 1, "label")
    /// The system's colour of that name.
    public static let secondaryLabel = system(60, 60, 67, 0.6, "secondaryLabel")
    /// The system's colour of that name.
    public static let tertiaryLabel = system(60, 60, 67, 0.3, "tertiaryLabel")
    /// The system's colour of that name.
    public static let quaternaryLabel = system(60, 60, 67, 0.18, "quaternaryLabel")
    /// The system's colour of that name.
    public static let placeholderText = system(60, 60, 67, 0.3, "placeholderText")
    /// The system's colour of that name.
    public static let link = system(0, 122, 255, 1, "link")
    /// The system's colour of that name.
    public static let separator = system(60, 60, 67, 0.29, "separator")
    /// The system's colour of that name.
    public static let opaqueSeparator = system(198, 198, 200, 1, "opaqueSeparator")
    /// The system's colour of that name.
    public static let systemBackground = system(255, 255, 255, 1, "systemBackground")
    /// The system's colour of that name.
    public static let secondarySystemBackground = system(242, 242, 247, 1, "secondarySystemBackground")
    /// The system's colour of that name.
    public static let tertiarySystemBackground = system(255, 255, 255, 1, "tertiarySystemBackground")
    /// The system's colour of that name.
    public static let systemGroupedBackground = system(242, 242, 247, 1, "systemGroupedBackground")
    /// The former name of the ground of grouped tables.
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// The system's colour of that name.
    public static let secondarySystemGroupedBackground =
        system(255, 255, 255, 1, "secondarySystemGroupedBackground")
    /// The system's colour of that name.
    public static let tertiarySystemGroupedBackground =
        system(242, 242, 247, 1, "tertiarySystemGroupedBackground")
    /// The system's colour of that name.
    public static let systemFill = system(120, 120, 128, 0.2, "systemFill")
    /// The system's colour of that name.
    public static let secondarySystemFill = system(120, 120, 128, 0.16, "secondarySystemFill")
    /// The system's colour of that name.
    public static let tertiarySystemFill = system(118, 118, 128, 0.12, "tertiarySystemFill")
    /// The system's colour of that name.
    public static let quaternarySystemFill = system(116, 116, 128, 0.08, "quaternarySystemFill")
    /// The system's colour of that name.
    public static let tintColor = system(0, 122, 255, 1, "tintColor")

    /// A colour by components from 0 to 255 and its opacity.
    private static func system(
        _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, _ name: String
    ) -> UIColor {
        UIColor(
            .color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha), systemName: name)
    }
}
