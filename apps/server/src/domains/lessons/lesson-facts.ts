import type {
  EarlierLesson,
  LessonAccessFacts,
  WaitedPractice,
} from '@lectern/contract/access/rules/decide-access'
import { lessonStatus, type LessonStatusId } from '@lectern/contract/lessons/lesson-status'
import type { WantedLesson } from '../access/index.ts'
import { lessonLink } from './lesson-link.ts'
import { releaseOf, type RuledLesson } from './rules/release-of.ts'
import type { LessonRow } from './lessons.repository.ts'
import type { ProductRow } from '../products/index.ts'

/** What stands around a lesson, and what the reader has done of it. */
export interface LessonSurroundings {
  readonly product: Pick<ProductRow, 'slug'>
  /** Lessons of the same course, or at least those that come before the one in question; in the order of the program. */
  readonly program: readonly LessonRow[]
  /** Ids of the lessons that the reader has done. */
  readonly done: ReadonlySet<number>
  /** Ids of the lessons that the reader has begun: no delay closes them, unless their rule says so; no checkpoint does. */
  readonly begun: ReadonlySet<number>
  readonly practices: UnpassedPractices
  /** The checkpoints of the course in the order of the program. */
  readonly checkpoints: readonly Checkpoint[]
}

/** A practice in a published lesson that has to be passed before the lessons after it open. */
export interface Checkpoint {
  readonly quizId: number
  /** The lesson in which it stands. */
  readonly lesson: Pick<LessonRow, 'id' | 'schoolId' | 'courseId' | 'slug' | 'position'>
}

/** Quiz id → a practice or checkpoint for which lessons wait and which the reader has not passed in one of their courses. */
export type UnpassedPractices = ReadonlyMap<number, UnpassedPractice>

export interface UnpassedPractice {
  readonly title: string
  /** Published lessons in the order of the program, of whichever courses. */
  readonly places: readonly Pick<LessonRow, 'id' | 'courseId' | 'slug'>[]
  /** Courses in which the reader has passed it. */
  readonly passedIn: ReadonlySet<number>
}

const statuses: Readonly<Record<LessonStatusId, LessonAccessFacts['status']>> = {
  [lessonStatus.draft]: 'hidden',
  [lessonStatus.announced]: 'announced',
  [lessonStatus.archived]: 'hidden',
  [lessonStatus.published]: 'published',
}

/** Whether learners are told that there is such a lesson. */
export const isTold = ({ statusId }: Pick<LessonRow, 'statusId'>): boolean => statuses[statusId] !== 'hidden'

/** Ids of the lessons after which one opens, by its own rule or the one above it. */
export const idsBefore = (lesson: RuledLesson): readonly number[] => releaseOf(lesson)?.after_lesson_ids ?? []

/** The quiz that is to be passed before a lesson opens, by its own rule or the one above it. */
export const quizBefore = (lesson: RuledLesson): number | null => releaseOf(lesson)?.after_quiz_id ?? null

const closesBegun = (lesson: RuledLesson): boolean => releaseOf(lesson)?.closes_begun ?? false

/** What access to a lesson depends on. */
export const factsOfLesson = (lesson: LessonRow, around: LessonSurroundings): WantedLesson => ({
  id: lesson.id,
  moduleId: lesson.moduleId,
  status: statuses[lesson.statusId],
  isPublic: lesson.isPublic,
  isOpen: lesson.extras.is_open ?? false,
  staysOpen: around.begun.has(lesson.id) && !closesBegun(lesson),
  after: earlierLessons(lesson, around),
  practice: waitedPractice(lesson, around),
  checkpoint: waitedCheckpoint(lesson, around),
  moment: releaseOf(lesson)?.moment ?? { kind: 'at_once' },
  closes: releaseOf(lesson)?.closes ?? null,
  timeZone: releaseOf(lesson)?.time_zone ?? lesson.accessibleTimezone,
})

/** The first checkpoint of an earlier lesson that is still to pass (PRODUCT-learning §4). */
const waitedCheckpoint = (
  lesson: LessonRow,
  { product, checkpoints, practices, begun }: LessonSurroundings,
): WaitedPractice | null => {
  if (lesson.extras.is_skip_checkpoint || begun.has(lesson.id)) return null
  for (const { quizId, lesson: place } of checkpoints) {
    if (place.courseId !== lesson.courseId || place.position >= lesson.position) continue
    const practice = practices.get(quizId)
    if (practice && !practice.passedIn.has(lesson.courseId))
      return {
        id: quizId,
        title: practice.title,
        link: `${lessonLink(product, place)}#quizId-${quizId}`,
      }
  }
  return null
}

/** What learners cannot open keeps nothing else closed: only published lessons of the course count. */
const earlierLessons = (
  lesson: LessonRow,
  { product, program, done }: LessonSurroundings,
): readonly EarlierLesson[] => {
  const wanted = new Set(idsBefore(lesson))
  if (wanted.size === 0) return []
  return program
    .filter((each) => wanted.has(each.id) && each.statusId === lessonStatus.published)
    .map((each) => ({
      id: each.id,
      title: each.title,
      link: lessonLink(product, each),
      isDone: done.has(each.id),
    }))
}

/** A practice that stands nowhere else in the course keeps nothing closed: nobody could ever pass it. */
const waitedPractice = (
  lesson: LessonRow,
  { product, practices }: LessonSurroundings,
): WaitedPractice | null => {
  const id = quizBefore(lesson)
  const practice = id === null ? undefined : practices.get(id)
  const place = practice?.places.find((each) => each.courseId === lesson.courseId && each.id !== lesson.id)
  if (id === null || !practice || !place || practice.passedIn.has(lesson.courseId)) return null
  return { id, title: practice.title, link: `${lessonLink(product, place)}#quizId-${id}` }
}
