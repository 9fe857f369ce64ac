import type { PublicCourseCard } from '@lectern/contract/courses/course'
import { courseStatus } from '@lectern/contract/courses/course-status'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { listCourseContents, listProgress, noContents } from '../../lessons/index.ts'
import { type CourseRow, listCourses, listPublishedIn } from '../courses.repository.ts'
import { loadLeastPrices } from '../../offers/index.ts'
import { listStandings } from '../participants/participants.repository.ts'
import { presentPublicCard, type Standing } from '../public-courses.presenter.ts'
import { ownLessons } from '../rules/own-lessons.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export interface CatalogueRequest {
  readonly schoolId: SchoolId
  /** Null without a session. */
  readonly userId: number | null
  readonly now: Date
  readonly page: number
  readonly per_page: number
}

/** What strangers are told of. */
const shownStatuses = [courseStatus.published, courseStatus.announced]

const stranger: Standing = { enrolment: null, own: { lessons: 0, done: 0 } }

/** One page of the published and announced courses of a school, with the reader's standing in each. */
export const loadCatalogue = async (
  db: ReadDatabase,
  { schoolId, userId, now, ...page }: CatalogueRequest,
): Promise<{ cards: PublicCourseCard[]; total: number }> => {
  const { rows, total } = await listCourses(db, schoolId, { ...page, statusIds: shownStatuses })
  const courseIds = rows.map(({ id }) => id)
  const [standings, contents, prices] = await Promise.all([
    userId === null ? new Map<number, Standing>() : standingsIn(db, schoolId, userId, rows),
    listCourseContents(db, schoolId, courseIds),
    loadLeastPrices(
      db,
      schoolId,
      rows.map(({ product }) => product),
      now,
    ),
  ])
  const cards = rows.map((row) =>
    presentPublicCard(
      row,
      standings.get(row.id) ?? stranger,
      contents.get(row.id) ?? noContents,
      prices.get(row.product.id) ?? null,
    ),
  )
  return { cards, total }
}

/** Course id → how one person stands to it. */
const standingsIn = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
  courses: readonly CourseRow[],
): Promise<Map<number, Standing>> => {
  const courseIds = courses.map((course) => course.id)
  const productIds = courses.map((course) => course.product.id)
  const [enrolments, published, progress] = await Promise.all([
    listStandings(db, schoolId, userId, productIds),
    listPublishedIn(db, schoolId, courseIds),
    listProgress(db, userId, courseIds),
  ])
  const enrolmentOf = new Map(enrolments.map((row) => [row.productId, row]))
  const done = new Set(progress.filter((row) => row.doneAt !== null).map((row) => row.lessonId))
  return new Map(
    courses.map(({ id, product }) => {
      const enrolment = enrolmentOf.get(product.id) ?? null
      return [id, { enrolment, own: ownLessons(enrolment, published.get(id) ?? [], done) }]
    }),
  )
}
