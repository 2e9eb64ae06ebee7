extension LibrarySource {
    /// The signs of money in American English, by CLDR, and how many digits are usual; what has no sign is
    /// named by its code.
    static let currencies = """
        struct _Currency {
            let code: String?

            private static let signs = [
                "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "CNY": "CN¥", "KRW": "₩",
                "AUD": "A$", "CAD": "CA$", "MXN": "MX$", "BRL": "R$", "NZD": "NZ$", "ILS": "₪", "VND": "₫",
                "TWD": "NT$", "HKD": "HK$", "XAF": "FCFA", "XOF": "F\\u{202F}CFA", "XPF": "CFPF", "PHP": "₱",
                "XCD": "EC$", "XCG": "Cg.", "XXX": "¤",
            ]
            private static let whole = Set(
                ("ADP AFN ALL BIF BYR CLP COP DJF ESP GNF IDR IQD IRR ISK ITL JPY KMF KPW KRW LAK LBP LUF "
                    + "MGA MGF MMK MRO PKR PYG RSD RWF SLL SOS STD SYP TMM TRL UGX UYI VND VUV XAF XOF "
                    + "XPF YER ZMK ZWD").split(separator: " ").map { String($0) })
            private static let inThousandths: Set<String> = ["BHD", "JOD", "KWD", "LYD", "OMR", "TND"]

            var symbol: String { code.map { _Currency.signs[$0] ?? $0 } ?? "¤" }
            var digits: Int {
                guard let code else { return 2 }
                if code == "CLF" || code == "UYW" { return 4 }
                return _Currency.whole.contains(code) ? 0 : _Currency.inThousandths.contains(code) ? 3 : 2
            }
        }

        /// How many digits there are at least and at most: of what is set, what is set last wins.
        struct _DigitLimits {
            private var ownLeast: Int?
            private var ownMost: Int?

            var least: Int? {
                get { ownLeast }
                set {
                    ownLeast = newValue
                    if let newValue, let most = ownMost, most < newValue { ownMost = newValue }
                }
            }
            var most: Int? {
                get { ownMost }
                set {
                    ownMost = newValue
                    if let newValue, let least = ownLeast, least > newValue { ownLeast = newValue }
                }
            }

            /// What counts beside what the style says.
            func least(_ usualLeast: Int, _ usualMost: Int) -> Int {
                ownLeast ?? min(usualLeast, ownMost ?? usualMost)
            }
            func most(_ usualLeast: Int, _ usualMost: Int) -> Int {
                ownMost ?? max(usualMost, ownLeast ?? usualLeast)
            }
        }
        """
}
