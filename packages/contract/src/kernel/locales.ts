/** Languages of the interface, complete in each (PRODUCT.md, "Languages"). */
export const locales = ['en', 'uk', 'ru'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** The first supported language of an `Accept-Language` header, by weight; English when there is none. */
export const negotiateLocale = (header: string | undefined): Locale => {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find((q) => q !== undefined)
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter((choice) => choice.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return wanted.map((choice) => choice.language).find(isLocale) ?? defaultLocale
}
