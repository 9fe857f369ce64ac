import { blockTypeOf } from '@lectern/contract/blocks/registry'
import { toPublicLook, type UnitLook } from '@lectern/contract/blocks/unit-look'
import { publicInfoUnit } from '@lectern/contract/blocks/info-unit'
import type { PracticeOpening } from '@lectern/contract/attempts/practice-opening'
import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import { createCache } from '../../platform/cache/cache.ts'
import { createSharedCache } from '../../platform/cache/shared-cache.ts'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { PreparedBody } from '../../platform/http/call.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { lessonChannel } from './lesson-change.ts'
import { type Checkpoint, idsBefore } from './lesson-facts.ts'
import { listCheckpoints } from './gates/checkpoints.repository.ts'
import { findLessonAt } from './addresses/former-addresses.repository.ts'
import { authorsForm } from './held-edits/held-lesson.ts'
import { authorsLessons, type LessonForm, learnersLessons } from './held-edits/lesson-forms.ts'
import { findLesson, type LessonRow, listLessons } from './lessons.repository.ts'
import { openingsOf } from './gates/unit-openings.ts'
import { saysVariables } from './reading/fill-sections.ts'
import { prepareBody } from './reading/prepare-body.ts'
import { type SchoolId, storedSchoolId } from '../../platform/school-id.ts'
import { findProduct, findProductAt, type ProductRow } from '../products/index.ts'

/** A lesson as every reader gets it, and what access to it depends on. Nothing in it is personal. */
export interface LessonContent {
  readonly row: LessonRow
  readonly product: ProductRow
  readonly previous: LessonRow | null
  readonly next: LessonRow | null
  /** Lessons of the course that come before this one or those beside it (`accessible_after_ids`). */
  readonly earlier: readonly LessonRow[]
  /** The checkpoints of the course. */
  readonly checkpoints: readonly Checkpoint[]
  /** The same as its authors write it; null where no edits are held. */
  readonly held: LessonContent | null
  /** Texts rendered, units in order; only for readers to whom the lesson is open. */
  readonly sections: PublicLesson['sections']
  /** How many others of its sections are left out for its reader. */
  readonly hiddenSections: number
  readonly quizIds: readonly number[]
  /** Those that stand in the sections left out for its reader alone. */
  readonly hiddenQuizIds: readonly number[]
  /** When each of them is open; one of which nothing is said is absent. */
  readonly openings: ReadonlyMap<number, PracticeOpening>
  readonly isTextOnly: boolean
  /** Whether its texts say something else to each reader. */
  readonly hasVariables: boolean
  /**
   * Bodies made for readers of one kind (visitor, participant, staff), each already through the output schema. Bounded:
   * a variant holds no name, only the standing towards the course.
   */
  prepared(variant: string, make: () => unknown): PreparedBody
}

export interface LessonContents {
  /** A lesson of a school that is not removed. */
  contentOf(schoolId: SchoolId, lessonId: number): Promise<LessonContent | null>
  /** The same by the addresses of course and lesson. */
  contentAt(schoolId: SchoolId, courseSlug: string, lessonSlug: string): Promise<LessonContent | null>
}

const longMs = 10 * 60 * 1000

/** Of all lessons together. */
const mostBytes = 48 * 1024 ** 2

/** Keeps lessons ready to be read; a change in a product drops its lessons in every process at once. */
export const createLessonContents = async ({
  db,
  clock,
  notifications,
}: Pick<Dependencies, 'db' | 'clock' | 'notifications'>): Promise<LessonContents> => {
  const keepPrepared = createBodies()
  const cache = createSharedCache<LessonContent | null>({
    clock,
    keepMs: longMs,
    mostBytes,
    db,
    load: async (key, connection) => {
      const [schoolId, lessonId] = key.split('/').map(Number)
      return loadContent(connection, keepPrepared, storedSchoolId.parse(schoolId), lessonId ?? 0)
    },
  })
  const addresses = createSharedCache<Address | null>({
    clock,
    keepMs: longMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: async (key, connection) => {
      const [schoolId, courseSlug = '', lessonSlug = ''] = key.split('/')
      return findAddress(connection, storedSchoolId.parse(Number(schoolId)), courseSlug, lessonSlug)
    },
  })
  await notifications.listen(lessonChannel, (notification) => {
    const isOf = (productId: number | undefined) =>
      notification.kind === 'missed' || productId === undefined || String(productId) === notification.payload
    cache.drop((_key, content) => isOf(content?.product.id))
    addresses.drop((_key, address) => address?.isFormer === true || isOf(address?.productId))
  })
  const contentOf = (schoolId: SchoolId, lessonId: number) => cache.get(`${schoolId}/${lessonId}`)
  return {
    contentOf,
    contentAt: async (schoolId, courseSlug, lessonSlug) => {
      const address = await addresses.get(
        [schoolId, courseSlug, lessonSlug].map(encodeURIComponent).join('/'),
      )
      return address && contentOf(schoolId, address.lessonId)
    },
  }
}

interface Address {
  readonly lessonId: number
  readonly productId: number
  /** Whether course or lesson has another address by now; whatever takes this one comes before it. */
  readonly isFormer: boolean
}

const findAddress = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseSlug: string,
  lessonSlug: string,
): Promise<Address | null> => {
  const wanted = { course: decodeURIComponent(courseSlug), lesson: decodeURIComponent(lessonSlug) }
  const product = await findProductAt(db, schoolId, wanted.course)
  const lesson = product && (await findLessonAt(db, schoolId, product.id, wanted.lesson))
  return (
    lesson && {
      lessonId: lesson.id,
      productId: product.id,
      isFormer: product.slug !== wanted.course || lesson.slug !== wanted.lesson,
    }
  )
}

const loadContent = async (
  db: ReadDatabase,
  keepPrepared: () => LessonContent['prepared'],
  schoolId: SchoolId,
  lessonId: number,
): Promise<LessonContent | null> => {
  const row = await findLesson(db, schoolId, lessonId)
  const product = row && (await findProduct(db, schoolId, row.productId))
  if (!row || !product) return null
  // One by one: who changes a lesson has it read in their transaction, and a connection answers one query at a time.
  const program = await listLessons(db, schoolId, row.courseId)
  const checkpoints = await listCheckpoints(db, [{ schoolId, id: row.courseId }])
  const material = await loadMaterial(db, learnersLessons, row)
  const held = row.held && (await loadMaterial(db, authorsLessons, row))
  const place = program.findIndex((each) => each.id === row.id)
  const [previous = null, next = null] = [program[place - 1], program[place + 1]]
  const before = new Set([row, previous, next].flatMap((lesson) => (lesson ? idsBefore(lesson) : [])))
  const earlier = program.filter((lesson) => before.has(lesson.id))
  const around = { row, product, previous, next, earlier, hiddenSections: 0, hiddenQuizIds: [], checkpoints }
  const content = { ...around, ...material, held: null, prepared: keepPrepared() }
  if (!held) return content
  return {
    ...content,
    held: { ...around, ...held, row: authorsForm(row), held: null, prepared: keepPrepared() },
  }
}

/** What stands in one form of a lesson. */
const loadMaterial = async (db: ReadDatabase, form: LessonForm, { id, schoolId }: LessonRow) => {
  const sectionRows = await form.sectionsOf(db, schoolId, [id])
  const units = await form.unitsOf(db, schoolId, sectionRows)
  const sections = sectionRows.map((section) => ({
    id: section.id,
    order: section.position,
    name: section.name,
    info_units: units.filter((unit) => unit.sectionId === section.id).map(publicUnit),
  }))
  const shown = sections.flatMap((section) => section.info_units)
  return {
    sections,
    openings: openingsOf(units),
    quizIds: shown.flatMap((unit) => blockTypeOf(unit.type_id).shownQuizIds(unit)),
    isTextOnly: shown.every((unit) => blockTypeOf(unit.type_id).isText),
    hasVariables: sections.some(saysVariables),
  }
}

const publicUnit = (unit: {
  id: number
  title: string
  typeId: number
  look: UnitLook | null
  publicContent: Record<string, unknown>
}) =>
  publicInfoUnit.parse({
    ...unit.publicContent,
    id: unit.id,
    title: unit.title,
    look: toPublicLook(unit.look),
    type_id: unit.typeId,
  })

/** Bodies of all lessons share one room; those of a lesson that was loaded anew leave it as others come. */
const createBodies = () => {
  const kept = createCache<string, PreparedBody>({ mostBytes, keepMs: longMs })
  let loads = 0
  return (): LessonContent['prepared'] => {
    loads += 1
    const load = loads
    return (variant, make) => {
      const key = `${load} ${variant}`
      const known = kept.get(key)
      if (known) return known
      const value = make()
      const body = prepareBody(value)
      kept.set(key, body, { size: body.text.length * 2 + 1 })
      return body
    }
  }
}
