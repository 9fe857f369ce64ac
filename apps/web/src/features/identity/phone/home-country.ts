/** Time zones of a country as the browser's own tables name them; browsers without these tables know none. */
const zonesOf = (country: string): readonly string[] => {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] } =
    new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

/** The zone by its own name and by the one that the tables use: a device may say Europe/Kyiv where they say Europe/Kiev. */
const namesOf = (zone: string): readonly string[] => {
  try {
    return [zone, new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone]
  } catch {
    return []
  }
}

const regionsOf = (languages: readonly string[]): string[] =>
  languages.flatMap((language) => new Intl.Locale(language).region ?? [])

const inZone = (zone: string, countries: readonly string[]): string | undefined => {
  const names = new Set(namesOf(zone))
  return names.size === 0
    ? undefined
    : countries.find((country) => zonesOf(country).some((each) => names.has(each)))
}

/**
 * The country in which the device is, by its clock: the zone says where somebody is, the language only what they read. A
 * zone of no country (UTC) leaves it to the language; '' when that tells none either.
 *
 * @param countries where it may be; those of the languages are tried first, since asking for the zones of each takes long
 */
export const homeCountry = (
  zone: string,
  languages: readonly string[],
  countries: readonly string[],
): string => {
  const named = regionsOf(languages)
  const [first] = languages
  const spoken = first === undefined ? undefined : new Intl.Locale(first).maximize().region
  const likely = [...named, ...(spoken === undefined ? [] : [spoken])]
  const home =
    inZone(
      zone,
      likely.filter((country) => countries.includes(country)),
    ) ?? inZone(zone, countries)
  return home ?? likely[0] ?? ''
}
