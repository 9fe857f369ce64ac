import { describe, expect, it } from 'vitest'
import { deviationOf, medianOf, medianPoints, spreadOf, totalOf } from './median-of-reviews.ts'

const lines = [
  { id: 'claim', points: 2 },
  { id: 'reasons', points: 3 },
]

describe('the median of reviews', () => {
  it.each([
    [[], null],
    [[2], 2],
    [[3, 1], 2],
    [[1, 9, 2], 2],
    [[0.1, 0.2], 0.15],
    [[0.01, 0.02], 0.02],
  ])('of %j is %j', (numbers, median) => {
    expect(medianOf(numbers)).toBe(median)
  })

  it('adds the lines up, and one unfair review moves nothing', () => {
    const fair = [
      { claim: 2, reasons: 2.5 },
      { claim: 1.5, reasons: 2.5 },
    ]
    expect(medianPoints(lines, [...fair, { claim: 2, reasons: 0 }])).toBe(4.5)
    expect(medianPoints(lines, [...fair, { claim: 0, reasons: 0 }])).toBe(4)
  })

  it('is none while nobody reviewed, or where there is nothing to give points for', () => {
    expect(medianPoints(lines, [])).toBeNull()
    expect(medianPoints([], [{}])).toBeNull()
  })

  it('tells how far the reviewers are apart', () => {
    expect(
      spreadOf(lines, [
        { claim: 2, reasons: 1 },
        { claim: 0.5, reasons: 1 },
      ]),
    ).toEqual([
      { id: 'claim', median: 1.25, least: 0.5, most: 2 },
      { id: 'reasons', median: 1, least: 1, most: 1 },
    ])
  })
})

it('adds the points of a review in hundredths', () => {
  expect(totalOf(lines, { claim: 0.1, reasons: 0.2, foreign: 5 })).toBe(0.3)
})

describe('the deviation of a reviewer', () => {
  it('is the part of the points by which they were off', () => {
    const authors = { claim: 2, reasons: 1 }
    expect(deviationOf(lines, [{ own: authors, authors }])).toBe(0)
    expect(deviationOf(lines, [{ own: { claim: 1, reasons: 2.5 }, authors }])).toBe(50)
    expect(deviationOf(lines, [])).toBeNull()
  })
})
