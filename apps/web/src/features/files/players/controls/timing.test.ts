import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createControlsVisibility } from './create-controls-visibility.ts'
import { createFlag, type Flag } from './create-flag.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the controls of a film', () => {
  const start = () => {
    let isAwake = false
    const awake = createControlsVisibility((now) => {
      isAwake = now
    })
    /** Whether they are seen a moment before and at so many milliseconds. */
    const around = (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds - 1)
      const before = isAwake
      vi.advanceTimersByTime(1)
      return [before, isAwake]
    }
    return { awake, around, isAwake: () => isAwake }
  }

  it('hide 3 s after a touch, counted from the last one', () => {
    const { awake, around, isAwake } = start()
    awake.wake('touch', false)
    vi.advanceTimersByTime(2_900)
    awake.wake('touch', false)
    expect(around(3_000)).toEqual([true, false])
    awake.wake('touch', true)
    awake.sleep()
    expect(isAwake()).toBe(false)
  })

  it('stay while a mouse is above the film, and in fullscreen hide when it stood still for 2 s', () => {
    const { awake, around, isAwake } = start()
    awake.wake('mouse', false)
    vi.advanceTimersByTime(60_000)
    expect(isAwake()).toBe(true)
    awake.wake('mouse', true)
    expect(around(2_000)).toEqual([true, false])
  })

  it('hide 2 s after a key where no mouse is, and wait for nothing when the player is gone', () => {
    const { awake, around, isAwake } = start()
    awake.wake('key', false)
    expect(around(2_000)).toEqual([true, false])
    awake.wake('key', false)
    awake.stop()
    vi.advanceTimersByTime(10_000)
    expect(isAwake()).toBe(true)
  })
})

it('entering and leaving a pause is flagged for 400 ms each time', () => {
  const seen: (Flag | null)[] = []
  const flag = createFlag((now) => seen.push(now))
  flag.raise('pause')
  vi.advanceTimersByTime(399)
  expect(seen).toEqual([{ kind: 'pause', count: 1 }])
  flag.raise('play')
  vi.advanceTimersByTime(399)
  expect(seen).toEqual([
    { kind: 'pause', count: 1 },
    { kind: 'play', count: 2 },
  ])
  vi.advanceTimersByTime(1)
  expect(seen.at(-1)).toBeNull()
})
