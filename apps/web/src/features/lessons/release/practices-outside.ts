import type { Program } from '@lectern/contract/courses/program'

/** The practices that stand in lessons other than these. */
export const practicesOutside = (
  lessonIds: ReadonlySet<number>,
  { lessons, practices }: Program,
): Program['practices'] => {
  const others = new Set(lessons.flatMap(({ id, quiz_ids }) => (lessonIds.has(id) ? [] : quiz_ids)))
  return practices.filter(({ id }) => others.has(id))
}
