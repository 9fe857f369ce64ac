import { blockTypeOf } from '@lectern/contract/blocks/registry'
import { readingMinutes } from '@lectern/contract/lessons/rules/reading-minutes'
import type { HomeNext } from '@lectern/contract/learning/home/home'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { lessonLink, type LessonContents, lettersOf, listWatchedUnits } from '../../lessons/index.ts'
import { listSettledPractices } from '../../attempts/index.ts'
import type { Learner } from '../../streaks/index.ts'
import { courseLink, presentCover, chooseNextLesson, withStop } from '../../courses/index.ts'
import type { OwnCourse, OwnLesson } from './own-school.ts'

/** The first of some courses that has a lesson to go on with, in the order in which they matter. */
const chooseCourse = (courses: readonly OwnCourse[]) => {
  for (const course of courses.filter(({ state }) => state === 'active')) {
    const lesson = chooseNextLesson(
      course.lessons.map((own) => ({
        own,
        isOpen: own.decision.is_open,
        isDone: own.doneAt !== null,
        isLast: own.row.id === course.last?.lessonId,
      })),
    )?.own
    if (lesson && lesson.doneAt === null) return { course, lesson }
  }
  return null
}

interface NextRequest {
  readonly contents: LessonContents
  readonly request: Learner
  /** Of the cover of a course without a picture. */
  readonly schoolColor: string | null
}

/** Where a learner goes on, with what is left of the lesson; null where nothing is open and left. */
export const loadNext = async (
  db: ReadDatabase,
  { contents, request, schoolColor }: NextRequest,
  courses: readonly OwnCourse[],
): Promise<HomeNext | null> => {
  const chosen = chooseCourse(courses)
  if (!chosen) return null
  const { course, lesson } = chosen
  const { courseId, product, coverUrl } = course.row
  const stop = course.last?.lessonId === lesson.row.id ? course.last : null
  const left = await loadLeft(db, contents, request, lesson)
  return {
    course: {
      id: courseId,
      title: product.title,
      link: courseLink(product),
      cover: presentCover({ coverUrl, schoolColor }),
    },
    lesson: {
      id: lesson.row.id,
      title: lesson.row.title,
      number: course.lessons.indexOf(lesson) + 1,
    },
    link: withStop(lessonLink(product, lesson.row), stop),
    is_begun: lesson.isBegun,
    stopped:
      stop?.stoppedAt && stop.stoppedUnitId
        ? { section: left.sectionOf(stop.stoppedUnitId), at: stop.stoppedAt.toISOString() }
        : null,
    minutes_left: left.minutes,
    practices_left: left.practices,
    lessons_done: course.lessons.filter(({ doneAt }) => doneAt !== null).length,
    lessons_count: course.lessons.length,
  }
}

/** What is left of a lesson: texts that were not read, in minutes, and practices that are neither passed nor waiting. */
const loadLeft = async (
  db: ReadDatabase,
  contents: LessonContents,
  learner: Learner,
  { row, readable }: OwnLesson,
) => {
  const content = await contents.contentOf(learner.schoolId, row.id)
  const sections = (content?.sections ?? []).filter(({ id }) => readable === 'all' || readable.has(id))
  const units = sections.flatMap(({ info_units }) => info_units)
  const quizIds = [...new Set(units.flatMap((unit) => blockTypeOf(unit.type_id).shownQuizIds(unit)))]
  const unitIds = units.map(({ id }) => id)
  const [read, settled] = await Promise.all([
    listWatchedUnits(db, learner.userId, unitIds),
    listSettledPractices(db, learner, quizIds),
  ])
  const letters = units.filter(({ id }) => !read.has(id)).reduce((sum, unit) => sum + lettersOf(unit), 0)
  return {
    minutes: readingMinutes(letters),
    practices: quizIds.filter((id) => !settled.has(`${row.id}/${id}`)).length,
    sectionOf: (unitId: number) =>
      sections.find(({ info_units }) => info_units.some(({ id }) => id === unitId))?.name ?? '',
  }
}
