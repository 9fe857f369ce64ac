import type { ParamsOf } from '@lectern/contract/notifications/kinds/registry'
import type { Teller } from './teller.ts'

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
      path: `${lesson.link}?comment_id=${comment_id}`,
      productId: product_id,
    }
  },
}
