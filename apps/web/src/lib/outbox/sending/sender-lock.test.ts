import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { createDatabase } from '../storage/indexed-storage.ts'
import { createLeaseLock, createWebLock, type SenderLock } from './sender-lock.ts'
import { tick } from '../testing/simulated-device.ts'
import { createVirtualClock, type VirtualClock } from '../testing/virtual-clock.ts'

let names = 0
const freshName = () => {
  names += 1
  return `lock-${names}`
}

/** Work that lasts until it is told to end, or until the turn is taken away. */
const createWork = () => {
  const ended = Promise.withResolvers<void>()
  const state = { begun: false, lost: false }
  const work = async (signal: AbortSignal) => {
    state.begun = true
    signal.addEventListener('abort', () => {
      state.lost = true
      ended.resolve()
    })
    await ended.promise
  }
  return { state, work, end: ended.resolve }
}

const until = async (isDone: () => boolean) => {
  for (let ticks = 0; ticks < 500 && !isDone(); ticks += 1) await tick()
}

/** Passes time until something holds. */
const pass = async (clock: VirtualClock, isDone: () => boolean) => {
  for (let steps = 0; steps < 40 && !isDone(); steps += 1) {
    await until(isDone)
    clock.step(1000)
  }
}

const kinds: { name: string; create: (name: string, clock: VirtualClock, tab: string) => SenderLock }[] = [
  { name: 'Web Locks', create: (name, clock) => createWebLock(name, clock) },
  {
    name: 'a lease',
    create: (name, clock, tab) =>
      createLeaseLock(
        name,
        tab,
        createDatabase(() => 'device-1'),
        clock,
      ),
  },
]

describe.each(kinds)('with $name', ({ create }) => {
  test('the second tab waits until the first has ended', async () => {
    const name = freshName()
    const clock = createVirtualClock()
    const [first, second] = [createWork(), createWork()]
    const holding = create(name, clock, 'one').run(first.work)
    await until(() => first.state.begun)
    const waiting = create(name, clock, 'two').run(second.work)
    await until(() => second.state.begun)
    expect(second.state.begun).toBe(false)

    first.end()
    await holding
    await pass(clock, () => second.state.begun)
    expect(second.state.begun).toBe(true)
    second.end()
    await waiting
  })

  test('a closed tab lets its turn go', async () => {
    const name = freshName()
    const clock = createVirtualClock()
    const work = createWork()
    const lock = create(name, clock, 'one')
    const holding = lock.run(work.work)
    await until(() => work.state.begun)
    lock.close()
    await holding
    expect(work.state.lost).toBe(true)
  })

  test('a tab that never ends loses its turn to one that waits long', async () => {
    const name = freshName()
    const clock = createVirtualClock()
    const [frozen, second] = [createWork(), createWork()]
    // A frozen tab's timers stand still, so it renews nothing.
    const standing = createVirtualClock()
    const holding = create(name, standing, 'one').run(frozen.work)
    await until(() => frozen.state.begun)
    const waiting = create(name, clock, 'two').run(second.work)
    clock.step(20_000)
    for (let steps = 0; steps < 4; steps += 1) {
      await until(() => second.state.begun)
      clock.step(20_000)
    }
    await until(() => second.state.begun)
    expect(second.state.begun).toBe(true)
    second.end()
    frozen.end()
    await Promise.allSettled([holding, waiting])
  })
})
