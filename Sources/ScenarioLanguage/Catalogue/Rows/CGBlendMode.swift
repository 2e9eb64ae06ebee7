import EventEngine
import Foundation

extension CGBlendMode: BridgedEnum {}

extension NativeCatalogue {
    /// CGBlendMode.
    func addCGBlendMode() {
        addEnumeration(
            CGBlendMode.self, named: "CGBlendMode", "How what is drawn joins what is there."
        ) { t in
            t.means("So.")
            t.enumCase("normal", .normal)
            t.enumCase("multiply", .multiply)
            t.enumCase("screen", .screen)
            t.enumCase("overlay", .overlay)
            t.enumCase("darken", .darken)
            t.enumCase("lighten", .lighten)
            t.enumCase("colorDodge", .colorDodge)
            t.enumCase("colorBurn", .colorBurn)
            t.enumCase("softLight", .softLight)
            t.enumCase("hardLight", .hardLight)
            t.enumCase("difference", .difference)
            t.enumCase("exclusion", .exclusion)
            t.enumCase("hue", .hue)
            t.enumCase("saturation", .saturation)
            t.enumCase("color", .color)
            t.enumCase("luminosity", .luminosity)
            t.enumCase("clear", .clear)
            t.enumCase("copy", .copy)
            t.enumCase("sourceIn", .sourceIn)
            t.enumCase("sourceOut", .sourceOut)
            t.enumCase("sourceAtop", .sourceAtop)
            t.enumCase("destinationOver", .destinationOver)
            t.enumCase("destinationIn", .destinationIn)
            t.enumCase("destinationOut", .destinationOut)
            t.enumCase("destinationAtop", .destinationAtop)
            t.enumCase("xor", .xor)
            t.enumCase("plusDarker", .plusDarker)
            t.enumCase("plusLighter", .plusLighter)
        }
    }
}
