class Panel: UIView {
    @_spi(Inside) public func open() { print("open") }
}
Panel().open()  // prints: open
