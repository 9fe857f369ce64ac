import { instant } from '../../kernel/dates.ts'
import { z } from 'zod'
import { id } from '../../kernel/ids.ts'
import { defineKind } from './kind.ts'

/** The reader's own attempt; of the other side nothing is kept. */
const practice = { attempt_id: id, product_id: id, lesson_id: id, quiz_id: id }

/** Answers of other learners were drawn for the reader to review. */
export const peerReviewsDrawn = defineKind({ group: 'reviews', params: z.object(practice) })

/** Some of them are due within a day. */
export const peerReviewsDue = defineKind({
  group: 'reviews',
  params: z.object({ ...practice, due_at: instant }),
})

/** A learner has reviewed the reader's answer, and the reader may see it. */
export const peerReviewReceived = defineKind({ group: 'reviews', params: z.object(practice) })
