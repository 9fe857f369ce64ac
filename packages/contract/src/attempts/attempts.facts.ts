import { z } from 'zod'
import { defineFact } from '../facts/fact.ts'
import { id } from '../kernel/ids.ts'
import { statusId } from './attempt.ts'

/** Of every attempt that was handed in or decided about, which is the subject. */
const details = z.object({
  lesson_id: id,
  quiz_id: id,
  /** The status that it has by this. */
  status_id: statusId,
  /** It was finished or decided about before, and is counted or decided anew. */
  is_again: z.literal(true).optional(),
  /** Learners review some of its answers. */
  has_peers: z.literal(true).optional(),
})

const common = { user: id, subject: id, details }

/** An attempt was handed in and waits for the team. */
export const practiceSubmitted = defineFact({ type: 'practice.submitted', code: 60, ...common })

/** An attempt was handed in and marked at once, or counted anew by another version of its quiz. */
export const quizFinished = defineFact({ type: 'quiz.finished', code: 61, ...common })

/** Somebody of the team decided about an attempt. */
export const practiceAccepted = defineFact({ type: 'practice.accepted', code: 62, ...common })
export const practiceRework = defineFact({ type: 'practice.rework', code: 63, ...common })
export const practiceFailed = defineFact({ type: 'practice.failed', code: 64, ...common })

export const attemptFacts = [
  practiceSubmitted,
  quizFinished,
  practiceAccepted,
  practiceRework,
  practiceFailed,
] as const
