/** Periods that have a name; others are written as dates. */
export const periods = ['week', 'month', 'last_month', 'year'] as const
export type Period = (typeof periods)[number]

export interface Days {
  readonly from: string
  readonly until: string
}

const dayMs = 24 * 60 * 60 * 1000

/** The day of a moment by the clock of a zone. */
export const dayIn = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at)

const dayOf = (utc: number): string => new Date(utc).toISOString().slice(0, 10)

/** The days of a period that ends on a day. */
export const daysOf = (period: Period, today: string): Days => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  if (period === 'week') return { from: dayOf(Date.parse(today) - 6 * dayMs), until: today }
  if (period === 'month') return { from: `${today.slice(0, 7)}-01`, until: today }
  if (period === 'year') return { from: `${today.slice(0, 4)}-01-01`, until: today }
  return { from: dayOf(Date.UTC(year, month - 2, 1)), until: dayOf(Date.UTC(year, month - 1, 0)) }
}

/** The name of a period; undefined where it has none. */
export const periodOf = (
  { from, until }: { from: string | undefined; until: string | undefined },
  today: string,
): Period | undefined =>
  periods.find((period) => {
    const days = daysOf(period, today)
    return days.from === from && days.until === until
  })
