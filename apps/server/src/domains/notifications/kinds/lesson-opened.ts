import type { ParamsOf } from '@lectern/contract/notifications/kinds/registry'
import type { Teller } from './teller.ts'

/** Titles that the words name. */
const mostTitles = 5

/** Lessons that opened: those that are still open, and in a letter those that the reader has not opened by themselves. */
export const lessonOpened: Teller<ParamsOf<'lesson_opened'>> = {
  hasLetter: true,
  tell: async ({ product_id: productId, lesson_ids: lessonIds }, sight, isLetter) => {
    const product = await sight.product(productId)
    if (!product) return null
    const open = await sight.openLessons(productId)
    const lessons = lessonIds
      .flatMap((id) => open.get(id) ?? [])
      .filter(({ hasBegun }) => !isLetter || !hasBegun)
    const [first] = lessons
    if (!first) return null
    return {
      values: {
        kind: product.kind,
        course: product.title,
        lesson: first.title,
        count: lessons.length,
        lessons: lessons
          .slice(0, mostTitles)
          .map(({ title }) => title)
          .join(' · '),
        more: Math.max(lessons.length - mostTitles, 0),
      },
      date: null,
      path: lessons.length === 1 ? first.link : product.path,
      productId,
    }
  },
}
