import { array, assert, boolean, nat, property, record, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditReading, leastReadingTime } from './credit-reading.ts'

const text = (id: number, letters: number, isRead = false) => ({ id, letters, isRead })

describe('texts that count as read', () => {
  it('are those for which there was time, in the order of the lesson', () => {
    const texts = [text(1, 1800), text(2, 1800), text(3, 1800)]
    expect(creditReading(texts, [3, 1], 0)).toEqual([])
    expect(creditReading(texts, [3, 1], 20)).toEqual([1])
    expect(creditReading(texts, [3, 1], 60)).toEqual([1, 3])
  })

  it('leave the time of what was read before to it', () => {
    const texts = [text(1, 1800, true), text(2, 1800)]
    expect(creditReading(texts, [2], 40)).toEqual([])
    expect(creditReading(texts, [2], 50)).toEqual([2])
  })

  it('are none that are no texts of the lesson, and none twice', () => {
    expect(creditReading([text(1, 60)], [7, 1, 1, 8], 60)).toEqual([1])
    expect(creditReading([text(1, 60, true)], [1], 60)).toEqual([])
  })

  it('never take more time than there was', () => {
    const texts = uniqueArray(record({ id: nat(200), letters: nat(20_000), isRead: boolean() }), {
      selector: ({ id }) => id,
      maxLength: 40,
    })
    assert(
      property(texts, array(nat(250)), nat(3600), (all, reported, seconds) => {
        const counted = new Set(creditReading(all, reported, seconds))
        const taken = all
          .filter(({ id, isRead }) => isRead || counted.has(id))
          .reduce((sum, { letters }) => sum + leastReadingTime(letters), 0)
        const before = all
          .filter(({ isRead }) => isRead)
          .reduce((sum, { letters }) => sum + leastReadingTime(letters), 0)
        expect(taken).toBeLessThanOrEqual(Math.max(before, seconds + 10))
      }),
    )
  })
})
