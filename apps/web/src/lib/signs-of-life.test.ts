import { expect, it } from 'vitest'
import { whileThere } from './signs-of-life.ts'

it('calls while somebody is there, as often as is said, and not when they have left', () => {
  const page = new EventTarget()
  let minute = 0
  const calls: number[] = []
  const stop = whileThere(page, { every: 10, now: () => minute }, () => calls.push(minute))
  const moveUntil = (end: number) => {
    for (; minute < end; minute += 1) page.dispatchEvent(new Event('pointermove'))
  }
  moveUntil(25)
  expect(calls).toEqual([10, 20])
  minute = 300
  expect(calls).toEqual([10, 20])
  page.dispatchEvent(new Event('keydown'))
  expect(calls).toEqual([10, 20, 300])
  stop()
  minute = 400
  page.dispatchEvent(new Event('keydown'))
  expect(calls).toEqual([10, 20, 300])
})
