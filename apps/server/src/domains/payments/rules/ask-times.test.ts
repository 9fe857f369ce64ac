import { describe, expect, it } from 'vitest'
import { nextAsk } from './ask-times.ts'

const since = new Date('2026-03-01T10:00:00Z')
const after = (minutes: number) => new Date(since.getTime() + minutes * 60_000)

describe('when a provider is asked next', () => {
  it('is after 1, 5, 15 and 60 minutes, six hours, and then every day for five days', () => {
    const asked: number[] = []
    for (let at: Date | null = since; at !== null; at = nextAsk(since, at, 'open'))
      asked.push((at.getTime() - since.getTime()) / 60_000)
    expect(asked).toEqual([0, 1, 5, 15, 60, 360, 1_440, 2_880, 4_320, 5_760, 7_200])
  })

  it('goes on for a month while a bank works on the payment', () => {
    expect(nextAsk(since, after(7_200), 'open')).toBeNull()
    expect(nextAsk(since, after(7_200), 'processing')).toEqual(after(8_640))
    expect(nextAsk(since, after(30 * 1_440), 'processing')).toBeNull()
  })
})
