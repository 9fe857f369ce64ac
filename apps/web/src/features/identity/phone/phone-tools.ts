import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** A telephone number as somebody types it: the country, and the rest. */
export interface TypedPhone {
  /** ISO 3166-1. */
  readonly country: string
  readonly text: string
}

const known = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined

/** ISO 3166-1 codes of all that have telephones of their own. */
export const phoneCountries = (): readonly string[] => getCountries()

/** `+380`; undefined for a place without telephones of its own. */
export const dialingCode = (country: string): string | undefined => {
  const code = known(country)
  return code && `+${getCountryCallingCode(code)}`
}

/** The whole number: `+380501234567` where it can be one, else as it was typed behind the country's code. */
export const joinPhone = ({ country, text }: TypedPhone): string => {
  const written = text.trim()
  if (written === '') return ''
  const number = parsePhoneNumberFromString(written, known(country))
  if (number?.isPossible()) return number.number
  return written.startsWith('+') ? written : `${dialingCode(country) ?? ''} ${written}`.trim()
}

/** A whole number in its parts, as people of the country write it. */
export const splitPhone = (whole: string, home: string): TypedPhone => {
  const number = parsePhoneNumberFromString(whole)
  if (!number?.country) return { country: home, text: whole }
  return { country: number.country, text: number.formatNational() }
}

/** The country that the beginning of a number names; undefined while it names none. */
export const countryOfBeginning = (text: string): string | undefined => {
  if (!text.startsWith('+')) return undefined
  const typed = new AsYouType()
  typed.input(text)
  return typed.getCountry()
}
