import { courseStatus } from '@lectern/contract/courses/course-status'
import { sectionDraft } from '@lectern/contract/lessons/lesson'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import { quizContent } from '@lectern/contract/quizzes/quiz'
import { defaultQuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import { changeCourse, createCourse } from '../../domains/courses/index.ts'
import {
  changeLesson,
  createLesson,
  createSection,
  insertModule,
  saveSection,
} from '../../domains/lessons/index.ts'
import { loadLesson } from '../../domains/lessons/use-cases/load-lesson.ts'
import { insertQuiz, saveQuiz } from '../../domains/quizzes/index.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import {
  type DemoCourse,
  type DemoIds,
  type DemoLesson,
  type DemoMedia,
  type DemoQuiz,
  type DemoSection,
  keyOf,
} from './content.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** The school in which something of the demo is made, and when. */
export interface DemoPlace {
  readonly schoolId: SchoolId
  readonly timeZone: string
  readonly now: Date
  /** Whom the pages of its courses show. */
  readonly authorId?: number
  /** Uuids of the recordings and drawings that lie in the school's storage. */
  readonly media?: ReadonlyMap<DemoMedia, string>
}

/** A course of the demo with the ids that its parts were given. */
export interface MadeCourse {
  readonly schoolId: SchoolId
  readonly courseId: number
  readonly productId: number
  lessonId(key: string): number
  quizId(key: string): number
}

/** Makes a published course with lessons and quizzes, by the use cases of the API and through its schemas. */
export const makeCourse = async (
  tx: Transaction,
  place: DemoPlace,
  course: DemoCourse,
): Promise<MadeCourse> => {
  const { schoolId, now } = place
  const { courseId, productId } = await createCourse(tx, { schoolId, title: course.title, now })
  const lessons = new Map<string, number>()
  const quizzes = new Map<string, number>()
  let moduleId: number | null = null
  for (const lesson of course.lessons) {
    for (const quiz of quizzesOf(lesson)) quizzes.set(quiz.key, await makeQuiz(tx, place, quiz))
    if (lesson.module !== undefined)
      moduleId = await insertModule(tx, { schoolId, courseId, title: lesson.module, release: null }, now)
    lessons.set(
      lesson.key,
      await makeLesson(tx, { ...place, courseId, productId, moduleId, quizzes }, lesson),
    )
  }
  const { description, page } = course
  const change = { description, page, author_id: place.authorId, status_id: courseStatus.published }
  await changeCourse(tx, { schoolId, courseId }, change, now)
  return {
    schoolId,
    courseId,
    productId,
    lessonId: (key) => known(lessons, key),
    quizId: (key) => known(quizzes, key),
  }
}

const known = <Id>(ids: ReadonlyMap<string, Id>, key: string): Id => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo has no ${key}.`)
  return id
}

const quizzesOf = (lesson: DemoLesson): DemoQuiz[] =>
  lesson.sections.flatMap(({ units }) => units.flatMap((unit) => (unit.quiz ? [unit.quiz] : [])))

const makeQuiz = async (
  tx: Transaction,
  { schoolId, now, media = new Map() }: DemoPlace,
  quiz: DemoQuiz,
): Promise<number> => {
  const { name, settings } = quiz
  const fileOf = (each: DemoMedia) => ({ uuid: known(media, each) })
  const questions = quiz.questions.map((one) => (typeof one === 'function' ? one({ fileOf }) : one))
  const { id } = await insertQuiz(tx, { schoolId, name, type: 'default', settings: defaultQuizSettings }, now)
  const content = quizContent.parse({ version: 1, questions })
  await saveQuiz(tx, { schoolId, quizId: id, settings, content, now })
  return id
}

interface LessonPlace extends DemoPlace {
  readonly courseId: number
  readonly productId: number
  readonly moduleId: number | null
  readonly quizzes: ReadonlyMap<string, number>
}

const makeLesson = async (tx: Transaction, place: LessonPlace, lesson: DemoLesson): Promise<number> => {
  const { schoolId, now } = place
  const { id: lessonId } = await createLesson(tx, { ...place, title: lesson.title })
  const [first] = (await loadLesson(tx, { schoolId, lessonId })).sections
  for (const [index, section] of lesson.sections.entries()) {
    const content = sectionDraft.parse(draftOf(lesson, section, place))
    if (index > 0) await createSection(tx, { ...content, schoolId, lessonId }, now)
    else if (first) {
      await saveSection(tx, { ...content, schoolId, sectionId: first.id, baseRevision: undefined }, now)
    }
  }
  const change = {
    status_id: lesson.isDraft ? lessonStatus.draft : lessonStatus.published,
    is_public: lesson.isPublic ?? false,
    accessible_after_days: lesson.opensAfterDays ?? 0,
  }
  await changeLesson(tx, { schoolId, lessonId }, change, now)
  return lessonId
}

const draftOf = (
  lesson: DemoLesson,
  { name, units }: DemoSection,
  { quizzes, media = new Map() }: LessonPlace,
) => {
  const ids: DemoIds = {
    quizId: (key) => known(quizzes, key),
    fileOf: (each) => ({ uuid: known(media, each) }),
  }
  const key = (index: number) => keyOf(lesson.title, name, String(index))
  return { name, info_units: units.map((unit, index) => ({ key: key(index), ...unit.draft(ids) })) }
}
