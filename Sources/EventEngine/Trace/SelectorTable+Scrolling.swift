extension SelectorTable {
    static let scrollState: [Row] = [
        (.contentOffset, "contentOffset", "contentOffset", .lifecycle),
        (.setContentOffset, "contentOffset=", "setContentOffset:", .lifecycle),
        (.contentSize, "contentSize", "contentSize", .lifecycle),
        (.setContentSize, "contentSize=", "setContentSize:", .lifecycle),
        (.contentInset, "contentInset", "contentInset", .lifecycle),
        (.setContentInset, "contentInset=", "setContentInset:", .lifecycle),
    ]
}
