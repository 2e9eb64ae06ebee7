/// Holds a value until the process ends, which gives all memory back at once: taking a large book apart piece
/// by piece takes time, and nobody has anything of it.
func holdUntilTheEnd(_ value: some Any) {
    _ = Unmanaged.passRetained(Held(value: value))
}

private final class Held<Value> {
    let value: Value

    init(value: Value) { self.value = value }
}
