import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { PlacedFile } from '@lectern/contract/files/placed-file'
import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { emptyPlaces, placeFiles } from '../../files/index.ts'
import {
  findReleasedUnits,
  listReleasedUnits,
  type ReleasedUnit,
} from '../held-edits/held-edits.repository.ts'
import { listSections, listUnits, type UnitToStore } from '../sections.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listLessonPictures } from '../pictures/lesson-pictures.repository.ts'
import type { DomainFiles } from '../../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const lessonFiles = {
  columns: {
    course_modules: { release: 'none' },
    info_units: { content: 'info_unit', look: 'none', public_content: 'info_unit' },
    lesson_versions: { outline: 'none' },
    lessons: { closes: 'none', extras: 'picture', held: 'noted' },
    practice_views: { search: 'none' },
    released_units: { content: 'info_unit', look: 'none', public_content: 'info_unit' },
    text_templates: { text: 'text_template' },
    unit_versions: { content: 'noted', look: 'none' },
  },
  listPictures: [listLessonPictures],
} as const satisfies DomainFiles

/** The files of a unit, in its order. */
export const filesOfUnit = (unit: {
  readonly typeId: BuiltUnitType
  readonly content: unknown
}): readonly PlacedFile[] => blockTypeOf(unit.typeId).files(unit.content)

/**
 * Tells the storage which files stand in the units of a saved section. While edits are held, units keep the files that their learners
 * have.
 *
 * @throws CallError foreign_file
 */
export const placeUnitFiles = async (
  tx: Transaction,
  schoolId: SchoolId,
  units: readonly UnitToStore[],
  { stored, gone }: { readonly stored: ReadonlyMap<string, number>; readonly gone: readonly number[] },
): Promise<void> => {
  const released = await findReleasedUnits(tx, schoolId, [...stored.values()])
  for (const unit of units) {
    const id = stored.get(unit.key)
    if (id !== undefined) await placeBoth(tx, { schoolId, id }, unit.files, released.get(id))
  }
  await emptyUnits(tx, schoolId, gone)
}

/** Files of a unit, and those that only its learners have: a file of theirs that is gone meanwhile stops no save. */
const placeBoth = async (
  tx: Transaction,
  { schoolId, id }: { readonly schoolId: SchoolId; readonly id: number },
  files: readonly PlacedFile[],
  released: ReleasedUnit | undefined,
): Promise<void> => {
  const place = { schoolId, type: 'info_unit', id } as const
  await placeFiles(tx, place, files.map(placedOf))
  const learners = released ? filesOfUnit(released) : []
  if (learners.length === 0) return
  const others = files.filter(({ uuid }) => !learners.some((file) => file.uuid === uuid))
  await placeFiles(tx, place, [...learners, ...others].map(placedOf), 'left out')
}

const placedOf = (file: PlacedFile) => ({
  uuid: file.uuid,
  allowDocPreview: file.allow_doc_preview,
  allowDocDownload: file.allow_doc_download,
})

/** Units that were removed hold the files that their learners have, and no others. */
const emptyUnits = async (tx: Transaction, schoolId: SchoolId, ids: readonly number[]): Promise<void> => {
  const released = await findReleasedUnits(tx, schoolId, ids)
  for (const unit of released.values()) await placeOf(tx, schoolId, unit)
  await emptyPlaces(tx, { schoolId, type: 'info_unit', ids: ids.filter((id) => !released.has(id)) })
}

const placeOf = async (
  tx: Transaction,
  schoolId: SchoolId,
  unit: Pick<ReleasedUnit, 'id' | 'typeId' | 'content'>,
): Promise<void> => {
  const place = { schoolId, type: 'info_unit', id: unit.id } as const
  await placeFiles(tx, place, filesOfUnit(unit).map(placedOf), 'left out')
}

/** Makes the units of a lesson hold the files that they show, once its edits are no longer held. */
export const placeAnew = async (
  tx: Transaction,
  schoolId: SchoolId,
  before: readonly ReleasedUnit[],
  units: readonly Pick<ReleasedUnit, 'id' | 'typeId' | 'content'>[],
): Promise<void> => {
  const had = new Set(before.filter((unit) => filesOfUnit(unit).length > 0).map(({ id }) => id))
  for (const unit of units)
    if (had.has(unit.id) || filesOfUnit(unit).length > 0) await placeOf(tx, schoolId, unit)
  const gone = [...had].filter((id) => !units.some((unit) => unit.id === id))
  await emptyPlaces(tx, { schoolId, type: 'info_unit', ids: gone })
}

/** The units of removed sections hold their files no longer, but for those that their learners have. */
export const releaseFiles = async (
  tx: Transaction,
  schoolId: SchoolId,
  sectionIds: readonly number[],
): Promise<void> => {
  const ids = (await listUnits(tx, schoolId, sectionIds)).map((unit) => unit.id)
  await emptyUnits(tx, schoolId, ids)
}

/** The units of removed lessons hold their files no longer. */
export const releaseLessonFiles = async (
  tx: Transaction,
  schoolId: SchoolId,
  lessonIds: readonly number[],
): Promise<void> => {
  for (const id of lessonIds) {
    const units = await listUnits(tx, schoolId, await sectionIdsOf(tx, schoolId, id))
    const released = await listReleasedUnits(tx, { id, schoolId })
    const ids = new Set([...units, ...released].map((unit) => unit.id))
    await emptyPlaces(tx, { schoolId, type: 'info_unit', ids: [...ids] })
  }
}

/** The units of a restored lesson hold their files again, but for those that are gone meanwhile. */
export const placeLessonFiles = async (
  tx: Transaction,
  { id: lessonId, schoolId }: { readonly id: number; readonly schoolId: SchoolId },
): Promise<void> => {
  const units = await listUnits(tx, schoolId, await sectionIdsOf(tx, schoolId, lessonId))
  const released = await listReleasedUnits(tx, { id: lessonId, schoolId })
  for (const [id, forms] of Map.groupBy([...released, ...units], (unit) => unit.id)) {
    const files = forms.flatMap(filesOfUnit)
    if (files.length === 0) continue
    await placeFiles(tx, { schoolId, type: 'info_unit', id }, files.map(placedOf), 'left out')
  }
}

const sectionIdsOf = async (tx: ReadDatabase, schoolId: SchoolId, lessonId: number): Promise<number[]> =>
  (await listSections(tx, schoolId, lessonId)).map((section) => section.id)
