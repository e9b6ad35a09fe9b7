import Foundation

/// The message that the tool prints when it stops because of a bug, such as an index that's out of range.
///
/// The message names the file that the tool was working on, which a report of the bug should contain.
package enum CrashReport {
    /// The key of the path that a thread works on: a C string that the thread owns.
    private static let path: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Performs a part of the work on a file. If it crashes, the message names the file.
    package static func naming<Result, Failure>(
        _ file: String, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outer = pthread_getspecific(path)
        let copy = strdup(file)
        pthread_setspecific(path, copy)
        defer {
            pthread_setspecific(path, outer)
            free(copy)
        }
        return try body()
    }

    /// Makes the process print the message and end with status 70 when it crashes, instead of a backtrace.
    package static func install() {
        // Created here, because a signal handler must not allocate memory.
        _ = path
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            signal(number) { _ in
                if let file = pthread_getspecific(CrashReport.path) {
                    CrashReport.write(UnsafeRawPointer(file), count: strlen(file.assumingMemoryBound(to: CChar.self)))
                    CrashReport.write(": ")
                }
                CrashReport.write("error: workbook stopped because of a fault of its own; please report it")
                CrashReport.write(pthread_getspecific(CrashReport.path) == nil ? "\n" : ", with this file\n")
                _exit(70)
            }
        }
    }

    private static func write(_ text: StaticString) {
        write(UnsafeRawPointer(text.utf8Start), count: text.utf8CodeUnitCount)
    }

    private static func write(_ bytes: UnsafeRawPointer, count: Int) {
        #if canImport(Darwin)
            _ = Darwin.write(STDERR_FILENO, bytes, count)
        #else
            _ = Glibc.write(STDERR_FILENO, bytes, count)
        #endif
    }
}
