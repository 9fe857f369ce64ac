import type { OfferChoices } from '@lectern/contract/offers/offer'
import type { ChosenContent } from './offer-draft.ts'

export type ChoiceLesson = OfferChoices['lessons'][number]
export type Mark = 'all' | 'some' | 'none'

/** A choice of nothing. */
export const nothingChosen: ChosenContent = {
  kind: 'chosen',
  lesson_ids: [],
  sections: [],
  new_content: { kind: 'none' },
}

/** How much of a lesson is chosen. */
export const markOfLesson = (content: ChosenContent, { id }: Pick<ChoiceLesson, 'id'>): Mark => {
  if (content.lesson_ids.includes(id)) return 'all'
  return content.sections.some(({ lesson_id }) => lesson_id === id) ? 'some' : 'none'
}

/** How much of several lessons is chosen. */
export const markOf = (content: ChosenContent, lessons: readonly ChoiceLesson[]): Mark => {
  const marks = new Set(lessons.map((lesson) => markOfLesson(content, lesson)))
  const [only] = marks
  return marks.size === 1 && only !== undefined ? only : marks.size === 0 ? 'none' : 'some'
}

/** The choice with these lessons whole, or without them. */
export const withLessons = (
  content: ChosenContent,
  lessons: readonly Pick<ChoiceLesson, 'id'>[],
  isChosen: boolean,
): ChosenContent => {
  const ids = lessons.map(({ id }) => id)
  const others = content.lesson_ids.filter((id) => !ids.includes(id))
  return {
    ...content,
    lesson_ids: isChosen ? [...others, ...ids] : others,
    sections: content.sections.filter(({ lesson_id }) => !ids.includes(lesson_id)),
  }
}

/** The choice with one section of a lesson more, or less; all of its sections are the lesson. */
export const withSection = (
  content: ChosenContent,
  lesson: ChoiceLesson,
  sectionId: number,
  isChosen: boolean,
): ChosenContent => {
  const chosen = lesson.sections
    .map(({ id }) => id)
    .filter((id) => (id === sectionId ? isChosen : hasSection(content, lesson, id)))
  if (chosen.length === lesson.sections.length) return withLessons(content, [lesson], true)
  const rest = withLessons(content, [lesson], false)
  return { ...rest, sections: [...rest.sections, ...chosen.map((id) => ({ id, lesson_id: lesson.id }))] }
}

/** Whether a section is opened, alone or with its lesson. */
export const hasSection = (content: ChosenContent, lesson: ChoiceLesson, sectionId: number): boolean =>
  content.lesson_ids.includes(lesson.id) || content.sections.some(({ id }) => id === sectionId)

/** The choice with a module among those whose new lessons open too, or without it. */
export const withNewIn = (content: ChosenContent, moduleId: number, isChosen: boolean): ChosenContent => {
  const { new_content } = content
  const before = new_content.kind === 'in_modules' ? new_content.module_ids : []
  const others = before.filter((id) => id !== moduleId)
  return {
    ...content,
    new_content: { kind: 'in_modules', module_ids: isChosen ? [...others, moduleId] : others },
  }
}
