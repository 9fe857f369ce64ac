import { defineKind } from '../../lib/outbox/index.ts'
import { attemptPrefix } from './answer-kind.ts'
import { finishAttempt } from './api.ts'

/** Under this the wish to finish an attempt is kept on the device. */
export const finishEntity = (attempt: number): string => `attempt-finish:${attempt}:`

/** The end of an attempt on its way to the server, behind all answers of the attempt. Finishing twice changes nothing. */
export const finishKind = defineKind<{ attempt: number }>({
  name: 'finish',
  after: ({ attempt }) => attemptPrefix(attempt),
  send: async ({ payload: { attempt } }, options) => {
    const { body, date } = await finishAttempt.answer({ params: { attempt }, body: {} }, options)
    return { at: date, body }
  },
})
