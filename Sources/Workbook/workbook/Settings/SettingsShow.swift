import ArgumentParser
import Figures
import Foundation
import SettingsBundle
import SettingsScreens

/// A command that shows the panes of a Settings bundle.
struct SettingsShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the panes of a Settings bundle as a tree, or as pictures.",
        discussion: """
            Each row is a line: what it is, its title, its key in UserDefaults, its default
            and its choices. A pane stands once, below the row that opens it. Ends with
            status 1 when a file of the bundle cannot be read.

            With --svg each pane that the device shows is drawn as well, as it looks before
            anything is changed, and each list of a multi-value row: Root.svg,
            Root-row-2.svg. They are as wide as an iPhone 17, or as --width says. A picture is
            replaced only when this command drew it.

            Example:
              workbook settings show Settings.bundle --language de
              workbook settings show Settings.bundle --svg pictures
            """)

    enum Device: String, ExpressibleByArgument, CaseIterable {
        case phone, pad

        init?(argument: String) {
            switch argument.lowercased() {
            case "phone", "iphone": self = .phone
            case "pad", "ipad": self = .pad
            default: return nil
            }
        }

        var idiom: UserInterfaceIdiom {
            switch self {
            case .phone: .phone
            case .pad: .pad
            }
        }
    }

    @Argument(help: "The bundle's folder.")
    var bundle: String

    @Option(help: "The language of the titles, such as 'de' or 'de-AT'.")
    var language = "en"

    @Option(help: "The app's name, the title of the first pane in pictures.")
    var name = "App"

    @Option(help: "The device whose panes and rows are drawn: phone or pad.")
    var device = Device.phone

    @Option(help: ArgumentHelp("Draw the panes into a folder, one SVG file each.", valueName: "folder"))
    var svg: String?

    @Option(help: ArgumentHelp("The width of the pictures in points. Default: 402.", valueName: "points"))
    var width: Int?

    func validate() throws {
        if let width, !(100...4000).contains(width) {
            throw ValidationError("'\(width)' cannot be the width of a picture; it is 100 to 4000 points")
        }
        try OutputName.validate(svg, message: "the folder for the pictures has no name; name one")
    }

    func run() throws {
        let schema = SettingsSchema(path: bundle)
        let diagnostics = schema.readingDiagnostics(languages: [language])
        guard language == "en" || schema.isLocalized(in: language) || diagnostics.hasErrors else {
            let known = schema.languages
            throw SettingsError(
                description: "\(schema.path): error: it has no strings table in '\(language)'; "
                    + (known.isEmpty
                        ? "it is not translated, so leave '--language' out" : "it has \(known.joined(separator: ", "))")
            )
        }
        Terminal.print(diagnostics)
        Terminal.write(schema.tree(language: language))
        if let svg { try draw(schema, into: svg) }
        if diagnostics.hasErrors { throw ExitCode(1) }
    }

    private func draw(_ schema: SettingsSchema, into folder: String) throws {
        let pictures = PanePicture.all(
            of: schema, name: name, languages: [language], idiom: device.idiom, includesLists: true,
            images: schema.sliderImages(read: BundleFolder(path: bundle).image))
        let width = width.map { CGFloat($0) } ?? Figure.phoneWidth
        for picture in pictures {
            let row = picture.item.map { "-row-\($0)" } ?? ""
            let path = "\(folder)/\(picture.file.dropLast(".plist".count))\(row).svg"
            try SettingsOutput.write(
                Self.header + "\n" + picture.figure.document(width: width), to: path, header: Self.header)
        }
        let drawn = Set(pictures.map(\.file))
        for pane in schema.schemaPanes where !drawn.contains(pane.name) {
            Terminal.err("\(schema.path)/\(pane.name): not drawn, for a \(device.rawValue) never shows it")
        }
    }

    /// The first line of a picture.
    private static let header = "<!-- Drawn by workbook settings show. -->"
}
