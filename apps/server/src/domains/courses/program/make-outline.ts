import type { CourseOutline } from '@lectern/contract/courses/outline'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { Transaction } from '../../../platform/database/pool.ts'
import {
  freeLessonSlugs,
  insertFirstSections,
  insertLessons,
  insertModule,
  type NewProgram,
} from '../../lessons/index.ts'

/** Puts the modules and draft lessons of an outline into a new course: one statement for all lessons, and one for each module. */
export const makeOutline = async (
  tx: Transaction,
  course: NewProgram,
  outline: CourseOutline,
  now: Date,
): Promise<void> => {
  const { schoolId, courseId } = course
  const titled: { readonly moduleId: number | null; readonly title: string }[] = []
  for (const { module: title, lessons } of outline) {
    const moduleId =
      title === null ? null : await insertModule(tx, { schoolId, courseId, title, release: null }, now)
    titled.push(...lessons.map((lesson) => ({ moduleId, title: lesson.title })))
  }
  const slugs = await freeLessonSlugs(
    [],
    titled.map(({ title }) => title),
  )
  const { ids } = await insertLessons(
    tx,
    course,
    titled.map((lesson, at) => ({
      ...lesson,
      number: at + 1,
      slug: slugs[at] ?? '',
      statusId: lessonStatus.draft,
      isPublic: false,
      release: null,
      extras: { image: null, is_open: false, lesson_previews: [] },
    })),
    now,
  )
  await insertFirstSections(tx, schoolId, [...ids.values()], now)
}
