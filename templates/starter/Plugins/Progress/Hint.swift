/// The next hint of an exercise, or the information that there are no more.
struct Hint: Equatable {
    let id: ExerciseID
    let exercise: Exercise
    /// The number of the hint, counted from 1, or `nil` if all hints were shown.
    let number: Int?

    /// Creates the next hint, and records it as shown.
    init(of exercise: Exercise, in chapter: Chapter, savedProgress: inout SavedProgress) {
        let given = savedProgress.hintsGiven(exercise, in: chapter)
        id = chapter.id(of: exercise)
        self.exercise = exercise
        guard given < exercise.hints.count else {
            number = nil
            return
        }
        number = given + 1
        savedProgress.hints[id.description] = given + 1
    }

    var text: String? { number.map { exercise.hints[$0 - 1] } }
    var count: Int { exercise.hints.count }
}
