// Methods that a protocol asks for, as values.
protocol Worker {
    func work(_ hours: Int) -> Int
    func fail() throws
}
struct Trouble: Error {}
struct Miner: Worker {
    func work(_ hours: Int) -> Int { hours * 2 }
    func fail() throws { throw Trouble() }
}
let worker: any Worker = Miner()
let work = worker.work
print(work(4), [1, 2].map(worker.work))  // prints: 8 [2, 4]
func all<W: Worker>(_ someone: W) -> [Int] { [5].map(someone.work) }
print(all(Miner()))  // prints: [10]
let attempt = worker.fail
do { try attempt() } catch { print("caught", error) }  // prints: caught Trouble()
