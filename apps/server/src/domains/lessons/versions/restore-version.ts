import type { InfoUnit } from '@lectern/contract/blocks/info-unit'
import { plainLook } from '@lectern/contract/blocks/unit-look'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import { emptySize, addSizes, sizeOfUnits } from '@lectern/contract/lessons/rules/lesson-size'
import type { LessonOutline } from '@lectern/contract/lessons/versions'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { renderLessonText } from '../../../platform/rich-text/render-rich-text.ts'
import { holdQuizzes } from '../../quizzes/index.ts'
import { presentUnit } from '../lessons.presenter.ts'
import type { LessonRow } from '../lessons.repository.ts'
import * as sectionsRepository from '../sections.repository.ts'
import { releaseFiles } from '../unit-files.ts'
import { lockAuthorsLesson } from '../use-cases/load-lesson.ts'
import { refuseTooLarge } from '../units/refuse-too-large.ts'
import { returnUnit } from '../units/return-unit.ts'
import { saveUnit } from '../units/save-unit.ts'
import { storeSectionUnits } from '../units/store-section-units.ts'
import { findRemovedUnit, findUnit, lockSections, moveUnits } from '../units/units.repository.ts'
import { presentUnitState } from './present-versions.ts'
import { statesOf, type VersionAddress } from './load-version.ts'
import { markLesson } from './note-versions.ts'
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
  const before = await sectionsRepository.listSections(tx, schoolId, lessonId)
  const wanted = version.outline.sections
  const ids = new Set([...before, ...wanted].map((section) => section.id))
  const held = new Map((await lockSections(tx, schoolId, [...ids])).map((section) => [section.id, section]))
  const whole = await sectionsRepository.sizeOfLesson(tx, schoolId, lessonId)
  let size = emptySize
  for (const outline of wanted) {
    const section = held.get(outline.id)
    if (section?.lessonId === lessonId)
      size = addSizes(size, await restoreSection(tx, { lesson, section, outline, states, by }, now))
  }
  await removeOthers(
    tx,
    lesson,
    before.filter(({ id }) => !wanted.some((each) => each.id === id)),
    now,
  )
  await sectionsRepository.orderSections(
    tx,
    schoolId,
    lessonId,
    new Map(wanted.map(({ id }, at) => [id, at + 1])),
  )
  await refuseTooLarge(tx, lesson, whole, size)
}

type States = Awaited<ReturnType<typeof statesOf>>

interface SectionBack {
  readonly lesson: LessonRow
  readonly section: sectionsRepository.SectionRow
  readonly outline: LessonOutline['sections'][number]
  readonly states: States
  readonly by: number
}

const restoreSection = async (
  tx: Transaction,
  { lesson, section, outline, states, by }: SectionBack,
  now: Date,
) => {
  const { schoolId } = section
  const all = outline.units.flatMap(({ id }) => states.get(id) ?? [])
  const quizIds = all.flatMap((state) => blockTypeOf(state.typeId).quizIds(state.content))
  const own = new Set(await holdQuizzes(tx, schoolId, [...new Set(quizIds)]))
  const shown = all.filter((state) =>
    blockTypeOf(state.typeId)
      .quizIds(state.content)
      .every((id) => own.has(id)),
  )
  const size = sizeOfUnits(shown.map(({ typeId, content }) => ({ type_id: typeId, content })))
  await moveUnits(
    tx,
    section,
    shown.map((state) => ({ id: state.unitId, key: state.key })),
  )
  const before = await sectionsRepository.listUnits(tx, schoolId, [section.id])
  const saved = await sectionsRepository.updateSection(
    tx,
    schoolId,
    section.id,
    {
      name: outline.name,
      deletedAt: null,
      revision: section.revision + 1,
      outlineRevision: section.outlineRevision + 1,
      ...size,
    },
    now,
  )
  const units = shown.map(toStoreAgain)
  await storeSectionUnits(tx, { section: saved, lesson, before, units, by }, now)
  return size
}

const toStoreAgain = (state: repository.UnitStateRow): sectionsRepository.UnitToStore => {
  const type = blockTypeOf(state.typeId)
  return {
    key: state.key,
    typeId: state.typeId,
    title: state.title,
    content: state.content,
    look: state.look ?? plainLook,
    publicContent: type.toPublic(state.content, renderLessonText),
    quizIds: type.quizIds(state.content),
    files: type.files(state.content),
  }
}

const removeOthers = async (
  tx: Transaction,
  { schoolId }: LessonRow,
  sections: readonly sectionsRepository.SectionRow[],
  now: Date,
) => {
  for (const section of sections) {
    await sectionsRepository.updateSection(tx, schoolId, section.id, { deletedAt: now }, now)
    await sectionsRepository.unlinkQuizzes(tx, schoolId, section.id)
    await releaseFiles(tx, schoolId, [section.id])
  }
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
