import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** An attempt was handed in and marked. */
export const attemptFinished = defineEvent({
  name: 'attempts.attemptFinished',
  payload: z.object({
    attempt_id: z.int(),
    cabinet_id: z.int(),
    user_id: z.int(),
    quiz_id: z.int(),
    lesson_id: z.int(),
    status_id: z.int(),
  }),
})
