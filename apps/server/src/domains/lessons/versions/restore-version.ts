import type { InfoUnit } from '@lectern/contract/blocks/info-unit'
import { plainLook } from '@lectern/contract/blocks/unit-look'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { presentUnit } from '../lessons.presenter.ts'
import { sizeOfLesson } from '../sections.repository.ts'
import { lockAuthorsLesson } from '../use-cases/load-lesson.ts'
import { refuseTooLarge } from '../units/refuse-too-large.ts'
import { returnUnit } from '../units/return-unit.ts'
import { saveUnit } from '../units/save-unit.ts'
import { findRemovedUnit, findUnit } from '../units/units.repository.ts'
import { presentUnitState } from './present-versions.ts'
import { statesOf, type VersionAddress } from './load-version.ts'
import { markLesson } from './note-versions.ts'
import { putBack } from './put-back.ts'
import * as repository from './versions.repository.ts'

/**
 * Makes a lesson what it was at one entry of its history: its sections, their order, their units and what these said. What it was
 * until now stands in the history too, so that this can be undone in the same way. Quizzes that were deleted meanwhile stay away,
 * and so do units that are gone for good.
 *
 * @throws CallError not_found, and the limits of a whole lesson
 */
export const restoreVersion = async (
  tx: Transaction,
  address: VersionAddress,
  by: number,
  now: Date,
): Promise<void> => {
  const { schoolId, lessonId, versionId } = address
  const lesson = await lockAuthorsLesson(tx, { schoolId, lessonId })
  const version = found(await repository.findLessonVersion(tx, schoolId, lessonId, versionId))
  await markLesson(tx, lesson, { kind: 'restored', name: '', by }, now)
  const states = await statesOf(tx, schoolId, version)
  const whole = await sizeOfLesson(tx, schoolId, lessonId)
  const { sections } = version.outline
  const size = await putBack(tx, { lesson, sections, states, by }, now)
  await refuseTooLarge(tx, lesson, whole, size)
}

/**
 * Makes one unit what it was at one entry of the history; a removed one comes back to its place.
 *
 * @throws CallError not_found, foreign_unit when the entry does not have it, foreign_quiz, and the limits of a whole lesson
 */
export const restoreUnit = async (
  tx: Transaction,
  { schoolId, lessonId, versionId }: VersionAddress,
  { unitId, by }: { readonly unitId: number; readonly by: number },
  now: Date,
): Promise<InfoUnit> => {
  const version = found(await repository.findLessonVersion(tx, schoolId, lessonId, versionId))
  const state = (await statesOf(tx, schoolId, version)).get(unitId)
  if (!state) throw new CallError('foreign_unit', { fields: { unit_id: ['foreign_unit'] } })
  const { key, title, type_id, content, look = plainLook } = presentUnitState(state)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- type and content come from one unit
  const draft = { key, title, type_id, content, look } as Parameters<typeof saveUnit>[1]['draft']
  const removed = await findRemovedUnit(tx, schoolId, unitId)
  if (!removed) return saveUnit(tx, { schoolId, unitId, draft, by }, now)
  await returnUnit(tx, { schoolId, unit: removed, draft, by }, now)
  return presentUnit(found(await findUnit(tx, schoolId, unitId)))
}
