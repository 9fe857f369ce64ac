import { z } from 'zod'
import { id, idParam, namedThing } from '../../kernel/ids.ts'
import { claim } from '../../attempts/claim.ts'
import { dataOf, wholeList } from '../../kernel/envelope.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { pointStep } from '../practices.api.ts'

/** Attempts that are shown at a time, and those that one call marks: it is one transaction. */
export const sameAnswerLimits = { shown: 200, batch: 50 } as const

const reviewer = {
  kind: 'staff',
  anyOf: ['practice_curator', 'practice_curator.team', 'practice_curator.own'],
} as const
const question = z.string().min(1).max(100)
const errors = ['unknown_question'] as const

/** Somebody who answered a question in the same words, and whose answer waits for points. */
export const sameAnswer = z.object({
  attempt_id: id,
  learner: namedThing,
  /** Who is checking it now; null: nobody. */
  claim: claim.nullable(),
})
export type SameAnswer = z.infer<typeof sameAnswer>

export const listSameAnswers = defineOperation({
  id: 'practices.listSameAnswers',
  method: 'GET',
  path: '/practices/:attempt/same-answers',
  summary:
    'Whose answers to a question of this attempt say the same in few words and wait for points, as far as the caller gives them',
  params: z.object({ attempt: idParam }),
  query: z.object({ question_id: question }),
  output: dataOf(
    z.object({
      answers: wholeList(sameAnswer, sameAnswerLimits.shown),
      /** There are more than are shown. */
      is_more: z.boolean(),
    }),
  ),
  errors: [...errors],
  permission: reviewer,
})

export const markSameAnswers = defineOperation({
  id: 'practices.markSameAnswers',
  method: 'POST',
  path: '/practices/:attempt/same-answers',
  summary:
    'Give the same points to answers that say the same as that of this attempt; or take back those that the caller gave',
  params: z.object({ attempt: idParam }),
  body: z.strictObject({
    question_id: question,
    /** Null: what each answer itself brings. */
    points: z.number().min(0).max(10_000).multipleOf(pointStep).nullable(),
    /** This attempt may be among them. */
    attempts: z.array(id).min(1).max(sameAnswerLimits.batch),
  }),
  output: dataOf(
    z.object({
      marked: wholeList(id, sameAnswerLimits.batch),
      /** A colleague is checking it, or it does not wait with that answer any more. */
      refused: wholeList(
        z.object({ attempt_id: id, reason: z.enum(['claimed', 'not_waiting']) }),
        sameAnswerLimits.batch,
      ),
    }),
  ),
  errors: [...errors, 'question_without_points', 'points_beyond_question'],
  permission: reviewer,
})
