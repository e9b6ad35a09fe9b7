import Foundation

/// The time and memory of one run of a program.
struct Measurement {
    /// The wall-clock time, in seconds.
    var seconds: Double
    /// The peak memory of the program, in megabytes.
    var megabytes: Double

    /// Runs a program to completion and discards its output.
    ///
    /// - Parameter folder: The working directory of the program, or `nil` for that of this process.
    /// - Throws: `MeasurementError` if the program can't be run or doesn't exit with status 0.
    static func run(_ program: String, _ arguments: [String], in folder: String? = nil) throws -> Measurement {
        let start = ContinuousClock.now
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        let currentFolder = FileManager.default.currentDirectoryPath
        if let folder, !FileManager.default.changeCurrentDirectoryPath(folder) {
            throw MeasurementError(program: program)
        }
        defer { _ = FileManager.default.changeCurrentDirectoryPath(currentFolder) }
        var argumentPointers: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        argumentPointers.append(nil)
        defer { for pointer in argumentPointers { free(pointer) } }
        var child: pid_t = 0
        guard posix_spawn(&child, program, &actions, nil, argumentPointers, environ) == 0 else {
            throw MeasurementError(program: program)
        }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(child, &status, 0, &usage) == child, status == 0 else { throw MeasurementError(program: program) }
        let elapsed = ContinuousClock.now - start
        #if os(macOS)
            let bytes = Double(usage.ru_maxrss)
        #else
            let bytes = Double(usage.ru_maxrss) * 1024
        #endif
        return Measurement(seconds: elapsed / .seconds(1), megabytes: bytes / 1_000_000)
    }
}

/// An error that reports that a program failed.
struct MeasurementError: Error, CustomStringConvertible {
    var program: String
    var description: String { "\(program) could not be run, or failed" }
}
