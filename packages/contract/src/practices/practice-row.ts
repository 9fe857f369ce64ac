import { z } from 'zod'
import { knownPerson, namedThing, titledThing } from '../kernel/ids.ts'
import { attempt, attemptVersionsShown } from '../attempts/attempt.ts'
import { claim, heldDecision } from '../attempts/claim.ts'
import { wholeList } from '../kernel/envelope.ts'
import { instant } from '../kernel/dates.ts'

/** One attempt in the expert's list of practices. */
export const practiceRow = z.object({
  attempt,
  learner: knownPerson,
  quiz: namedThing,
  lesson: titledThing.nullable(),
  /** The number of this attempt among the learner's attempts at this quiz. */
  number: z.int(),
  /** Until when an answer is in time; null: nothing waits, or the school has set no time. */
  due_at: instant.nullable(),
  /** Who is checking it now; null: nobody. */
  claim: claim.nullable(),
  /** Who of the team decided about it last; null: nobody. */
  assistant: namedThing.nullable(),
  /** The latest versions of what was reworked, itself included, the first of them first. */
  versions: wholeList(
    attempt.pick({ id: true, status_id: true, is_unmeasured: true }).extend({ number: z.int() }),
    attemptVersionsShown,
  ),
  /** Comments on it that the reader has not read. */
  unread_count: z.int(),
  /** What was decided and the learner has not been told; its status is that of the attempt here. */
  decision: heldDecision.nullable(),
})

export type PracticeRow = z.infer<typeof practiceRow>
