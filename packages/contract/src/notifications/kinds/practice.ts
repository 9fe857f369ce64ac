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

/** Attempts named in one reminder; how many more there are is told by number. */
export const mostReminded = 50

const reminder = z.object({
  attempt_ids: z.array(id).min(1).max(mostReminded),
  /** Those that are not named among them. */
  count: z.int().min(1),
  /** They are those of everybody, and not the reader's own alone. */
  is_of_team: z.boolean(),
})

/** Answers that wait for the reader will be late soon; those of one look are told together. */
export const answersDue = defineKind({ group: 'team', params: reminder })

/** Answers that wait for the reader, or for their team, are late. */
export const answersLate = defineKind({ group: 'team', params: reminder })
