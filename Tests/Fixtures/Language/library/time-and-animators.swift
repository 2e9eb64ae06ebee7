// Timers, intervals and animators, member by member.
let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
    print("fires", timer.timeInterval, timer.isValid)
}
timer.tolerance = 0.1
timer.fire()
print(timer.tolerance)
device.wait(0.6)
timer.invalidate()
timer.fire()
DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { print("second") }
DispatchQueue.main.asyncAfter(deadline: .now() + .microseconds(1500)) { print("microseconds") }
DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(2_000_000)) { print("nanoseconds") }
device.wait(1.5)
let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
view.addSubview(box)
for curve: UIView.AnimationCurve in [.easeIn, .easeOut, .easeInOut, .linear] {
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: curve)
    animator.addAnimations { box.alpha = 0.5 }
    animator.addCompletion { position in print("done", position == .end) }
    print(animator.state == .inactive, animator.isRunning)
    animator.startAnimation()
    print(animator.state == .active, animator.isRunning)
    animator.pauseAnimation()
    print(animator.isRunning)
    animator.startAnimation()
    device.wait(0.3)
}
let stopped = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { box.alpha = 1 }
stopped.addCompletion { position in print("finished", position == .current) }
stopped.startAnimation()
device.wait(0.1)
stopped.stopAnimation(false)
print(stopped.state == .stopped)
stopped.finishAnimation(at: .current)
let running = UIViewPropertyAnimator.runningPropertyAnimator(
    withDuration: 0.1, delay: 0, options: [], animations: { box.tag = 3 })
print(running.isRunning, box.tag)
device.wait(0.5)
