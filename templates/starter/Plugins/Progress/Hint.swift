/// The next hint of an exercise, or that there is none any more.
struct Hint: Equatable {
    let exercise: Exercise
    /// Which one, from 1; nil when all were given.
    let number: Int?

    /// Takes the next hint, and remembers that.
    init(of exercise: Exercise, memory: inout Memory) {
        let given = memory.hintsGiven(exercise)
        self.exercise = exercise
        guard given < exercise.hints.count else {
            number = nil
            return
        }
        number = given + 1
        memory.hints[exercise.name] = given + 1
    }

    var text: String? { number.map { exercise.hints[$0 - 1] } }
    var count: Int { exercise.hints.count }
}
