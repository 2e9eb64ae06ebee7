/// Protocols of Swift's library that matter to members and operators.
package enum Conformance: String, Hashable, Sendable, CaseIterable {
    case equatable = "Equatable"
    case hashable = "Hashable"
    case comparable = "Comparable"
    case numeric = "AdditiveArithmetic"
    case signedNumeric = "SignedNumeric"
    case integer = "BinaryInteger"
    case floatingPoint = "FloatingPoint"
    case stringConvertible = "CustomStringConvertible"
    case debugStringConvertible = "CustomDebugStringConvertible"
    case losslessString = "LosslessStringConvertible"
    case caseIterable = "CaseIterable"
    case rawRepresentable = "RawRepresentable"
    case error = "Error"
    case sequence = "Sequence"
}
