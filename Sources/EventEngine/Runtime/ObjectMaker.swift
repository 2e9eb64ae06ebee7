/// A class that exists only at run time, as the answer of `layerClass` and its kin: makes objects of it, with
/// `init()`; nil after an error, when the world is halted.
package struct ObjectMaker {
    package let make: () -> AnyObject?

    package init(make: @escaping () -> AnyObject?) { self.make = make }
}
