import type { ProgramLesson } from '@lectern/contract/courses/program'

/** A draft of a lesson before the first module, with whatever is its own. */
export const lessonOf = (id: number, own: Partial<ProgramLesson> = {}): ProgramLesson => ({
  ...{ id, title: `Lesson ${id}`, slug: `l-${id}`, link: `/courses/c/l-${id}`, status_id: 1, order: id },
  ...{ module_id: null, is_public: false, release: null, sections_count: 1, unit_types: [], quiz_ids: [] },
  ...own,
})
