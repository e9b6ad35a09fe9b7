extension String {
    /// The language that the script of the text indicates, as a language tag of HTML, or `nil` if the script indicates
    /// none.
    ///
    /// Chinese characters alone indicate Chinese, and together with kana they indicate Japanese. Arabic letters are
    /// assumed to be Arabic.
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

    /// The value of the HTML attribute `dir` for a language tag, such as `ar` or `fa-IR`: `rtl`, or `nil` for a
    /// language that is written from left to right.
    var writingDirection: String? {
        let rightToLeft = ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]
        return rightToLeft.contains(String(prefix { $0 != "-" }).lowercased()) ? "rtl" : nil
    }
}
