import { freeSlug } from '@lectern/contract/kernel/slug'
import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import { type InfoUnitDraft, infoUnitDraft } from '@lectern/contract/blocks/info-unit'
import type { LessonExtras } from '@lectern/contract/lessons/lesson-extras'
import type { LessonStatusId } from '@lectern/contract/lessons/lesson-status'
import {
  addSizes,
  brokenLimit,
  emptySize,
  type LessonSize,
  sizeOfUnits,
} from '@lectern/contract/lessons/rules/lesson-size'
import { mapIds } from '@lectern/contract/lessons/rules/map-ids'
import { linkToUnit, unitOfLink } from '@lectern/contract/rich-text/addresses'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import * as copies from '../program/copies.repository.ts'
import { copiedIds } from '../program/copy-lessons.ts'
import { isCoursePage } from '../rules/is-course-page.ts'
import { columnsOfRelease } from '../rules/release-of.ts'
import { insertSection, storeUnits } from '../sections.repository.ts'
import { placeUnitFiles } from '../file-places/unit-files.ts'
import { sizeRefusals } from '../units/refuse-too-large.ts'
import { refuseForeignQuizzes, toStore } from '../units/unit-to-store.ts'

/** A course that gets lessons, and the zone of those without one of their own. */
export interface NewProgram {
  readonly schoolId: SchoolId
  readonly courseId: number
  readonly productId: number
  readonly timeZone: string
}

/** A lesson as it comes, with a number by which rules name it. */
export interface ArrivingLesson {
  readonly number: number
  readonly moduleId: number | null
  readonly title: string
  /** Another than those of the others. */
  readonly slug: string
  readonly statusId: LessonStatusId
  readonly isPublic: boolean
  readonly release: ReleaseRule | null
  readonly extras: Pick<LessonExtras, 'image' | 'lesson_previews' | 'is_open'>
}

/** The lessons, each at an address that is no page of the course; the others keep theirs. */
const atOwnAddresses = async (lessons: readonly ArrivingLesson[]): Promise<ArrivingLesson[]> => {
  const taken = new Set(lessons.map(({ slug }) => slug))
  const placed: ArrivingLesson[] = []
  for (const lesson of lessons) {
    const isTaken = (wanted: string) => isCoursePage(wanted) || (wanted !== lesson.slug && taken.has(wanted))
    const slug = await freeSlug(lesson.slug, (wanted) => Promise.resolve(isTaken(wanted)))
    taken.add(slug)
    placed.push({ ...lesson, slug })
  }
  return placed
}

/** Lessons that were added: number → id, and those that got another address than they came with. */
export interface InsertedLessons {
  readonly ids: ReadonlyMap<number, number>
  readonly moved: readonly ArrivingLesson[]
}

/** Adds lessons without content to a new course, in their order. One whose address is a page of the course gets another. */
export const insertLessons = async (
  tx: Transaction,
  program: NewProgram,
  arriving: readonly ArrivingLesson[],
  now: Date,
): Promise<InsertedLessons> => {
  if (arriving.length === 0) return { ids: new Map(), moved: [] }
  const lessons = await atOwnAddresses(arriving)
  const { timeZone, ...place } = program
  const rows = lessons.map(({ number: _number, release, ...lesson }) => ({
    ...place,
    ...lesson,
    ...columnsOfRelease(release, timeZone),
  }))
  const bySlug = await copies.insertLessons(tx, place, rows, now)
  const ids = new Map(
    lessons.flatMap(({ number, slug }): [number, number][] => {
      const id = bySlug.get(slug)
      return id === undefined ? [] : [[number, id]]
    }),
  )
  const before = lessons.flatMap(({ number, release }): [number, number[]][] => {
    const after = copiedIds(release?.after_lesson_ids ?? [], ids)
    const id = ids.get(number)
    return id === undefined || after.length === 0 ? [] : [[id, after]]
  })
  await copies.saveLessonsBefore(tx, place.schoolId, new Map(before))
  return { ids, moved: arriving.filter(({ slug }, at) => lessons[at]?.slug !== slug) }
}

/** A section as it comes; `id` of a unit is a number by which links of its lesson name it. */
export interface ArrivingSection {
  readonly name: string
  readonly units: readonly InfoUnitDraft[]
}

/** @throws CallError lesson_too_many_units, lesson_too_long, lesson_too_large */
const refuseUnfit = (sections: readonly ArrivingSection[]): void => {
  const size = sections.reduce<LessonSize>((sum, { units }) => addSizes(sum, sizeOfUnits(units)), emptySize)
  const part = brokenLimit(emptySize, size)
  if (part !== null) throw new CallError(sizeRefusals[part], { params: { limit: lessonLimits[part] } })
}

/**
 * Puts sections with their units into a new lesson.
 *
 * @throws CallError foreign_quiz, foreign_file, and the limits of a whole lesson
 */
export const insertContent = async (
  tx: Transaction,
  lesson: { readonly schoolId: SchoolId; readonly lessonId: number },
  sections: readonly ArrivingSection[],
  now: Date,
): Promise<void> => {
  refuseUnfit(sections)
  const unitIds = new Map<number, number>()
  const linked: (() => Promise<void>)[] = []
  for (const [place, { name, units }] of sections.entries()) {
    const at = { ...lesson, name, position: place + 1 }
    const section = await insertSection(tx, { ...at, ...sizeOfUnits(units) }, now)
    const stored = units.map(({ id: _id, ...draft }) => toStore(draft, new Map()))
    await refuseForeignQuizzes(tx, lesson.schoolId, stored)
    const change = await storeUnits(tx, section, stored, now)
    const withFiles = stored.filter(({ files }) => files.length > 0)
    await placeUnitFiles(tx, lesson.schoolId, withFiles, change)
    for (const [index, { id: number }] of units.entries()) {
      const id = change.stored.get(stored[index]?.key ?? '')
      if (typeof number === 'number' && id !== undefined) unitIds.set(number, id)
    }
    if (!units.some(hasUnitLink)) continue
    // What links lead to has its id only when the whole lesson stands.
    linked.push(async () => {
      const again = units.map((draft, index) => {
        const { id: _id, ...content } = withLinks(draft, unitIds)
        return { ...toStore(content, new Map()), key: stored[index]?.key ?? '' }
      })
      await storeUnits(tx, section, again, now)
    })
  }
  for (const link of linked) await link()
}

const hasUnitLink = ({ content }: InfoUnitDraft): boolean => {
  let found = false
  const link = (href: string) => {
    found ||= unitOfLink(href) !== null
    return href
  }
  mapIds(content, { ...same, link })
  return found
}

const same = { file: (uuid: string) => uuid, quiz: (id: number) => id }

const withLinks = (draft: InfoUnitDraft, unitIds: ReadonlyMap<number, number>): InfoUnitDraft => {
  const link = (href: string) => {
    const number = unitOfLink(href)
    return number === null ? href : linkToUnit(unitIds.get(number) ?? 0)
  }
  return infoUnitDraft.parse({ ...draft, content: mapIds(draft.content, { ...same, link }) })
}
