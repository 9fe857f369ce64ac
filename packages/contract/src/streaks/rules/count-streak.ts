import { Temporal } from 'temporal-polyfill'
import type { Streak, StreakDayState } from '../streak.ts'
import { streakLimits } from '../streak-limits.ts'

/** Days on which access was frozen; both are days of it, null: until now. */
export interface PausedDays {
  readonly from: string
  readonly until: string | null
}

export interface StreakFacts {
  /** Days with learning, `YYYY-MM-DD`, in any order. */
  readonly learned: readonly string[]
  readonly pauses: readonly PausedDays[]
  /** The day on which the person joined; null: nobody knows. */
  readonly joined: string | null
  readonly today: string
}

/**
 * The row of days with learning (PRODUCT issue 14, "Kindness"). A row holds while no week, Monday to Sunday, has more than two days
 * of rest in it; days of a pause are none, and today is none before it is over. Where a week has more, the row goes on from the day
 * after the first of them: what was learned since then still counts.
 */
export const countStreak = ({ learned, pauses, joined, today }: StreakFacts): Streak => {
  const days = new Set(learned.filter((day) => day <= today))
  const isPaused = (day: string) =>
    pauses.some(({ from, until }) => day >= from && (until === null || day <= until))
  const first = firstOf(days)
  const isBefore = (day: string) =>
    joined !== null && day < joined && (first === null || day < first.toString())
  const stateOf = (day: string): StreakDayState => {
    if (days.has(day)) return 'learned'
    if (day > today) return 'ahead'
    if (isPaused(day)) return 'paused'
    if (day === today) return 'today'
    return isBefore(day) ? 'before' : 'rest'
  }
  const now = Temporal.PlainDate.from(today)
  const monday = now.subtract({ days: now.dayOfWeek - 1 })
  const week = Array.from({ length: 7 }, (_, at) => {
    const date = monday.add({ days: at }).toString()
    return { date, state: stateOf(date) }
  })
  return { ...countRows(first, now, stateOf), week }
}

const firstOf = (days: ReadonlySet<string>): Temporal.PlainDate | null => {
  const first = [...days].toSorted()[0]
  return first === undefined ? null : Temporal.PlainDate.from(first)
}

const countRows = (
  first: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
  stateOf: (day: string) => StreakDayState,
): Pick<Streak, 'days' | 'longest'> => {
  let row: boolean[] = []
  let longest = 0
  /** Where in the row the days of rest of this week stand. */
  let rests: number[] = []
  const count = () => row.filter(Boolean).length
  for (let day = first; day && Temporal.PlainDate.compare(day, today) <= 0; day = day.add({ days: 1 })) {
    if (day.dayOfWeek === 1) rests = []
    const state = stateOf(day.toString())
    row.push(state === 'learned')
    if (state === 'rest') rests.push(row.length - 1)
    if (rests.length > streakLimits.restDays) {
      const cut = (rests[0] ?? 0) + 1
      row = row.slice(cut)
      rests = rests.slice(1).map((at) => at - cut)
    }
    longest = Math.max(longest, count())
  }
  return { days: count(), longest }
}
