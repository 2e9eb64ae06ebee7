class Worker: NSObject {
    var log: [String] = []
    @objc func work(_ name: Any?) { log.append(name as? String ?? "nil") }
    @objc func plain() { log.append("plain") }
}
let start = CACurrentMediaTime()
let worker = Worker()
worker.perform(#selector(Worker.work(_:)), with: "late", afterDelay: 0.2)
worker.perform(#selector(Worker.work(_:)), with: "soon", afterDelay: 0)
worker.perform(#selector(Worker.plain))
DispatchQueue.main.async { worker.log.append("queue") }
print(worker.log)  // prints: ["plain"]
device.wait(0.1)
NSObject.cancelPreviousPerformRequests(withTarget: worker, selector: #selector(Worker.work(_:)), object: "other")
device.wait(0.2)
print(worker.log)  // prints: ["plain", "queue", "soon", "late"]
worker.perform(#selector(Worker.work(_:)), with: "never", afterDelay: 0.1)
NSObject.cancelPreviousPerformRequests(withTarget: worker, selector: #selector(Worker.work(_:)), object: "never")
device.wait(0.2)
print(worker.log.count, CACurrentMediaTime() - start)  // prints: 4 0.5
