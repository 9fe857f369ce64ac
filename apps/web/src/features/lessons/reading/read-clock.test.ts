import { expect, it } from 'vitest'
import { createReadClock, type SeenUnit } from './read-clock.ts'

const unit = (id: number, part: Partial<SeenUnit> = {}): SeenUnit => ({
  id,
  letters: 120,
  isEnded: true,
  isAt: false,
  ...part,
})

it('tells at once where the reader is, and of a text when there was time to read it', () => {
  const clock = createReadClock([])
  expect(clock.tick([unit(1, { isAt: true })])).toEqual({ at_unit_id: 1, read_unit_ids: [] })
  const later = Array.from({ length: 6 }, () => clock.tick([unit(1, { isAt: true })]))
  expect(later).toEqual([null, null, null, null, null, { at_unit_id: 1, read_unit_ids: [1] }])
  expect(clock.leave()).toBeNull()
})

it('waits for the end of a text, and counts what is no text, or was read before, as nothing', () => {
  const clock = createReadClock([3])
  const seen = [unit(1, { isEnded: false }), unit(2, { letters: null }), unit(3)]
  for (let second = 0; second < 20; second += 1) expect(clock.tick(seen)).toBeNull()
  expect(clock.tick([unit(1)])).toEqual({ at_unit_id: null, read_unit_ids: [1] })
  expect(clock.leave()).toBeNull()
})

it('counts a text on that was not taken', () => {
  const clock = createReadClock([])
  const told = Array.from({ length: 3 }, () => clock.tick([unit(1)]))
  expect(told.filter((news) => news !== null)).toEqual([{ at_unit_id: null, read_unit_ids: [1] }])
  clock.giveBack([1])
  clock.tick([unit(1)])
  expect(clock.leave()?.read_unit_ids).toEqual([1])
})
