import { childOf, childrenOf, type Markup } from '@lectern/contract/kernel/markup'

/** Formats of dates and times that every workbook knows without declaring them. */
const builtIn = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57])

/** Whether a format of numbers shows a date: letters of dates outside quotes and brackets. */
const isDateFormat = (code: string): boolean =>
  /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '').replaceAll(/general|e\+/gi, ''))

/** Which styles of cells show numbers as dates, by their places. */
export const dateStylesOf = (styles: Markup | undefined): ReadonlySet<number> => {
  const own = new Map(
    childrenOf(childOf(styles, 'numFmts'), 'numFmt').map(({ attributes }) => [
      attributes['numFmtId'] ?? '',
      attributes['formatCode'] ?? '',
    ]),
  )
  const cells = childrenOf(childOf(styles, 'cellXfs'), 'xf')
  const isDate = (formatId: string): boolean => {
    const code = own.get(formatId)
    return code === undefined ? builtIn.has(Number(formatId)) : isDateFormat(code)
  }
  return new Set(cells.flatMap(({ attributes }, at) => (isDate(attributes['numFmtId'] ?? '') ? [at] : [])))
}

const dayMs = 24 * 60 * 60 * 1000
/** The day before the first of both calendars; 1900 has a 29 February there. */
const beginnings = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) } as const

/** The number of a day in a program for tables as an ISO date, with the minute where there is one; null for what is no day. */
export const isoOfSerial = (
  serial: number,
  calendar: keyof typeof beginnings = 'from1900',
): string | null => {
  if (!Number.isFinite(serial) || serial < 1 || serial > 2_958_465) return null
  const moment = new Date(beginnings[calendar] + Math.round(serial * 24 * 60) * 60_000)
  const iso = moment.toISOString()
  return moment.getTime() % dayMs === 0 ? iso.slice(0, 10) : iso.slice(0, 16)
}
