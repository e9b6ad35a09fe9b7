/// The meaning of a text, for which the system can suggest content.
///
/// Stored without effect, because there are no suggestions here. The raw values are those of a phone.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextcontenttype
/// - Differs: On a phone, the system suggests content and may select the keyboard.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let name = Self(rawValue: "name")
    public static let givenName = Self(rawValue: "given-name")
    public static let familyName = Self(rawValue: "family-name")
    public static let nickname = Self(rawValue: "nickname")
    public static let organizationName = Self(rawValue: "organization")
    public static let jobTitle = Self(rawValue: "organization-title")
    public static let location = Self(rawValue: "location")
    public static let fullStreetAddress = Self(rawValue: "street-address")
    public static let addressCity = Self(rawValue: "address-level2")
    public static let countryName = Self(rawValue: "country-name")
    public static let postalCode = Self(rawValue: "postal-code")
    public static let telephoneNumber = Self(rawValue: "tel")
    public static let emailAddress = Self(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    // (The name is Apple's.)
    public static let URL = Self(rawValue: "url")
    public static let creditCardNumber = Self(rawValue: "cc-number")
    public static let username = Self(rawValue: "username")
    public static let password = Self(rawValue: "password")
    public static let newPassword = Self(rawValue: "new-password")
    public static let oneTimeCode = Self(rawValue: "one-time-code")
}
