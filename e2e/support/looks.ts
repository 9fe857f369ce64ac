import { type Locale, locales } from './texts.ts'

/** How somebody looks at the pages: language, width of the window, mouse or nothing but the keyboard. */
export interface Look {
  readonly locale: Locale
  readonly width: 1440 | 390
  readonly by: 'mouse' | 'keyboard'
}

const widths = [1440, 390] as const
const hands = ['mouse', 'keyboard'] as const

/** Every language at every width, with the mouse and with the keyboard alone. */
export const everyLook: readonly Look[] = locales.flatMap((locale) =>
  widths.flatMap((width) => hands.map((by) => ({ locale, width, by }))),
)

/** Every language at every width, and each language by the mouse and by the keyboard. */
export const mostLooks = everyLook.filter(
  ({ locale, width, by }) => (by === 'keyboard') === ((locale === 'uk') === (width === 1440)),
)

/** The language and the window that most pictures show. */
export const plainLook: Look = { locale: 'en', width: 1440, by: 'mouse' }

export const nameOf = ({ locale, width, by }: Look): string => `${locale}, ${width} px, ${by}`
