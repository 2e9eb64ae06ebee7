import Foundation

/// What a picture of a stepper is of, and for which state; for a line between both halves, two states.
struct StepperPicture: Hashable {
    enum Part: Hashable { case background, decrement, increment, divider }

    let part: Part
    let state: UInt
    var otherState: UInt = 0
}

/// Pictures, which change no size: they are kept.
extension UIStepper {
    public func setBackgroundImage(_ image: UIImage?, for state: State) { keep(image, .background, state) }
    public func backgroundImage(for state: State) -> UIImage? { picture(.background, state) }
    public func setDecrementImage(_ image: UIImage?, for state: State) { keep(image, .decrement, state) }
    public func decrementImage(for state: State) -> UIImage? { picture(.decrement, state) }
    public func setIncrementImage(_ image: UIImage?, for state: State) { keep(image, .increment, state) }
    public func incrementImage(for state: State) -> UIImage? { picture(.increment, state) }

    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State
    ) {
        pictures[StepperPicture(part: .divider, state: left.rawValue, otherState: right.rawValue)] = image
    }
    public func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? {
        pictures[StepperPicture(part: .divider, state: left.rawValue, otherState: right.rawValue)]
    }

    private func keep(_ image: UIImage?, _ part: StepperPicture.Part, _ state: State) {
        pictures[StepperPicture(part: part, state: state.rawValue)] = image
    }
    /// A state without a picture has the usual one.
    private func picture(_ part: StepperPicture.Part, _ state: State) -> UIImage? {
        pictures[StepperPicture(part: part, state: state.rawValue)]
            ?? pictures[StepperPicture(part: part, state: State.normal.rawValue)]
    }
}
