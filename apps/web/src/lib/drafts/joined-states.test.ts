import { expect, test, vi } from 'vitest'
import type { DraftState } from './draft-memory.ts'
import { joinedStates } from './joined-states.ts'

/** A document whose content is read from the device later. */
const startDocument = () => {
  const listeners = new Set<() => void>()
  let state: DraftState<string> | undefined
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    open: (content: string) => {
      state = { content, version: 1 }
      for (const listener of listeners) listener()
    },
  }
}

test('every document that opens is heard, not one of them alone', () => {
  const [first, second] = [startDocument(), startDocument()]
  const joined = joinedStates([first, second])
  const heard = vi.fn<() => void>()
  const stop = joined.subscribe(heard)
  first.open('100 words')
  second.open('140 words')
  expect(heard).toHaveBeenCalledTimes(2)
  expect(joined.read().map((state) => state?.content)).toEqual(['100 words', '140 words'])
  expect(joined.read()).toBe(joined.read())
  stop()
  first.open('more')
  expect(heard).toHaveBeenCalledTimes(2)
})
