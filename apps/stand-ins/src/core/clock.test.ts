import { expect, it } from 'vitest'
import { createClock } from './clock.ts'

it('runs what is due on the way, in order, each at its own time, with what that starts', () => {
  const clock = createClock(() => 1_000)
  const ran: [string, number][] = []
  const note = (name: string) => void ran.push([name, clock.now()])
  clock.after(200, () => note('late'))
  clock.after(100, () => {
    note('early')
    clock.after(50, () => note('started'))
    clock.after(5_000, () => note('never'))
  })
  clock.set(1_099)
  expect(ran).toEqual([])
  clock.set(2_000)
  expect(ran).toEqual([
    ['early', 1_100],
    ['started', 1_150],
    ['late', 1_200],
  ])
  expect(clock.now()).toBe(2_000)
  clock.close()
})

it('runs by itself as real time goes by, and nothing after its end', async () => {
  const clock = createClock()
  const ran: string[] = []
  clock.after(5, () => ran.push('first'))
  await expect.poll(() => ran).toEqual(['first'])
  clock.after(0, () => ran.push('second'))
  clock.close()
  clock.after(0, () => ran.push('third'))
  clock.set(Date.now() + 10_000)
  expect(ran).toEqual(['first'])
})
