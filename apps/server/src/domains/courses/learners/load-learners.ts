import type { Learner, LearnerProduct } from '@lectern/contract/courses/learners/learners.api'
import { listLimits } from '@lectern/contract/kernel/limits'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { cutList } from '../../../platform/http/lists/cut-list.ts'
import { pictureUrl } from '../../../platform/pictures/pictures.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { enrolmentStateAt } from '../../access/index.ts'
import { listDoneBy } from '../../lessons/index.ts'
import { listPublishedIn, type PublishedLesson } from '../courses.repository.ts'
import { frozenUntil } from '../participants/present-access.ts'
import { ownLessons } from '../rules/own-lessons.ts'
import { shareDone } from '../rules/share-done.ts'
import {
  type LearnerFace,
  type LearnerProductRow,
  listLearnerFaces,
  listProductsOf,
} from './learner-facts.repository.ts'
import { findLearners, type LearnerFilter, type SeenLearners } from './learners.repository.ts'

/** The closed groups of some products: product → group. Told by the domain above that owns groups. */
export type FindGroupIds = (
  db: ReadDatabase,
  schoolId: SchoolId,
  productIds: readonly number[],
) => Promise<ReadonlyMap<number, number>>

interface Page {
  readonly limit: number
  readonly offset: number
}

/** One page of the learners of a school with their products and progress; the same few questions, however many they are. */
export const loadLearners = async (
  db: ReadDatabase,
  filter: LearnerFilter,
  page: Page,
  findGroupIds: FindGroupIds,
): Promise<{ learners: Learner[]; total: number }> => {
  const { people, total } = await findLearners(db, filter, page)
  const userIds = people.map(({ userId }) => userId)
  if (userIds.length === 0) return { learners: [], total }
  const faces = new Map((await listLearnerFaces(db, filter, userIds)).map((face) => [face.id, face]))
  const rows = await listProductsOf(db, filter, userIds)
  const present = await productPresenter(db, filter, rows, findGroupIds)
  const byPerson = Map.groupBy(rows, ({ enrolment }) => enrolment.userId)
  const learners = people.flatMap(({ userId, joinedAt }) => {
    const [face, own] = [faces.get(userId), byPerson.get(userId)]
    return face && own ? { ...presentLearner(face, own, present), joined_at: joinedAt.toISOString() } : []
  })
  return { learners, total }
}

/** Products of learners as they are at a moment. */
type SeenProducts = SeenLearners & { readonly now: Date }

/** The products of one person as far as they are seen, the latest first. */
export const loadProductsOf = async (
  db: ReadDatabase,
  seen: SeenProducts,
  userId: number,
  findGroupIds: FindGroupIds,
): Promise<LearnerProduct[]> => {
  const rows = await listProductsOf(db, seen, [userId])
  const present = await productPresenter(db, seen, rows, findGroupIds)
  return cutList(rows, listLimits.productsOfLearner).data.flatMap(present)
}

const presentLearner = (
  { id, name, surname, email, image, lastVisit }: LearnerFace,
  rows: readonly LearnerProductRow[],
  present: (row: LearnerProductRow) => LearnerProduct[],
): Omit<Learner, 'joined_at'> => {
  const { data, has_more } = cutList(rows, listLimits.productsOfLearner)
  return {
    user: {
      id,
      name: [name, surname].filter(Boolean).join(' '),
      email,
      avatar_url: image === null ? null : pictureUrl(image, 256),
    },
    last_visit_at: lastVisit?.toISOString() ?? null,
    products: { data: data.flatMap(present), has_more },
  }
}

const productPresenter = async (
  db: ReadDatabase,
  { schoolId, now }: SeenProducts,
  rows: readonly LearnerProductRow[],
  findGroupIds: FindGroupIds,
) => {
  const courseIds = [...new Set(rows.flatMap(({ courseId }) => courseId ?? []))]
  const userIds = [...new Set(rows.map(({ enrolment }) => enrolment.userId))]
  const published = await listPublishedIn(db, schoolId, courseIds)
  const done = await listDoneBy(db, schoolId, { courseIds, userIds })
  const groupless = rows.flatMap(({ courseId, enrolment }) => (courseId === null ? enrolment.productId : []))
  const groups = await findGroupIds(db, schoolId, [...new Set(groupless)])
  return ({ enrolment, title, typeId, courseId }: LearnerProductRow): LearnerProduct[] => {
    const placeId = courseId ?? groups.get(enrolment.productId)
    if (placeId === undefined) return []
    const lessons: readonly PublishedLesson[] = published.get(placeId) ?? []
    const own = ownLessons(enrolment, lessons, done.get(enrolment.userId) ?? new Set())
    return [
      {
        product_id: enrolment.productId,
        kind: productKindOf(typeId),
        place_id: placeId,
        title,
        state: enrolmentStateAt(enrolment, now),
        frozen_until: frozenUntil(enrolment, now),
        started_at: enrolment.startedAt.toISOString(),
        ends_at: enrolment.endsAt?.toISOString() ?? null,
        progress: courseId === null ? null : shareDone(own.done, own.lessons),
      },
    ]
  }
}
