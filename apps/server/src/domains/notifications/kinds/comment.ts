import type { ParamsOf } from '@lectern/contract/notifications/kinds/registry'
import type { SeenComment, Sight } from '../sight.ts'
import type { Teller, Told } from './teller.ts'

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

/** Who wrote, and in the bell the first words; a letter lies where others may read it. */
const saidIn = ({ author, words }: SeenComment, isLetter: boolean): Told['values'] =>
  isLetter || words === '' ? { author } : { author, words }

/** Tells of a comment that is still there, at a place that is open to the reader; of what the team keeps to itself the team alone. */
const oneComment: Teller<ParamsOf<'comment_answered'>> = {
  hasLetter: true,
  tell: async ({ comment_id, product_id, lesson_id }, sight, isLetter) => {
    const product = await sight.product(product_id)
    const lesson = product && (await sight.discussed(product_id, lesson_id))
    const comment = lesson && (await sight.comment(comment_id))
    if (!comment || (isLetter && comment.isRead) || !(await isSeen(sight, product_id, comment))) return null
    return {
      values: { ...saidIn(comment, isLetter), lesson: lesson.title, course: product.title },
      date: null,
      path: await wayTo(sight, lesson.link, comment_id, comment.attemptId),
      productId: product_id,
    }
  },
}

/** Whether a comment in a lesson that is open to the reader is for them. */
const isSeen = async (
  sight: Sight,
  productId: number,
  { attemptId, isPrivate }: SeenComment,
): Promise<boolean> => {
  if (attemptId === null) return !isPrivate || sight.teaches(productId)
  const isOwn = (await sight.ownAttempt(attemptId)) !== null
  return isOwn ? !isPrivate : (await sight.reviewed(attemptId)) !== null
}

/** An answer to the reader's comment. */
export const commentAnswered = oneComment

/** A comment that names the reader. */
export const commentMentioned: Teller<ParamsOf<'comment_mentioned'>> = oneComment

/** What learners wrote about a lesson within an hour and the reader has not read, as long as they are of its team. */
export const lessonCommented: Teller<ParamsOf<'lesson_commented'>> = {
  hasLetter: true,
  tell: async ({ product_id, lesson_id, since }, sight, isLetter) => {
    const product = await sight.product(product_id)
    const lesson = product && (await sight.discussed(product_id, lesson_id))
    if (!lesson || !(await sight.teaches(product_id))) return null
    const { count, unread, first } = await sight.talk(lesson_id, new Date(since))
    const told = isLetter ? unread : count
    if (told === 0 || first === null) return null
    const comment = isLetter ? null : await sight.comment(first)
    const said = comment === null ? {} : saidIn(comment, isLetter)
    return {
      values: { ...said, count: told, lesson: lesson.title, course: product.title },
      date: null,
      path: await wayTo(sight, lesson.link, first, null),
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
      values: { ...saidIn(comment, isLetter), practice, lesson: lesson.title, course: product.title },
      date: null,
      path: await wayTo(sight, lesson.link, comment_id, attempt_id),
      productId: product_id,
    }
  },
}

/** How many comments came before the moderators within an hour; a letter tells those about which nobody has decided. */
export const casesOpened: Teller<ParamsOf<'cases_opened'>> = {
  hasLetter: true,
  tell: async ({ since }, sight, isLetter) => {
    const cases = await sight.cases(new Date(since))
    const count = isLetter ? cases?.open : cases?.opened
    return count ? { values: { count }, date: null, path: '/expert/comments', productId: null } : null
  },
}
