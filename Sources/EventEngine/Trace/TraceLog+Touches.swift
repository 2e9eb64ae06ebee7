extension TraceLog {
    /// Adds the numbers of some touches, in order, to the table; where they are in it.
    func list(_ touches: Set<UITouch>) -> Range<Int32> {
        let start = Int32(touchLists.count)
        if touches.count == 1, let only = touches.first {
            touchLists.append(Int32(only.number))
            return start..<(start + 1)
        }
        work.draw(touches.count)
        touchLists += touches.map { Int32($0.number) }.sorted()
        return start..<Int32(touchLists.count)
    }
}
