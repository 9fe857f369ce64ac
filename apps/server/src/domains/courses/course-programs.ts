import type { CoursePageWords } from '@lectern/contract/courses/course-page/course-page'
import { createSharedCache } from '../../platform/cache/shared-cache.ts'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import {
  type Checkpoint,
  countUnits,
  type CourseContents,
  listCourseContents,
  listLessonLetters,
  noContents,
  type LessonRow,
  lessonChannel,
  listCheckpoints,
  listLessonQuizIds,
  listLessons,
  listModules,
  type ModuleRow,
} from '../lessons/index.ts'
import { identityChannel } from '../identity/index.ts'
import { schoolChannel } from '../schools/index.ts'
import { findCoursePage } from './course-page/course-page.repository.ts'
import { type CourseRow, findCourseAt } from './courses.repository.ts'
import { type SchoolId, storedSchoolId } from '../../platform/school-id.ts'

/** A course with its lessons, drafts included. Nothing in it is personal. */
export interface CourseProgram {
  readonly course: CourseRow
  /** What it is about, as HTML. */
  readonly aboutHtml: string
  /** What its page says besides. */
  readonly words: CoursePageWords
  readonly lessons: readonly LessonRow[]
  readonly modules: readonly Pick<ModuleRow, 'id' | 'title'>[]
  /** Lessons that hold a practice. */
  readonly practised: ReadonlySet<number>
  readonly checkpoints: readonly Checkpoint[]
  readonly contents: CourseContents
  /** Lesson → letters of its texts. */
  readonly letters: ReadonlyMap<number, number>
  /** Lesson → how many units it has. */
  readonly units: ReadonlyMap<number, number>
}

/** Programs of courses, kept ready and dropped exactly when an author changes something in them. */
export interface CoursePrograms {
  programAt(schoolId: SchoolId, slug: string): Promise<CourseProgram | null>
}

const isOf = ({ course }: CourseProgram, productId: string): boolean =>
  String(course.product.id) === productId

/** Whether the key names the address that the course has now: whatever takes a former one comes before it. */
const isAt = ({ course }: CourseProgram, key: string): boolean =>
  key.endsWith(`/${encodeURIComponent(course.product.slug)}`)

const longMs = 10 * 60 * 1000

export const createCoursePrograms = async ({
  db,
  clock,
  notifications,
}: Pick<Dependencies, 'db' | 'clock' | 'notifications'>): Promise<CoursePrograms> => {
  const cache = createSharedCache<CourseProgram | null>({
    clock,
    keepMs: longMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: async (key, connection) => {
      const [schoolId, slug = ''] = key.split('/')
      const course = await findCourseAt(
        connection,
        storedSchoolId.parse(Number(schoolId)),
        decodeURIComponent(slug),
      )
      return course && loadProgram(connection, course)
    },
  })
  await notifications.listen(lessonChannel, (notification) => {
    if (notification.kind === 'missed') cache.clear()
    else cache.drop((key, program) => !program || isOf(program, notification.payload) || !isAt(program, key))
  })
  // A cover has the school's colour in it.
  await notifications.listen(schoolChannel, (notification) => {
    if (notification.kind === 'missed') cache.clear()
    else cache.drop((key) => key.startsWith(`${notification.payload}/`))
  })
  // The name and picture of its author.
  await notifications.listen(identityChannel, (notification) => {
    if (notification.kind === 'missed') cache.clear()
    else cache.drop((_, program) => String(program?.course.author?.id) === notification.payload)
  })
  return { programAt: (schoolId, slug) => cache.get(`${schoolId}/${encodeURIComponent(slug)}`) }
}

/** The program of a course as it is in the database now. */
export const loadProgram = async (db: ReadDatabase, course: CourseRow): Promise<CourseProgram> => {
  const lessons = await listLessons(db, course.schoolId, course.id)
  const modules = await listModules(db, { schoolId: course.schoolId, courseId: course.id })
  const quizIds = await listLessonQuizIds(
    db,
    lessons.map((row) => row.id),
  )
  const { html: aboutHtml, words } = await findCoursePage(db, course)
  return {
    course,
    aboutHtml,
    words,
    lessons,
    modules: modules.map(({ id, title }) => ({ id, title })),
    checkpoints: await listCheckpoints(db, [course]),
    contents: (await listCourseContents(db, course.schoolId, [course.id])).get(course.id) ?? noContents,
    letters: await listLessonLetters(db, course.schoolId, course.id),
    units: await countUnits(db, course.schoolId, course.id),
    practised: new Set(lessons.flatMap(({ id }) => (quizIds.get(id)?.length ? [id] : []))),
  }
}
