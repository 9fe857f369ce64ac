/** The country that the device's language names, or is mostly spoken in; '' when it tells none. */
export const homeCountry = (languages: readonly string[]): string => {
  for (const language of languages) {
    const { region } = new Intl.Locale(language)
    if (region !== undefined) return region
  }
  const [first] = languages
  return first === undefined ? '' : (new Intl.Locale(first).maximize().region ?? '')
}
