import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { announceLessonChange } from '../lesson-change.ts'
import { type LessonRow, updateLesson } from '../lessons.repository.ts'
import { announceEdit } from '../live/lesson-edits.ts'
import { followClosings } from '../gates/unit-openings.ts'
import { listSections, listUnits } from '../sections.repository.ts'
import { placeAnew } from '../file-places/unit-files.ts'
import { lockSections } from '../units/units.repository.ts'
import { lockAuthorsLesson, type LessonAddress } from '../use-cases/load-lesson.ts'
import { markLesson } from '../versions/note-versions.ts'
import { putBack } from '../versions/put-back.ts'
import { authorsForm } from './held-lesson.ts'
import * as repository from './held-edits.repository.ts'
import { stateOf } from './present-held-edits.ts'

/** Who decides about the edits of which lesson, and when. */
interface EditsDecision {
  readonly address: LessonAddress
  readonly by: number
  readonly now: Date
}

interface SeenDecision extends EditsDecision {
  /** What the person has seen; undefined decides about whatever there is. */
  readonly state: string | undefined
}

/**
 * Holds the edits of a lesson: from now on learners go on reading what it is at this moment. Edits that are held already stay so.
 *
 * @throws CallError not_found
 */
export const holdEdits = async (tx: Transaction, { address, by, now }: EditsDecision): Promise<LessonRow> => {
  const lesson = await lock(tx, address)
  if (lesson.held) return lesson
  const held = { at: now.toISOString(), by }
  await repository.keepForLearners(tx, lesson)
  await repository.storeHeld(tx, lesson, held)
  await announce(tx, lesson, by)
  return { ...lesson, held }
}

/**
 * Brings learners everything that was held, at once. Nothing happens where no edits are held.
 *
 * @throws CallError not_found, stale_revision (409) when somebody else stored a change after `state`
 */
export const releaseEdits = async (
  tx: Transaction,
  { address, by, state, now }: SeenDecision,
): Promise<LessonRow> => {
  const lesson = await lock(tx, address)
  if (!lesson.held) return lesson
  await refuseStale(tx, lesson, state)
  const { title, extras } = authorsForm(lesson)
  const before = await repository.listReleasedUnits(tx, lesson)
  await markLesson(tx, lesson, { kind: 'published', name: '', by }, now)
  await repository.dropReleased(tx, lesson)
  await updateLesson(tx, lesson, { title, extras, held: null }, now)
  await tellUnits(tx, lesson, before, now)
  await announce(tx, lesson, by)
  return { ...lesson, title, extras, held: null }
}

/**
 * Puts a lesson back to what its learners read. They notice nothing; what is discarded stands in the history. Nothing happens where no
 * edits are held.
 *
 * @returns the entry of the history that has what was discarded
 * @throws CallError not_found, stale_revision (409) when somebody else stored a change after `state`
 */
export const discardEdits = async (
  tx: Transaction,
  { address, by, state, now }: SeenDecision,
): Promise<number | null> => {
  const lesson = await lock(tx, address)
  if (!lesson.held) return null
  await refuseStale(tx, lesson, state)
  const discarded = await markLesson(tx, lesson, { kind: 'restored', name: '', by }, now)
  const sections = await repository.listReleasedSections(tx, lesson)
  const units = await repository.listReleasedUnits(tx, lesson)
  await repository.dropReleased(tx, lesson)
  await updateLesson(tx, lesson, { held: null }, now)
  const outline = sections.map((section) => ({
    ...section,
    units: units.filter(({ sectionId }) => sectionId === section.id),
  }))
  const states = new Map(units.map(({ id, ...said }) => [id, { ...said, unitId: id }]))
  await putBack(tx, { lesson: { ...lesson, held: null }, sections: outline, states, by }, now)
  await announce(tx, lesson, by)
  return discarded.id
}

/** The lesson and all its sections: a save waits until it is decided, or is decided upon. */
const lock = async (tx: Transaction, address: LessonAddress): Promise<LessonRow> => {
  const lesson = await lockAuthorsLesson(tx, address)
  const sections = await listSections(tx, lesson.schoolId, lesson.id)
  await lockSections(
    tx,
    lesson.schoolId,
    sections.map(({ id }) => id),
  )
  return lesson
}

const refuseStale = async (tx: Transaction, lesson: LessonRow, state: string | undefined): Promise<void> => {
  if (state !== undefined && state !== (await stateOf(tx, lesson))) throw new CallError('stale_revision')
}

/** Quizzes, files and running attempts follow what learners read now. */
const tellUnits = async (
  tx: Transaction,
  lesson: LessonRow,
  before: readonly repository.ReleasedUnit[],
  now: Date,
): Promise<void> => {
  const sections = await listSections(tx, lesson.schoolId, lesson.id)
  const units = await listUnits(
    tx,
    lesson.schoolId,
    sections.map(({ id }) => id),
  )
  const shown = units.map(({ id, typeId, content }) => ({
    id,
    quizIds: blockTypeOf(typeId).quizIds(content),
  }))
  await repository.relinkQuizzes(tx, lesson, shown)
  await placeAnew(tx, lesson.schoolId, before, units)
  await followClosings(tx, { schoolId: lesson.schoolId, lessonId: lesson.id }, before, units, now)
}

const announce = async (tx: Transaction, lesson: LessonRow, by: number): Promise<void> => {
  await announceLessonChange(tx, lesson.productId)
  await announceEdit(tx, { lessonId: lesson.id, sectionId: null, by })
}
