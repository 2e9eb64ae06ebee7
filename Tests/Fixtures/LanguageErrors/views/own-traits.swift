// Traits of one's own are not those of scenarios.
struct Depth: UITraitDefinition {  // error 2:15: scenarios do not have 'UITraitDefinition'
    static let defaultValue = 1
}
