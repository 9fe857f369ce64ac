import { randomUUID } from 'node:crypto'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { InfoUnitDraft } from '@lectern/contract/blocks/info-unit'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { renderLessonText } from '../../../platform/rich-text/render-rich-text.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { holdQuizzes } from '../../quizzes/index.ts'
import { earlierQuizIds } from '../gates/unit-openings.ts'
import type { UnitRow, UnitToStore } from '../sections.repository.ts'
import { filesOfUnit } from '../file-places/unit-files.ts'

/** A unit as its author sent it, on its way into the database; one without a key keeps that of its id, or gets one. */
export const toStore = (draft: InfoUnitDraft, keysById: ReadonlyMap<number, string>): UnitToStore => {
  const type = blockTypeOf(draft.type_id)
  const knownKey = typeof draft.id === 'number' ? keysById.get(draft.id) : undefined
  return {
    key: draft.key ?? knownKey ?? randomUUID(),
    typeId: draft.type_id,
    title: draft.title,
    content: draft.content,
    look: draft.look ?? null,
    publicContent: type.toPublic(draft.content, renderLessonText),
    quizIds: type.quizIds(draft.content),
    files: type.files(draft.content),
  }
}

/** A stored unit that is stored again as it is. */
export const storedAgain = (unit: UnitRow): UnitToStore => ({
  key: unit.key,
  typeId: unit.typeId,
  title: unit.title,
  content: unit.content,
  look: unit.look,
  publicContent: unit.publicContent,
  quizIds: blockTypeOf(unit.typeId).quizIds(unit.content),
  files: filesOfUnit(unit),
})

/**
 * Refuses quizzes of others. A quiz that a lesson begins to show is held until it does: who deletes it at this moment finds it shown.
 *
 * @throws CallError foreign_quiz
 */
export const refuseForeignQuizzes = async (
  tx: Transaction,
  schoolId: SchoolId,
  units: readonly UnitToStore[],
): Promise<void> => {
  const wanted = new Set([...units.flatMap((unit) => unit.quizIds), ...earlierQuizIds(units)])
  const own = await holdQuizzes(tx, schoolId, [...wanted])
  if (own.length === wanted.size) return
  throw new CallError('foreign_quiz', { fields: { info_units: ['foreign_quiz'] } })
}

/**
 * Refuses a change that was made on another revision of the unit than the stored one.
 *
 * @throws CallError stale_revision
 */
export const refuseStaleUnit = (
  draft: InfoUnitDraft,
  stored: Pick<UnitRow, 'revision'> | undefined,
): void => {
  if (draft.base_revision === undefined || draft.base_revision === (stored?.revision ?? 0)) return
  throw new CallError('stale_revision')
}
