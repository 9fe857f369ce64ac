import type { Section } from '@lectern/contract/lessons/lesson'
import { replaceSize, sizeOfUnits, type LessonSize } from '@lectern/contract/lessons/rules/lesson-size'
import type { Transaction } from '../../../platform/database/pool.ts'
import { placeUnitFiles } from '../file-places/unit-files.ts'
import { followClosings } from '../gates/unit-openings.ts'
import { announceLessonChange } from '../lesson-change.ts'
import { presentSection } from '../lessons.presenter.ts'
import type { LessonRow } from '../lessons.repository.ts'
import { announceEdit } from '../live/lesson-edits.ts'
import {
  linkQuizzes,
  listUnits,
  storeUnits,
  updateSection,
  type SectionRow,
  type UnitRow,
  type UnitToStore,
} from '../sections.repository.ts'
import { noteVersions } from '../versions/note-versions.ts'
import { refuseTooLarge } from './refuse-too-large.ts'
import { refuseForeignQuizzes } from './unit-to-store.ts'
import { updateUnit } from './units.repository.ts'

interface Written {
  readonly lesson: LessonRow
  /** As it is stored until now; the caller holds it. */
  readonly section: SectionRow
  /** Who writes; null where the school itself does. */
  readonly by: number | null
}

/** Rows on their way into the database, and those whose place they take. */
interface RowsWrite extends Written {
  readonly change: Parameters<typeof updateSection>[3]
  readonly before: readonly UnitRow[]
  readonly units: readonly UnitToStore[]
  /** Sizes of what is replaced and of what replaces it. */
  readonly sizes: { readonly had: LessonSize; readonly has: LessonSize }
  /** False where the caller measures the whole lesson. */
  readonly isMeasured: boolean
  readonly store: (section: SectionRow) => Promise<StoredRows>
}

interface StoredRows {
  /** Ids by key. */
  readonly stored: ReadonlyMap<string, number>
  readonly gone: readonly number[]
  readonly after: readonly UnitRow[]
}

interface SectionWrite extends Written {
  /** Other fields of the section. */
  readonly change: RowsWrite['change']
  /** Units that the section has now, and those that come into it. */
  readonly before: readonly UnitRow[]
  /** All that it is to have, in its order. */
  readonly units: readonly UnitToStore[]
  /** False where the caller measures the whole lesson. */
  readonly isMeasured?: boolean
}

/**
 * Makes a section hold exactly these units.
 *
 * @throws CallError foreign_quiz, foreign_file, the limits of a whole lesson
 */
export const writeSection = async (
  tx: Transaction,
  { isMeasured = true, ...write }: SectionWrite,
  now: Date,
): Promise<Section> => {
  const { section, units } = write
  const sizes = { had: sizeOfSection(section), has: sizeOfUnits(units.map(measured)) }
  const store = async (saved: SectionRow) => {
    const change = await storeUnits(tx, saved, units, now)
    return { ...change, after: await listUnits(tx, saved.schoolId, [saved.id]) }
  }
  const { saved, after } = await writeRows(tx, { ...write, sizes, isMeasured, store }, now)
  return presentSection(saved, after)
}

interface UnitWrite extends Written {
  readonly before: UnitRow
  readonly unit: UnitToStore
}

/**
 * Writes one unit; the others of its section are neither read nor written.
 *
 * @throws CallError foreign_quiz, foreign_file, the limits of a whole lesson
 */
export const writeUnit = async (
  tx: Transaction,
  { before, unit, ...write }: UnitWrite,
  now: Date,
): Promise<UnitRow> => {
  const row = { change: { revision: write.section.revision + 1 }, before: [before], units: [unit] }
  const sizes = { had: sizeOfUnits([measured(before)]), has: sizeOfUnits([measured(unit)]) }
  const store = async (section: SectionRow) => {
    const after = await updateUnit(tx, before, unit, now)
    const stored = new Map([[before.key, before.id]])
    await linkQuizzes(tx, section, [unit], stored)
    return { stored, gone: [], after: [after] }
  }
  const { after } = await writeRows(tx, { ...write, ...row, sizes, isMeasured: true, store }, now)
  const [written] = after
  if (!written) throw new Error('The unit was not saved.')
  return written
}

/** The limits come last: everybody who saves in this lesson waits from there on. */
const writeRows = async (tx: Transaction, write: RowsWrite, now: Date) => {
  const { lesson, section, before, units, sizes, by } = write
  await refuseForeignQuizzes(tx, section.schoolId, units)
  const size = replaceSize(sizeOfSection(section), sizes.had, sizes.has)
  const change = { ...write.change, ...size }
  const saved = await updateSection(tx, section.schoolId, section.id, change, now)
  const rows = await write.store(saved)
  await placeUnitFiles(tx, section.schoolId, units, rows)
  if (!lesson.held) await followClosings(tx, section, before, units, now)
  await tellWritten(tx, { lesson, before, after: rows.after, sectionId: section.id, by }, now)
  if (write.isMeasured) await refuseTooLarge(tx, lesson, sizes.had, sizes.has)
  return { saved, after: rows.after }
}

interface WrittenRows extends Omit<Written, 'section'> {
  readonly before: readonly UnitRow[]
  readonly after: readonly UnitRow[]
  /** Null where sections themselves come or go. */
  readonly sectionId: number | null
}

/** Tells the history of a lesson, its learners and its other authors what was written. */
export const tellWritten = async (
  tx: Transaction,
  { lesson, before, after, sectionId, by }: WrittenRows,
  now: Date,
): Promise<void> => {
  await noteVersions(tx, { lesson, before, after, by }, now)
  await announceLessonChange(tx, lesson.productId)
  await announceEdit(tx, { lessonId: lesson.id, sectionId, by })
}

const measured = ({ typeId, content }: Pick<UnitRow, 'typeId' | 'content'>) => ({ type_id: typeId, content })

const sizeOfSection = ({ units, letters, bytes }: SectionRow): LessonSize => ({ units, letters, bytes })
