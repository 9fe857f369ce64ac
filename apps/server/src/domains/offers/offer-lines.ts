import type { OfferProductDraft } from '@lectern/contract/offers/offer'
import { productType } from '@lectern/contract/kernel/course-rights'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { CallError } from '../../platform/http/call-error.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { listModuleIds, listNumberedLessons, listNumberedSections } from '../lessons/index.ts'
import type { FindCourseOfProduct } from './course-of-product.ts'
import type { OfferLine } from './offers.repository.ts'
import { listProducts, type ProductRow } from '../products/index.ts'
import { listParticipantGroups } from '../teams/index.ts'

const refuse = (
  code: 'foreign_product' | 'foreign_content' | 'foreign_share',
  place: number,
  field: string,
): CallError => new CallError(code, { fields: { [`products.${place}.${field}`]: [code] } })

/**
 * What an offer opens, as it is kept: with the highest number of a lesson at this time, so that what is made later is known as new.
 *
 * @throws CallError foreign_product, foreign_content, foreign_share (422) where something named is not of the school, or not of the product
 */
export const linesToKeep = async (
  db: ReadDatabase,
  courseOf: FindCourseOfProduct,
  schoolId: SchoolId,
  drafts: readonly OfferProductDraft[],
): Promise<OfferLine[]> => {
  const ids = drafts.map(({ product_id }) => product_id)
  const products = new Map((await listProducts(db, schoolId, ids)).map((row) => [row.id, row]))
  const lines: OfferLine[] = []
  for (const [place, draft] of drafts.entries()) {
    const product = products.get(draft.product_id)
    if (!product) throw refuse('foreign_product', place, 'product_id')
    lines.push(await lineToKeep(db, courseOf, product, draft, place))
  }
  return lines
}

const lineToKeep = async (
  db: ReadDatabase,
  courseOf: FindCourseOfProduct,
  product: ProductRow,
  draft: OfferProductDraft,
  place: number,
): Promise<OfferLine> => {
  const known = await knownContents(db, courseOf, product, draft)
  const wrong = namedOf(draft).find(({ ids, of }) => ids.some((id) => !known[of].has(id)))
  const isGroup = product.typeId === productType.closedGroup
  const isPartOfGroup = isGroup && (draft.content.kind !== 'all' || draft.delays !== null)
  if (wrong || isPartOfGroup) throw refuse('foreign_content', place, wrong?.field ?? 'content')
  if (!areInTheirLessons(draft, known.lessonOfSection)) throw refuse('foreign_content', place, 'content')
  await refuseForeignShares(db, product, draft, place)
  return {
    productId: product.id,
    content: draft.content,
    knownLessonId: Math.max(0, ...known.lessons),
    delays: draft.delays,
    length: draft.length,
    skipsCheckpoints: draft.is_checkpoint_skipped,
    distribution: draft.distribution,
  }
}

/** @throws CallError foreign_share (422) for an assistant, or a group, of another product */
const refuseForeignShares = async (
  db: ReadDatabase,
  { id: productId, schoolId }: ProductRow,
  { distribution }: OfferProductDraft,
  place: number,
): Promise<void> => {
  if (distribution === null) return
  const groups = await listParticipantGroups(db, { schoolId, productId })
  const { assistant_ids: assistants, group_ids: named } = distribution
  const isKnown =
    assistants.every((id) => groups.some(({ ownAssistantId }) => ownAssistantId === id)) &&
    named.every((id) => groups.some((group) => group.id === id && group.ownAssistantId === null))
  if (!isKnown) throw refuse('foreign_share', place, 'distribution')
}

interface KnownContents {
  readonly lessons: ReadonlySet<number>
  readonly modules: ReadonlySet<number>
  readonly sections: ReadonlySet<number>
  readonly lessonOfSection: ReadonlyMap<number, number>
}

const knownContents = async (
  db: ReadDatabase,
  courseOf: FindCourseOfProduct,
  { id, schoolId }: ProductRow,
  { content }: OfferProductDraft,
): Promise<KnownContents> => {
  const lessons = new Set((await listNumberedLessons(db, schoolId, [id])).map((lesson) => lesson.id))
  const course = await courseOf(db, schoolId, id)
  const wanted = content.kind === 'chosen' ? content.sections.map(({ lesson_id }) => lesson_id) : []
  const sections = await listNumberedSections(
    db,
    schoolId,
    wanted.filter((lessonId) => lessons.has(lessonId)),
  )
  return {
    lessons,
    modules: course ? await listModuleIds(db, schoolId, course.id) : new Set(),
    sections: new Set(sections.map((section) => section.id)),
    lessonOfSection: new Map(sections.map((section) => [section.id, section.lessonId])),
  }
}

type Kind = 'lessons' | 'modules' | 'sections'
interface Named {
  readonly of: Kind
  readonly ids: readonly number[]
  readonly field: string
}

/** Everything that a draft names, by its kind. */
const namedOf = ({ content, delays }: OfferProductDraft): Named[] => {
  const delayed: Named[] =
    delays === null
      ? []
      : [
          { of: 'lessons', ids: delays.lessons.map(({ id }) => id), field: 'delays' },
          { of: 'modules', ids: delays.modules.map(({ id }) => id), field: 'delays' },
        ]
  if (content.kind === 'all') return delayed
  const { lesson_ids, sections, new_content } = content
  return [
    { of: 'lessons', ids: lesson_ids, field: 'content' },
    { of: 'sections', ids: sections.map(({ id }) => id), field: 'content' },
    {
      of: 'modules',
      ids: new_content.kind === 'in_modules' ? new_content.module_ids : [],
      field: 'content',
    },
    ...delayed,
  ]
}

/** Whether every chosen section stands in the lesson beside which it was named. */
const areInTheirLessons = ({ content }: OfferProductDraft, lessonOf: ReadonlyMap<number, number>): boolean =>
  content.kind === 'all' || content.sections.every(({ id, lesson_id }) => lessonOf.get(id) === lesson_id)
