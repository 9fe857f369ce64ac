import { type Locale, locales } from './texts.ts'

/** How somebody looks at the pages: language, width of the window, mouse or nothing but the keyboard. */
export interface Look {
  readonly locale: Locale
  readonly width: 1440 | 390
  readonly by: 'mouse' | 'keyboard'
}

const ways = [
  { width: 1440, by: 'mouse' },
  { width: 390, by: 'keyboard' },
  { width: 1440, by: 'keyboard' },
  { width: 390, by: 'mouse' },
] as const

/**
 * The looks of one journey: every language, both widths, both hands. Which language has which way changes from journey to
 * journey, so that together they have each language in each way.
 */
export const looksOf = (title: string): Look[] =>
  locales.map((locale, index) => ({ locale, ...(ways[(title.length + index) % ways.length] ?? ways[0]) }))

/** The language and the window that most pictures show. */
export const plainLook: Look = { locale: 'en', width: 1440, by: 'mouse' }

export const nameOf = ({ locale, width, by }: Look): string => `${locale}, ${width} px, ${by}`
