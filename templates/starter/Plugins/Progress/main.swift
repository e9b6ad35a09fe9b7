import Foundation

exit(ProgressProgram(arguments: Array(CommandLine.arguments.dropFirst())).run())
