import EventEngine
import Testing

@Suite struct AffineTransformTests {
    private func isNear(_ p: CGPoint, _ q: CGPoint, within tolerance: CGFloat = 1e-7) -> Bool {
        abs(p.x - q.x) <= tolerance && abs(p.y - q.y) <= tolerance
    }

    private func anyTransform(_ numbers: inout SeededNumbers) -> CGAffineTransform {
        CGAffineTransform(
            a: numbers.number(in: -2...2), b: numbers.number(in: -2...2),
            c: numbers.number(in: -2...2), d: numbers.number(in: -2...2),
            tx: numbers.number(in: -99...99), ty: numbers.number(in: -99...99))
    }

    @Test("The identity leaves a point where it is")
    func identity() {
        #expect(CGPoint(x: 3, y: -4).applying(.identity) == CGPoint(x: 3, y: -4))
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform().isIdentity)
    }

    @Test("A quarter turn takes the x axis to the y axis, which points down")
    func quarterTurn() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isNear(turned, CGPoint(x: 0, y: 1)))
    }

    @Test("translatedBy, scaledBy and rotated do their own work first, the receiver's afterwards")
    func orderOfMethods() {
        let scaleThenMove = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(scaleThenMove) == CGPoint(x: 12, y: 3))
        let moveThenScale = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 0)
        #expect(CGPoint(x: 1, y: 1).applying(moveThenScale) == CGPoint(x: 22, y: 3))
        let turnThenMove = CGAffineTransform(translationX: 5, y: 5).rotated(by: .pi)
        #expect(isNear(CGPoint(x: 1, y: 2).applying(turnThenMove), CGPoint(x: 4, y: 3)))
    }

    @Test("Concatenating applies the receiver first, then the argument")
    func concatenation() {
        var numbers = SeededNumbers(seed: 1)
        for _ in 0..<200 {
            let (t1, t2) = (anyTransform(&numbers), anyTransform(&numbers))
            let point = numbers.point()
            let oneByOne = point.applying(t1).applying(t2)
            #expect(isNear(point.applying(t1.concatenating(t2)), oneByOne))
        }
    }

    @Test("Inverting undoes any transform that can be undone")
    func inversion() {
        var numbers = SeededNumbers(seed: 2)
        for _ in 0..<200 {
            let transform = anyTransform(&numbers)
            guard abs(transform.a * transform.d - transform.b * transform.c) > 0.05 else { continue }
            let point = numbers.point()
            #expect(isNear(point.applying(transform).applying(transform.inverted()), point, within: 1e-6))
        }
    }

    @Test("A transform that flattens the plane is returned unchanged when inverted")
    func singularInversion() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(!flat.isInvertible)
        #expect(!CGAffineTransform(scaleX: .nan, y: 1).isInvertible)
        #expect(CGAffineTransform(rotationAngle: 1).isInvertible)
    }

    @Test("A size is transformed without the translation")
    func sizes() {
        let transform = CGAffineTransform(translationX: 100, y: 100).scaledBy(x: 2, y: 3)
        #expect(CGSize(width: 5, height: 7).applying(transform) == CGSize(width: 10, height: 21))
    }

    @Test("A rectangle becomes the smallest upright box around its transformed corners")
    func rectangles() {
        let square = CGRect(x: -10, y: -10, width: 20, height: 20)
        let box = square.applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(box.width - 20 * 2.0.squareRoot()) < 1e-9)
        #expect(abs(box.midX) < 1e-9 && abs(box.midY) < 1e-9)
        let mirrored = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1))
        #expect(mirrored == CGRect(x: -4, y: 2, width: 3, height: 4))
    }

    @Test("The null rectangle stays null, the infinite one infinite, and NaN does no harm")
    func extremeRectangles() {
        let turn = CGAffineTransform(rotationAngle: 1)
        #expect(CGRect.null.applying(turn).isNull)
        #expect(CGRect.infinite.applying(turn).isInfinite)
        let unusable = CGAffineTransform(scaleX: .nan, y: .infinity)
        #expect(!CGRect(x: 0, y: 0, width: 1, height: 1).applying(unusable).encloses(.zero))
    }

    @Test("Boxing a rectangle twice is not the same as boxing it once (L-01)")
    func boxedTwice() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 0)
        let there = CGAffineTransform(rotationAngle: .pi / 4)
        let back = there.inverted()
        let once = rect.applying(there.concatenating(back))
        let twice = rect.applying(there).applying(back)
        #expect(abs(once.height) < 1e-9)
        #expect(abs(twice.height - 100) < 1e-9)
    }

    @Test("The C functions are the members by another name")
    func functions() {
        let turn = CGAffineTransformMakeRotation(0.5)
        #expect(turn == CGAffineTransform(rotationAngle: 0.5))
        #expect(CGAffineTransformScale(turn, 2, 3) == turn.scaledBy(x: 2, y: 3))
        #expect(CGAffineTransformTranslate(turn, 2, 3) == turn.translatedBy(x: 2, y: 3))
        #expect(CGAffineTransformConcat(turn, CGAffineTransformInvert(turn)).isInvertible)
        #expect(CGPointApplyAffineTransform(CGPointMake(1, 2), turn) == CGPoint(x: 1, y: 2).applying(turn))
    }
}
