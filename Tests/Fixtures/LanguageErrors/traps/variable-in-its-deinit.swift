class Job {
    let onEnd: () -> Void
    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
}
var job: Job?
job = Job { print(job === nil) }  // error 7:19: 'job' is used here while something else is changing it
job = nil
