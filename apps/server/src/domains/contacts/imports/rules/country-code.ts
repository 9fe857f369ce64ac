import { locales } from '@lectern/contract/kernel/locales'
import { foldForSearch } from '@lectern/contract/kernel/words/fold'

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const regions = letters.flatMap((first) => letters.map((second) => `${first}${second}`))

/** Names that people write and no list of names has. */
const others: Readonly<Record<string, string>> = {
  ...{ usa: 'US', 'united states of america': 'US', сша: 'US', america: 'US', uk: 'GB', england: 'GB' },
  ...{ 'great britain': 'GB', англия: 'GB', англія: 'GB', великобритания: 'GB', 'велика британія': 'GB' },
  ...{ czechia: 'CZ', 'czech republic': 'CZ', чехия: 'CZ', чехія: 'CZ', 'чешская республика': 'CZ' },
  ...{ оаэ: 'AE', оае: 'AE', uae: 'AE', moldova: 'MD', молдова: 'MD', молдавия: 'MD', белоруссия: 'BY' },
}

/** Names of countries in the languages of the product, with their codes. */
const makeNames = (): ReadonlyMap<string, string> => {
  const names = new Map(Object.entries(others))
  for (const locale of locales) {
    const words = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
    for (const code of regions) {
      const name = words.of(code)
      if (name !== undefined) names.set(foldForSearch(name), code)
    }
  }
  return names
}

let names: ReadonlyMap<string, string> | undefined
let codes: ReadonlySet<string> | undefined

/** ISO 3166-1 of a country as a file names it: by its code, or by its name in English, Ukrainian or Russian. */
export const countryCode = (text: string): string | null => {
  names ??= makeNames()
  codes ??= new Set(names.values())
  const code = text.toUpperCase()
  return codes.has(code) ? code : (names.get(foldForSearch(text)) ?? null)
}
