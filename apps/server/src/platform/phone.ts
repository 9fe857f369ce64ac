import { parsePhoneNumberFromString, type CountryCode, isSupportedCountry } from 'libphonenumber-js'

/**
 * A telephone number in E.164 (`+380501234567`), or null when it cannot be one.
 *
 * @param country ISO 3166-1 of its owner, for numbers that are written without the country
 */
export const normalizePhone = (text: string, country: string | null): string | null => {
  const home: CountryCode | undefined = country !== null && isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(text, home)
  return number?.isPossible() ? number.number : null
}
