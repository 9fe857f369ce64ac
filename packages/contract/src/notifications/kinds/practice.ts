import { z } from 'zod'
import { id } from '../../kernel/ids.ts'
import { defineKind } from './kind.ts'

const attempt = { attempt_id: id, product_id: id, lesson_id: id, quiz_id: id }

/** Somebody of the team has checked an answer. */
export const practiceChecked = defineKind({
  group: 'reviews',
  params: z.object({ ...attempt, result: z.enum(['passed', 'failed']) }),
})

/** Somebody of the team has sent an answer back to be worked on. */
export const practiceReturned = defineKind({ group: 'reviews', params: z.object(attempt) })

/** An answer of a learner waits for the team. */
export const practiceWaiting = defineKind({
  group: 'team',
  params: z.object({ ...attempt, learner_id: id }),
})
