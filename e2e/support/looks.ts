import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible, signInQuickly } from './journey.ts'
import { type Locale, locales } from './texts.ts'

/** How somebody looks at the pages: language, width of the window, mouse or nothing but the keyboard. */
export interface Look {
  readonly locale: Locale
  readonly width: 1440 | 390
  readonly by: 'mouse' | 'keyboard'
}

const { LECTERN_LOOK: turn } = process.env

/**
 * The looks that a journey has in this run: all of them, or with `LECTERN_LOOK` one, and the next one with the next number.
 * Journeys with titles of other lengths are at other looks, so that a run has every language at every width.
 */
export const inTurn = <T>(title: string, all: readonly T[]): T[] => {
  if (turn === undefined) return [...all]
  const index = (title.length + Number(turn)) % all.length
  return all.slice(index, index + 1)
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
  inTurn(
    title,
    locales.map((locale, index) => ({ locale, ...(ways[(title.length + index) % ways.length] ?? ways[0]) })),
  )

/** The language and the window that most pictures show. */
export const plainLook: Look = { locale: 'en', width: 1440, by: 'mouse' }

export const nameOf = ({ locale, width, by }: Look): string => `${locale}, ${width} px, ${by}`

/** Every language in a wide window and on a phone. */
export const windows = locales.flatMap((locale) => ([1440, 360] as const).map((width) => ({ locale, width })))

/**
 * The windows of one journey: each language once, some wide and some on a phone. Which language is wide changes from journey to
 * journey, so that together they have each language in each window (decision 0056).
 */
export const windowsOf = (title: string): typeof windows =>
  inTurn(
    title,
    locales.map((locale, index) => ({ locale, width: (title.length + index) % 2 === 0 ? 1440 : 360 })),
  )

/** The school at this address speaks the language from the next page on. */
export const chooseLanguage = (context: BrowserContext, locale: string, origin: string): Promise<void> =>
  context.addCookies([{ name: 'lectern_lang', value: locale, url: origin }])

/** Nothing on the page is wider than its window. */
export const expectFitting = async (page: Page): Promise<void> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)
}

/** What every page owes whoever looks at it: it is accessible, and fits its window. */
export const expectSound = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await expectFitting(page)
}

/** One of the demo people on this page, in this language, in the place of whoever was there; gives their token. */
export const enterAs = async (page: Page, origin: string, locale: string, email: string): Promise<string> => {
  await page.context().clearCookies()
  const token = await signInQuickly(page, email)
  await chooseLanguage(page.context(), locale, origin)
  return token
}
