import type { ParamsOf } from '@lectern/contract/notifications/kinds/registry'
import type { Sight } from '../sight.ts'
import type { Teller, Told } from './teller.ts'

type Practice = ParamsOf<'peer_reviews_drawn'>

/** The practice with the reader's own attempt, in a lesson that is open, and what waits for them there. */
const tellPractice = async (
  { attempt_id, product_id, lesson_id, quiz_id }: Practice,
  sight: Sight,
): Promise<{ told: Told; open: { count: number; dueAt: Date | null } } | null> => {
  const product = await sight.product(product_id)
  const lesson = product && (await sight.openLessons(product_id)).get(lesson_id)
  const practice = lesson && (await sight.practice(quiz_id))
  if (!lesson || !practice || !(await sight.ownAttempt(attempt_id))) return null
  const open = await sight.toReview(lesson_id, quiz_id)
  const told = {
    values: { course: product.title, lesson: lesson.title, practice },
    date: open.dueAt,
    path: `${lesson.link}#quizId-${quiz_id}`,
    productId: product_id,
  }
  return { told, open }
}

/** Told as long as something waits; the bell shows what was, too. */
const tellOpen = async (params: Practice, sight: Sight, isLetter: boolean): Promise<Told | null> => {
  const found = await tellPractice(params, sight)
  return !found || (isLetter && found.open.count === 0) ? null : found.told
}

export const peerReviewsDrawn: Teller<Practice> = { hasLetter: true, tell: tellOpen }

export const peerReviewsDue: Teller<ParamsOf<'peer_reviews_due'>> = {
  hasLetter: true,
  tell: async (params, sight, isLetter) => {
    const told = await tellOpen(params, sight, isLetter)
    return told && { ...told, date: new Date(params.due_at) }
  },
}

/** Whose review it is stands nowhere: it may be for nobody to know. */
export const peerReviewReceived: Teller<Practice> = {
  hasLetter: true,
  tell: async (params, sight) => {
    const found = await tellPractice(params, sight)
    return found && { ...found.told, date: null }
  },
}
