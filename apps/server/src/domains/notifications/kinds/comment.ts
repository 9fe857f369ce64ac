import type { ParamsOf } from '@lectern/contract/notifications/kinds/registry'
import type { Sight } from '../sight.ts'
import type { Teller } from './teller.ts'

/** To a comment in its conversation: below the lesson, below the own result, or beside the answers that the reader checks. */
const wayTo = async (
  sight: Sight,
  lesson: string,
  comment: number,
  attempt: number | null,
): Promise<string> => {
  if (attempt === null) return `${lesson}?comment_id=${comment}`
  const page = (await sight.ownAttempt(attempt)) ? lesson : `/expert/practices/${attempt}`
  return `${page}?commentable_type=quiz-attempt&commentable_id=${attempt}&comment_id=${comment}`
}

/** An answer that is still there, in a lesson that is open to the reader; never what the team keeps to itself. */
export const commentAnswered: Teller<ParamsOf<'comment_answered'>> = {
  hasLetter: true,
  tell: async ({ comment_id, product_id, lesson_id }, sight, isLetter) => {
    const product = await sight.product(product_id)
    const lesson = product && (await sight.discussed(product_id, lesson_id))
    const answer = lesson && (await sight.answer(comment_id))
    if (!answer || (isLetter && answer.isRead)) return null
    return {
      values: { author: answer.author, lesson: lesson.title, course: product.title },
      date: null,
      path: await wayTo(sight, lesson.link, comment_id, answer.attemptId),
      productId: product_id,
    }
  },
}

/** A comment that is still there, on the reader's own attempt in an open lesson, or on one that the reader may decide about. */
export const attemptCommented: Teller<ParamsOf<'attempt_commented'>> = {
  hasLetter: true,
  tell: async ({ comment_id, attempt_id, product_id, lesson_id, quiz_id }, sight, isLetter) => {
    const seen = (await sight.ownAttempt(attempt_id)) ?? (await sight.reviewed(attempt_id))
    const product = seen && (await sight.product(product_id))
    const lesson = product && (await sight.discussed(product_id, lesson_id))
    const practice = lesson && (await sight.practice(quiz_id))
    const comment = practice ? await sight.answer(comment_id) : null
    if (!product || !lesson || !practice || !comment || (isLetter && comment.isRead)) return null
    return {
      values: { author: comment.author, practice, lesson: lesson.title, course: product.title },
      date: null,
      path: await wayTo(sight, lesson.link, comment_id, attempt_id),
      productId: product_id,
    }
  },
}
