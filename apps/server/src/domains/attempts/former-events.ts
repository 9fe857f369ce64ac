import { statusId } from '@lectern/contract/attempts/attempt'
import { attemptFacts } from '@lectern/contract/attempts/attempts.facts'
import { z } from 'zod'
import { formerEvent } from '../../platform/facts/former-event.ts'
import { newsOf } from '../../platform/facts/news.ts'
import { storedSchoolId } from '../../platform/school-id.ts'
import { decidedFact, finishedFact } from './use-cases/record-outcome.ts'

const attemptFinished = z.object({
  attempt_id: z.int(),
  school_id: storedSchoolId,
  user_id: z.int(),
  quiz_id: z.int(),
  lesson_id: z.int(),
  status_id: statusId,
  finished_at: z.iso.datetime().optional(),
  decided_at: z.iso.datetime().optional(),
  has_peers: z.literal(true).optional(),
})

/** Events of attempts that versions before the record told. */
export const formerAttemptEvents = [
  formerEvent('attempts.attemptFinished', attemptFinished, attemptFacts, (finished) => {
    const { status_id, lesson_id, quiz_id, has_peers, decided_at, finished_at } = finished
    const fact = decided_at === undefined ? finishedFact(status_id) : decidedFact(status_id)
    // The oldest of them do not say when: what was recorded without a moment is counted as being marked anew.
    const at = decided_at ?? finished_at
    return newsOf(fact, {
      schoolId: finished.school_id,
      userId: finished.user_id,
      subjectId: finished.attempt_id,
      details: { lesson_id, quiz_id, status_id, has_peers, ...(at === undefined && { is_again: true }) },
      at: new Date(at ?? 0),
    })
  }),
]
