import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createVirtualClock } from './outbox/testing/virtual-clock.ts'
import { setFaultSink } from './reporting.ts'
import { createRequestErrors } from './request-errors.ts'

let restore = () => {}
beforeEach(() => {
  restore = setFaultSink(() => {})
})
afterEach(() => restore())

test('shows the last of several failures once they have been quiet for half a second', () => {
  const clock = createVirtualClock()
  const errors = createRequestErrors(clock)
  const shown = vi.fn<(error: unknown) => void>()
  errors.listen(shown)

  errors.tell('first')
  clock.step(400)
  errors.tell('second')
  clock.step(499)
  expect(shown).not.toHaveBeenCalled()
  clock.step(1)
  expect(shown.mock.calls).toEqual([['second']])
})

test('logs every failure at once', () => {
  const logged: unknown[] = []
  restore()
  restore = setFaultSink(({ error }) => logged.push(error))
  const errors = createRequestErrors(createVirtualClock())

  errors.tell('first')
  errors.tell('second')
  expect(logged).toEqual(['first', 'second'])
})
