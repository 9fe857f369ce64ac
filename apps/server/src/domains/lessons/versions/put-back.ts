import { plainLook } from '@lectern/contract/blocks/unit-look'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import {
  addSizes,
  emptySize,
  type LessonSize,
  sizeOfUnits,
} from '@lectern/contract/lessons/rules/lesson-size'
import type { Transaction } from '../../../platform/database/pool.ts'
import { renderLessonText } from '../../../platform/rich-text/render-rich-text.ts'
import { holdQuizzes } from '../../quizzes/index.ts'
import type { LessonRow } from '../lessons.repository.ts'
import * as sectionsRepository from '../sections.repository.ts'
import { releaseFiles } from '../file-places/unit-files.ts'
import { writeSection } from '../units/write-units.ts'
import { lockSections, moveUnits } from '../units/units.repository.ts'
import type { UnitStateRow } from './versions.repository.ts'

/** A section as it is to stand again. */
interface OutlinedSection {
  readonly id: number
  readonly name: string
  readonly units: readonly { readonly id: number }[]
}

/** What a unit is to say again. */
type UnitState = Pick<UnitStateRow, 'unitId' | 'key' | 'typeId' | 'title' | 'content' | 'look'>

interface LessonBack {
  readonly lesson: LessonRow
  readonly sections: readonly OutlinedSection[]
  readonly states: ReadonlyMap<number, UnitState>
  readonly by: number
}

/**
 * Makes a lesson hold exactly these sections and units again; the lesson is locked by the caller. Quizzes that were deleted meanwhile stay
 * away, and so do units that are gone for good.
 *
 * @returns how much they hold
 */
export const putBack = async (
  tx: Transaction,
  { lesson, sections: wanted, states, by }: LessonBack,
  now: Date,
): Promise<LessonSize> => {
  const { id: lessonId, schoolId } = lesson
  const before = await sectionsRepository.listSections(tx, schoolId, lessonId)
  const ids = new Set([...before, ...wanted].map((section) => section.id))
  const locked = new Map((await lockSections(tx, schoolId, [...ids])).map((section) => [section.id, section]))
  let size = emptySize
  for (const outline of wanted) {
    const section = locked.get(outline.id)
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
  return size
}

interface SectionBack {
  readonly lesson: LessonRow
  readonly section: sectionsRepository.SectionRow
  readonly outline: OutlinedSection
  readonly states: ReadonlyMap<number, UnitState>
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
  const change = {
    name: outline.name,
    deletedAt: null,
    revision: section.revision + 1,
    outlineRevision: section.outlineRevision + 1,
  }
  const units = shown.map(toStoreAgain)
  await writeSection(tx, { lesson, section, change, before, units, by, isMeasured: false }, now)
  return size
}

const toStoreAgain = (state: UnitState): sectionsRepository.UnitToStore => {
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
