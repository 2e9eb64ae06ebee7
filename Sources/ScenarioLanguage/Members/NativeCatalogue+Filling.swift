import EventEngine
import Foundation

extension NativeCatalogue {
    /// Every type and row. The order does not matter, save that a type comes before its rows.
    static func fill(_ catalogue: NativeCatalogue) {
        catalogue.addStandardTypes()
        catalogue.addStandardRows()
        catalogue.addGeometryTypes()
        catalogue.addAppearanceTypes()
        catalogue.addViewTypes()
        catalogue.addTouchTypes()
        catalogue.addGestureTypes()
        catalogue.addTableTypes()
        catalogue.addControlTypes()
        catalogue.addTextFieldTypes()
        catalogue.addTimeTypes()
        catalogue.addScrollTypes()
        let functions = FunctionTable(catalogue: catalogue)
        catalogue.mathematicsRows(functions)
        catalogue.comparisonRows(functions)
        catalogue.sequenceFunctionRows(functions)
        catalogue.printingRows(functions)
        catalogue.typeNameRows(functions)
        catalogue.randomRows(functions)
        catalogue.varyingRows(functions)
        catalogue.timeFunctionRows(functions)
        catalogue.selectorFunctionRows(functions)
        catalogue.geometryFunctionRows(functions)
        catalogue.transformFunctionRows(functions)
    }
}
