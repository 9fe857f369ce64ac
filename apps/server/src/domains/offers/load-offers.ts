import { type Offer, type OfferChoices } from '@lectern/contract/offers/offer'
import { type OfferContent, offerContentLimits } from '@lectern/contract/access/scope'
import { offerLimits } from '@lectern/contract/offers/offer-limits'
import { coverageOf } from '@lectern/contract/access/rules/offer-coverage'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { found } from '../../platform/http/call-error.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { listPeople } from '../identity/index.ts'
import {
  listLessons,
  listModules,
  listNamedSections,
  listNumberedLessons,
  type NumberedLesson,
} from '../lessons/index.ts'
import type { FindCourseOfProduct } from './course-of-product.ts'
import * as offerList from './list-offers.repository.ts'
import { offerLink } from './offer-link.ts'
import * as offerStore from './offers.repository.ts'
import { listPlans } from './plans/plans.repository.ts'
import { presentPlan } from './plans/present-plan.ts'
import { findProduct, type ProductRow } from '../products/index.ts'
import { listParticipantGroups, loadTeams } from '../teams/index.ts'

/** What of offers is told. */
export interface ToldOfOffers {
  /** What each opens, and for how long. */
  readonly isFull: boolean
  /** How many people have access by each. */
  readonly withCounts: boolean
}

/** Offers of a school as staff sees them, in their order; five questions, however many. */
export const presentOffers = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  rows: readonly offerStore.OfferRow[],
  { isFull, withCounts }: ToldOfOffers,
): Promise<Offer[]> => {
  const ids = rows.map(({ id }) => id)
  const lines: readonly ListedLine[] = isFull
    ? await presentLines(db, schoolId, ids)
    : (await offerStore.listOfferedProducts(db, schoolId, ids)).map((line) => ({
        offerId: line.offerId,
        shown: presentProduct(line.product),
      }))
  const holders = withCounts ? await offerList.countOfferHolders(db, schoolId, ids) : null
  const plansOf = Map.groupBy(await listPlans(db, schoolId, ids), ({ offerId }) => offerId)
  const linesOf = Map.groupBy(lines, ({ offerId }) => offerId)
  return rows.map((row) => ({
    ...presentTerms(row),
    plans: (plansOf.get(row.id) ?? []).map(presentPlan),
    products: (linesOf.get(row.id) ?? []).map(({ shown }) => shown),
    participants_count: holders && (holders.get(row.id) ?? 0),
  }))
}

interface ListedLine {
  readonly offerId: number
  readonly shown: Offer['products'][number]
}

const presentProduct = ({ id, title, typeId }: Pick<ProductRow, 'id' | 'title' | 'typeId'>) => ({
  product_id: id,
  title,
  type_id: typeId,
})

/** With what each opens today. */
const presentLines = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  offerIds: readonly number[],
): Promise<ListedLine[]> => {
  const lines = await offerStore.listOfferLines(db, schoolId, offerIds)
  const lessons = await listNumberedLessons(db, schoolId, productsTakingNew(lines))
  const lessonsOf = Map.groupBy(lessons, ({ productId }) => productId)
  return lines.map((line) => ({
    offerId: line.offerId,
    shown: {
      ...presentProduct(line.product),
      content: contentNow(line, lessonsOf.get(line.product.id) ?? []),
      delays: line.delays,
      length: line.length,
      is_checkpoint_skipped: line.skipsCheckpoints,
      distribution: line.distribution,
    },
  }))
}

const presentTerms = (
  row: offerStore.OfferRow,
): Omit<Offer, 'plans' | 'products' | 'participants_count'> => ({
  id: row.id,
  code: row.code,
  title: row.title,
  title_alternative: row.titleAlternative,
  description: row.description,
  status_id: row.statusId,
  is_self_service: row.isSelfService,
  currency: row.currency,
  phone_asking: row.phoneAsking,
  terms_url: row.termsUrl,
  sale_starts_at: row.saleStartsAt?.toISOString() ?? null,
  sale_ends_at: row.saleEndsAt?.toISOString() ?? null,
  places_total: row.placesTotal,
  places_taken: row.placesTaken,
  link: offerLink(row.code),
  updated_at: row.updatedAt.toISOString(),
})

const takesNew = (content: OfferContent): boolean =>
  content.kind === 'chosen' && content.new_content.kind !== 'none'

const productsTakingNew = (lines: readonly offerStore.OfferLineRow[]): number[] => [
  ...new Set(lines.filter(({ content }) => takesNew(content)).map(({ product }) => product.id)),
]

/**
 * The content as it is today: lessons that were taken in as new ones stand among the chosen, so that a later save, after which they are
 * new no more, keeps them.
 */
const contentNow = (
  { content, knownLessonId }: offerStore.OfferLineRow,
  lessons: readonly NumberedLesson[],
): OfferContent => {
  if (content.kind === 'all' || !takesNew(content)) return content
  const kept = { content, knownLessonId }
  const chosen = new Set(content.lesson_ids)
  const added = lessons.filter(
    (lesson) => lesson.id > knownLessonId && !chosen.has(lesson.id) && coverageOf(kept, lesson) === 'whole',
  )
  const lessonIds = [...content.lesson_ids, ...added.map(({ id }) => id)]
  if (lessonIds.length <= offerContentLimits.lessons) return { ...content, lesson_ids: lessonIds }
  // Only what was removed makes more of them than a course has.
  const standing = new Set(lessons.flatMap(({ id, deletedAt }) => (deletedAt === null ? [id] : [])))
  return {
    ...content,
    lesson_ids: lessonIds.filter((id) => standing.has(id)).slice(0, offerContentLimits.lessons),
  }
}

/**
 * One offer of a school, whole.
 *
 * @throws CallError not_found
 */
export const loadOffer = async (db: ReadDatabase, schoolId: SchoolId, offerId: number): Promise<Offer> => {
  const row = found(await offerStore.findOffer(db, schoolId, offerId))
  const [offer] = await presentOffers(db, schoolId, [row], { isFull: true, withCounts: true })
  return found(offer)
}

/**
 * What of a product an offer may choose from.
 *
 * @throws CallError not_found
 */
export const loadOfferChoices = async (
  db: ReadDatabase,
  courseOf: FindCourseOfProduct,
  schoolId: SchoolId,
  productId: number,
  now: Date,
): Promise<OfferChoices> => {
  found(await findProduct(db, schoolId, productId))
  const course = await courseOf(db, schoolId, productId)
  const shares = await loadShares(db, { schoolId, productId }, now)
  if (!course) return { ...shares, modules: [], lessons: [] }
  const modules = await listModules(db, { schoolId, courseId: course.id })
  const lessons = await listLessons(db, schoolId, course.id)
  const sections = await listNamedSections(
    db,
    schoolId,
    lessons.map(({ id }) => id),
  )
  return {
    ...shares,
    modules: modules.map(({ id, title }) => ({ id, title })),
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      module_id: lesson.moduleId,
      is_published: lesson.statusId === lessonStatus.published,
      sections: sections
        .filter(({ lessonId }) => lessonId === lesson.id)
        .slice(0, offerLimits.sectionsOfLesson)
        .map(({ id, name }) => ({ id, title: name })),
    })),
  }
}

/** Who can share those who join a product: assistants by their own groups, and groups made by hand. */
export const loadShares = async (
  db: ReadDatabase,
  address: { readonly schoolId: SchoolId; readonly productId: number },
  now: Date,
): Promise<Pick<OfferChoices, 'assistants' | 'groups'>> => {
  const { schoolId, productId } = address
  const groups = await listParticipantGroups(db, address)
  const team = (await loadTeams(db, schoolId, [productId])).get(productId) ?? []
  const assistants = team.filter(({ userId }) => groups.some((group) => group.ownAssistantId === userId))
  const people = await listPeople(
    db,
    assistants.map(({ userId }) => userId),
  )
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return {
    assistants: assistants.flatMap(({ userId: id, expiresAt }) => {
      const name = names.get(id)
      return name === undefined ? [] : [{ id, name, is_available: expiresAt === null || expiresAt > now }]
    }),
    groups: groups.flatMap(({ id, name, ownAssistantId }) => (ownAssistantId === null ? [{ id, name }] : [])),
  }
}
