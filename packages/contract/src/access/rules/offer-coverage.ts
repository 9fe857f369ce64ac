import type { OfferContent, OfferDelay, OfferDelays } from '../scope.ts'

/** The content of an offer as it is kept: with what was there when it was saved, so that later things are known as new. */
export interface KeptOfferContent {
  readonly content: OfferContent
  /** The highest number of a lesson at that time. */
  readonly knownLessonId: number
}

/** A lesson, and the module in which it stands now. */
export interface CoveredLesson {
  readonly id: number
  readonly moduleId: number | null
}

/** How much of a lesson an access opens: all of it, nothing, or the sections of these numbers. */
export type Coverage = 'whole' | 'none' | ReadonlySet<number>

/** How much of a lesson an offer opens. Access that the school gave without an offer opens everything. */
export const coverageOf = (kept: KeptOfferContent | null, lesson: CoveredLesson): Coverage => {
  if (kept === null || kept.content.kind === 'all') return 'whole'
  const { lesson_ids, sections } = kept.content
  if (lesson_ids.includes(lesson.id) || isTakenInLater(kept, lesson)) return 'whole'
  const own = sections.filter(({ lesson_id }) => lesson_id === lesson.id)
  return own.length === 0 ? 'none' : new Set(own.map(({ id }) => id))
}

const isTakenInLater = ({ content, knownLessonId }: KeptOfferContent, lesson: CoveredLesson): boolean => {
  if (content.kind === 'all' || lesson.id <= knownLessonId) return false
  const { new_content } = content
  if (new_content.kind === 'in_modules')
    return lesson.moduleId !== null && new_content.module_ids.includes(lesson.moduleId)
  return new_content.kind === 'everywhere'
}

/** When an offer opens a lesson in the place of the product's own rule; null: the product's holds. */
export const delayOf = (delays: OfferDelays | null, lesson: CoveredLesson): OfferDelay | null =>
  delays === null
    ? null
    : (delays.lessons.find(({ id }) => id === lesson.id) ??
      delays.modules.find(({ id }) => id === lesson.moduleId) ??
      delays.all)
