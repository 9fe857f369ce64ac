import { array, assert, boolean, constantFrom, integer, nat, property } from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { countStreak } from './count-streak.ts'
import { localDay } from './local-day.ts'

const first = Temporal.PlainDate.from('2026-03-02')
const dayAt = (at: number) => first.add({ days: at }).toString()
const length = 60
const daysOf = (flags: readonly boolean[]) => flags.flatMap((isLearned, at) => (isLearned ? [dayAt(at)] : []))
const flags = array(boolean(), { minLength: length, maxLength: length })
const today = dayAt(length - 1)

/** The longest row that ends today, by trying every beginning. */
const byTrying = (learned: readonly boolean[]): number => {
  let best = 0
  for (let from = 0; from < length; from += 1) {
    const rests = new Map<number, number>()
    for (let at = from; at < length - 1; at += 1)
      if (!learned[at]) rests.set(Math.floor(at / 7), (rests.get(Math.floor(at / 7)) ?? 0) + 1)
    if ([...rests.values()].every((count) => count <= 2))
      best = Math.max(best, learned.slice(from).filter(Boolean).length)
  }
  return best
}

describe('a row of days', () => {
  it('is the longest that ends today and has two days of rest a week at most', () => {
    assert(
      property(flags, (learned) => {
        expect(countStreak({ learned: daysOf(learned), pauses: [], joined: null, today }).days).toBe(
          byTrying(learned),
        )
      }),
    )
  })

  it('never gets shorter by a day more of learning, nor by a pause', () => {
    assert(
      property(flags, nat(length - 1), nat(length - 1), (learned, more, paused) => {
        const before = countStreak({ learned: daysOf(learned), pauses: [], joined: null, today })
        const added = countStreak({
          learned: [...daysOf(learned), dayAt(more)],
          pauses: [],
          joined: null,
          today,
        })
        const pauses = [{ from: dayAt(paused), until: null }]
        const rested = countStreak({ learned: daysOf(learned), pauses, joined: null, today })
        expect(added.days).toBeGreaterThanOrEqual(before.days)
        expect(rested.days).toBeGreaterThanOrEqual(before.days)
        expect(before.longest).toBeGreaterThanOrEqual(before.days)
      }),
    )
  })
})

describe('the day of a moment', () => {
  const zones = ['Europe/Kyiv', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu', 'America/St_Johns']
  const from = Date.parse('2026-01-01T00:00:00Z')
  const to = Date.parse('2026-12-31T23:59:59Z')

  it('is the one that the clock of the zone shows, at any moment of 2026', () => {
    assert(
      property(constantFrom(...zones), integer({ min: from, max: to }), (zone, at) => {
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at)
        expect(localDay(new Date(at), zone)).toBe(shown)
      }),
    )
  })

  it.each(
    ['Europe/Kyiv', 'America/New_York'].flatMap((zone) =>
      ['2026-03-07', '2026-03-28', '2026-10-24', '2026-10-31'].map((around) => [zone, around] as const),
    ),
  )('in %s from %s on leaves out none and repeats none, hour by hour', (zone, around) => {
    const start = Date.parse(`${around}T00:00:00Z`)
    const shown = Array.from({ length: 72 }, (_, hour) => localDay(new Date(start + hour * 3_600_000), zone))
    const days = [...new Set(shown)]
    expect(shown).toEqual(shown.toSorted())
    const next = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()
    expect(days.slice(1)).toEqual(days.slice(0, -1).map(next))
    const learned = countStreak({ learned: days, pauses: [], joined: null, today: days.at(-1) ?? '' })
    expect(learned.days).toBe(days.length)
  })
})
