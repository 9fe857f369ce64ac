import { randomUUID } from 'node:crypto'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { InfoUnitDraft } from '@lectern/contract/blocks/info-unit'
import { lessonLimits, type Section } from '@lectern/contract/lessons/lesson'
import {
  brokenLimit,
  emptySize,
  lessonSizeParts,
  replaceSize,
  sizeOfUnits,
  type LessonSize,
  type LessonSizePart,
} from '@lectern/contract/lessons/rules/lesson-size'
import type { ErrorCode } from '@lectern/contract/catalogue'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { renderRichText } from '../../../platform/rich-text/render-rich-text.ts'
import { holdQuizzes } from '../../quizzes/index.ts'
import { announceLessonChange } from '../lesson-change.ts'
import { presentSection } from '../lessons.presenter.ts'
import { findLesson, lastSectionPosition } from '../lessons.repository.ts'
import * as repository from '../sections.repository.ts'
import { earlierQuizIds, followClosings } from '../practices/unit-openings.ts'
import { placeUnitFiles, releaseFiles } from '../unit-files.ts'
import { lockAuthorsLesson } from './load-lesson.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export interface SectionContent {
  readonly name: string
  readonly info_units: readonly InfoUnitDraft[]
}

/**
 * Adds a section at the end of a lesson.
 *
 * @throws CallError not_found, foreign_quiz, too_many_sections, and the limits of a whole lesson
 */
export const createSection = async (
  tx: Transaction,
  { schoolId, lessonId, ...content }: SectionContent & { schoolId: SchoolId; lessonId: number },
  now: Date,
): Promise<Section> => {
  const lesson = await lockAuthorsLesson(tx, { schoolId, lessonId })
  const sections = await repository.listSections(tx, schoolId, lessonId)
  if (sections.length >= lessonLimits.sections) throw new CallError('too_many_sections')
  const position = (await lastSectionPosition(tx, schoolId, lessonId)) + 1
  const size = sizeOfUnits(content.info_units)
  const section = await repository.insertSection(
    tx,
    { schoolId, lessonId, name: content.name, position, ...size },
    now,
  )
  const stored = await store(tx, section, content.info_units, lesson.productId, now)
  await refuseTooLarge(tx, lesson, emptySize, size)
  return stored
}

/**
 * Saves name and units of a section: exactly what came, in its order. Units keep their ids by `id` or `key`.
 *
 * @throws CallError not_found, foreign_quiz, the limits of a whole lesson, and stale_revision (409) when somebody else saved
 *   after `baseRevision`
 */
export const saveSection = async (
  tx: Transaction,
  change: SectionContent & { schoolId: SchoolId; sectionId: number; baseRevision: number | undefined },
  now: Date,
): Promise<Section> => {
  const section = found(await repository.lockSection(tx, change.schoolId, change.sectionId))
  const lesson = found(await findLesson(tx, change.schoolId, section.lessonId))
  if (change.baseRevision !== undefined && change.baseRevision !== section.revision) {
    throw new CallError('stale_revision')
  }
  const size = sizeOfUnits(change.info_units)
  const saved = await repository.updateSection(
    tx,
    section.schoolId,
    section.id,
    { name: change.name, revision: section.revision + 1, ...size },
    now,
  )
  const stored = await store(tx, saved, change.info_units, lesson.productId, now)
  await refuseTooLarge(tx, lesson, section, size)
  return stored
}

/** Removes a section with its units from a lesson; the row stays, so that nothing written is lost for good. */
export const removeSection = async (
  tx: Transaction,
  { schoolId, sectionId }: { schoolId: SchoolId; sectionId: number },
  now: Date,
): Promise<void> => {
  const section = found(await repository.lockSection(tx, schoolId, sectionId))
  const lesson = found(await findLesson(tx, schoolId, section.lessonId))
  await repository.updateSection(tx, schoolId, section.id, { deletedAt: now }, now)
  await repository.unlinkQuizzes(tx, schoolId, section.id)
  await releaseFiles(tx, section.schoolId, [section.id])
  await announceLessonChange(tx, lesson.productId)
}

const refusals = {
  units: 'lesson_too_many_units',
  letters: 'lesson_too_long',
  bytes: 'lesson_too_large',
} as const satisfies Record<LessonSizePart, ErrorCode>

/**
 * Refuses what has made a whole lesson too large to be opened; a section that shrinks is always taken. It comes last, because
 * everybody who saves in this lesson waits from here on until the transaction ends.
 */
const refuseTooLarge = async (
  tx: Transaction,
  lesson: { id: number; schoolId: SchoolId },
  before: LessonSize,
  after: LessonSize,
) => {
  const isGrowing = lessonSizeParts.some((part) => after[part] > before[part])
  if (!isGrowing) return
  await repository.lockLessonSize(tx, lesson.id)
  const total = await repository.sizeOfLesson(tx, lesson.schoolId, lesson.id)
  const part = brokenLimit(replaceSize(total, after, before), total)
  if (part === null) return
  const code = refusals[part]
  throw new CallError(code, { fields: { info_units: [code] }, params: { limit: lessonLimits[part] } })
}

const store = async (
  tx: Transaction,
  section: repository.SectionRow,
  drafts: readonly InfoUnitDraft[],
  productId: number,
  now: Date,
): Promise<Section> => {
  const before = await repository.listUnits(tx, section.schoolId, [section.id])
  const keys = new Map(before.map((unit) => [unit.id, unit.key]))
  const units = drafts.map((draft) => toStore(draft, keys))
  await refuseForeignQuizzes(tx, section.schoolId, [
    ...units.flatMap((unit) => unit.quizIds),
    ...earlierQuizIds(units),
  ])
  const change = await repository.storeUnits(tx, section, units, now)
  await placeUnitFiles(tx, section.schoolId, units, change)
  await followClosings(tx, section, before, units, now)
  await announceLessonChange(tx, productId)
  return presentSection(section, await repository.listUnits(tx, section.schoolId, [section.id]))
}

const toStore = (draft: InfoUnitDraft, keysById: ReadonlyMap<number, string>): repository.UnitToStore => {
  const type = blockTypeOf(draft.type_id)
  const knownKey = typeof draft.id === 'number' ? keysById.get(draft.id) : undefined
  return {
    key: draft.key ?? knownKey ?? randomUUID(),
    typeId: draft.type_id,
    title: draft.title,
    content: draft.content,
    publicContent: type.toPublic(draft.content, renderRichText),
    quizIds: type.quizIds(draft.content),
    files: type.files(draft.content),
  }
}

/** A quiz that a lesson begins to show is held until it does: who deletes it at this moment finds it shown. */
const refuseForeignQuizzes = async (tx: Transaction, schoolId: SchoolId, quizIds: readonly number[]) => {
  const wanted = new Set(quizIds)
  const own = await holdQuizzes(tx, schoolId, [...wanted])
  if (own.length === wanted.size) return
  throw new CallError('foreign_quiz', { fields: { info_units: ['foreign_quiz'] } })
}
