import { expect, test } from 'vitest'
import { addSample, type Sample, secondsLeftOf, speedOf } from './speed.ts'

const over = (...pairs: [at: number, sent: number][]): readonly Sample[] =>
  pairs.reduce<readonly Sample[]>((samples, [at, sent]) => addSample(samples, { at, sent }), [])

test('speed is what went out in the last seconds, not since the beginning', () => {
  const steady = over([0, 0], [1_000, 1_000], [2_000, 2_000])
  expect(speedOf(steady)).toBe(1_000)
  const slower = over(
    ...Array.from({ length: 30 }, (_each, at): [number, number] => [
      at * 1_000,
      at < 10 ? at * 9_000 : 81_000 + at * 100,
    ]),
  )
  expect(speedOf(slower)).toBeCloseTo(100, 0)
})

test('says nothing before there is enough to say', () => {
  expect(speedOf([])).toBeNull()
  expect(speedOf(over([0, 0], [100, 5_000]))).toBeNull()
})

test('bytes that the server had before a reload do not count as speed', () => {
  const samples = over([0, 900_000], [100, 0], [1_100, 1_000])
  expect(speedOf(samples)).toBe(1_000)
})

test('time left is whole seconds, and unknown while nothing moves', () => {
  expect(secondsLeftOf(1_000, 2_500)).toBe(3)
  expect(secondsLeftOf(0, 2_500)).toBeNull()
  expect(secondsLeftOf(null, 2_500)).toBeNull()
})
