import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { countBegunBy, listLessons, listModules, type LessonRow, ownReleaseOf } from '../../lessons/index.ts'
import { type CourseAddress, findAuthorsCourse } from '../use-cases/load-course.ts'

/** What a release rule is about: lessons, else a module, else the whole course. */
export interface RuledPart {
  readonly lessonIds: readonly number[] | undefined
  readonly moduleId: number | undefined
}

/**
 * How many learners have begun what a rule is about.
 *
 * @throws CallError not_found
 */
export const countBegun = async (
  db: ReadDatabase,
  address: CourseAddress,
  part: RuledPart,
): Promise<number> => {
  const { schoolId, id, product } = await findAuthorsCourse(db, address)
  const ruled = new Set(
    (await listModules(db, address)).flatMap((module) => (module.release === null ? [] : [module.id])),
  )
  const lessons = (await listLessons(db, schoolId, id)).filter((lesson) => isAbout(lesson, part, ruled))
  return countBegunBy(db, { schoolId, productId: product.id, lessonIds: lessons.map((each) => each.id) })
}

/** @param ruled modules with a rule of their own */
const isAbout = (
  lesson: LessonRow,
  { lessonIds, moduleId }: RuledPart,
  ruled: ReadonlySet<number>,
): boolean => {
  if (lessonIds) return lessonIds.includes(lesson.id)
  if (ownReleaseOf(lesson) !== null) return false
  return moduleId === undefined ? !ruled.has(lesson.moduleId ?? 0) : lesson.moduleId === moduleId
}
