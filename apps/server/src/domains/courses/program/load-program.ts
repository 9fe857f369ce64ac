import type { Program } from '@lectern/contract/courses/program'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import {
  authorsForm,
  countSections,
  lessonLink,
  listLessonQuizIds,
  listLessons,
  listModules,
  listUnitTypes,
  ownReleaseOf,
} from '../../lessons/index.ts'
import { listQuizHeads } from '../../quizzes/index.ts'
import { type CourseAddress, findAuthorsCourse } from '../use-cases/load-course.ts'

/**
 * The modules and lessons of a course in order, for its author; seven questions, however many lessons.
 *
 * @throws CallError not_found
 */
export const loadProgram = async (db: ReadDatabase, address: CourseAddress): Promise<Program> => {
  const { id, product } = await findAuthorsCourse(db, address)
  const { schoolId } = address
  const modules = await listModules(db, address)
  const lessons = (await listLessons(db, schoolId, id)).map(authorsForm)
  const ids = lessons.map((lesson) => lesson.id)
  const sections = await countSections(db, schoolId, ids)
  const unitTypes = await listUnitTypes(db, schoolId, ids)
  const quizIds = await listLessonQuizIds(db, ids)
  const practised = [...new Set(ids.flatMap((each) => quizIds.get(each) ?? []))]
  const practices = await namePractices(db, schoolId, practised.slice(0, listLimits.practicesOfCourse))
  return {
    course_id: id,
    release: product.release,
    modules: modules.map((module, place) => ({
      id: module.id,
      title: module.title,
      order: place + 1,
      release: module.release,
    })),
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      slug: lesson.slug,
      link: lessonLink(product, lesson),
      status_id: lesson.statusId,
      order: lesson.position,
      module_id: lesson.moduleId,
      is_public: lesson.isPublic,
      release: ownReleaseOf(lesson),
      sections_count: sections.get(lesson.id) ?? 0,
      unit_types: unitTypes.get(lesson.id) ?? [],
      quiz_ids: [...(quizIds.get(lesson.id) ?? [])],
    })),
    practices,
  }
}

/** Quizzes with their names, in the given order. */
const namePractices = async (
  db: ReadDatabase,
  schoolId: CourseAddress['schoolId'],
  quizIds: readonly number[],
): Promise<Program['practices']> => {
  const names = new Map((await listQuizHeads(db, schoolId, quizIds)).map(({ id, name }) => [id, name]))
  return quizIds.flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name }]
  })
}
