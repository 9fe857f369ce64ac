import type { DoneLesson, FinishedCourse } from '@lectern/contract/learning/finished/finished'
import { finishedLimits } from '@lectern/contract/learning/finished/finished'
import { hardestPractices } from '@lectern/contract/learning/finished/hardest-practices'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import { daysBetween, localDay } from '@lectern/contract/streaks/rules/local-day'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import { coversLesson, type EnrolmentRow } from '../../access/index.ts'
import { listHandedIn } from '../../attempts/index.ts'
import { lessonLink, listLessonQuizIds, listProgress } from '../../lessons/index.ts'
import { listQuizHeads } from '../../quizzes/index.ts'
import { type Learner, zoneOfLearner } from '../../streaks/index.ts'
import {
  type CourseProgram,
  courseLink,
  presentAuthor,
  presentCover,
  loadCatalogue,
} from '../../courses/index.ts'
import { finishedAt } from './finished-at.ts'

/** A learner and the access with which they take part in a course. */
export interface Finisher extends Learner {
  readonly enrolment: Pick<EnrolmentRow, 'grants'>
  readonly now: Date
}

/**
 * The page of a course that somebody has finished.
 *
 * @throws CallError not_found while a published lesson that their access has in it is left, and of a course without any
 */
export const loadFinished = async (
  db: ReadDatabase,
  { course, lessons, words }: CourseProgram,
  finisher: Finisher,
): Promise<FinishedCourse> => {
  const { schoolId, userId, enrolment, now } = finisher
  const progress = new Map((await listProgress(db, userId, [course.id])).map((row) => [row.lessonId, row]))
  const own = lessons
    .filter((row) => row.statusId === lessonStatus.published && coversLesson(enrolment, row))
    .map((row) => ({
      row,
      startedAt: progress.get(row.id)?.startedAt,
      doneAt: progress.get(row.id)?.doneAt ?? null,
    }))
  const end = finishedAt(own)
  if (end === null) throw notFound('not finished')
  const begin = new Date(Math.min(...own.map(({ startedAt }) => (startedAt ?? end).getTime())))
  const practicesOf = await loadPractices(
    db,
    finisher,
    own.map(({ row }) => row.id),
  )
  const done = own.map(({ row, doneAt }): DoneLesson => ({
    id: row.id,
    title: row.title,
    link: lessonLink(course.product, row),
    done_at: (doneAt ?? end).toISOString(),
    practices: practicesOf.get(row.id) ?? [],
  }))
  const practices = done.flatMap(({ practices: of, title, link }) =>
    of.map((practice) => ({ ...practice, lesson: title, link: `${link}#quizId-${practice.quiz_id}` })),
  )
  const { cards } = await loadCatalogue(db, { schoolId, userId, now, page: 1, per_page: catalogueLooked })
  const isLeft = ({ id, progress: percent }: (typeof cards)[number]) => id !== course.id && percent !== 100
  const scored = practices.filter(({ max_scores }) => max_scores !== null)
  const sumOf = (part: 'scores' | 'max_scores') =>
    scored.length === 0 ? null : scored.reduce((sum, practice) => sum + (practice[part] ?? 0), 0)
  const zone = await zoneOfLearner(db, finisher)
  return {
    title: course.product.title,
    link: courseLink(course.product),
    slug: course.product.slug,
    cover: presentCover(course),
    language: course.language,
    finish_title: words.finish_title,
    finish_words: words.finish_words,
    author: presentAuthor(course),
    started_at: begin.toISOString(),
    finished_at: end.toISOString(),
    days: daysBetween(localDay(begin, zone), localDay(end, zone)),
    practices_count: practices.length,
    scores: sumOf('scores'),
    max_scores: sumOf('max_scores'),
    lessons: done,
    hard: hardestPractices(practices),
    certificate_percent: course.hasCertificate ? course.certificatePercent : null,
    next: cards.filter(isLeft).slice(0, finishedLimits.next),
  }
}

/** Courses of the catalogue among which the next ones are looked for. */
const catalogueLooked = 24

/** Lesson → its practices that the learner has passed, with how often each was handed in until then. */
const loadPractices = async (
  db: ReadDatabase,
  learner: Learner,
  lessonIds: readonly number[],
): Promise<ReadonlyMap<number, DoneLesson['practices']>> => {
  const quizIdsOf = await listLessonQuizIds(db, [...lessonIds])
  const quizIds = [...new Set([...quizIdsOf.values()].flat())]
  const heads = new Map((await listQuizHeads(db, learner.schoolId, quizIds)).map((head) => [head.id, head]))
  const attempts = Map.groupBy(
    await listHandedIn(db, learner, quizIds),
    ({ lessonId, quizId }) => `${lessonId}/${quizId}`,
  )
  return new Map(
    lessonIds.map((lessonId) => [
      lessonId,
      (quizIdsOf.get(lessonId) ?? []).flatMap((quizId): DoneLesson['practices'] => {
        const head = heads.get(quizId)
        const own = attempts.get(`${lessonId}/${quizId}`) ?? []
        const at = own.findIndex(({ statusId }) => statusId === attemptStatus.passed)
        if (!head || at < 0) return []
        const best = own
          .filter(({ statusId }) => statusId === attemptStatus.passed)
          .toSorted((one, other) => (other.scores ?? 0) - (one.scores ?? 0))[0]
        const showsPoints = head.settings.result_detail !== 'simple_answer'
        return [
          {
            quiz_id: quizId,
            title: head.name,
            tries: at + 1,
            scores: showsPoints ? (best?.scores ?? null) : null,
            max_scores: showsPoints ? (best?.maxScores ?? null) : null,
          },
        ]
      }),
    ]),
  )
}
