extension String {
    /// The language that the script of a text gives away, as HTML names it: Chinese characters alone are Chinese, with
    /// kana among them they are Japanese, Arabic letters are taken for Arabic. Nil where the script says nothing.
    var writtenLanguage: String? {
        var isHan = false
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x3041...0x30FF: return "ja"
            case 0xAC00...0xD7AF: return "ko"
            case 0x0590...0x05FF: return "he"
            case 0x0600...0x06FF: return "ar"
            case 0x0E00...0x0E7F: return "th"
            case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x2FA1F: isHan = true
            default: break
            }
        }
        return isHan ? "zh" : nil
    }

    /// How HTML says that a language, `ar` or `fa-IR`, is written from right to left; nil for others.
    var writingDirection: String? {
        let rightToLeft = ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]
        return rightToLeft.contains(String(prefix { $0 != "-" }).lowercased()) ? "rtl" : nil
    }
}
