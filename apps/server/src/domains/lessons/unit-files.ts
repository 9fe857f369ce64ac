import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { PlacedFile } from '@lectern/contract/files/placed-file'
import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { emptyPlaces, placeFiles } from '../files/index.ts'
import { listSections, listUnits, type UnitToStore } from './sections.repository.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { listLessonPictures } from './pictures/lesson-pictures.repository.ts'
import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const lessonFiles = {
  columns: {
    'course_modules.release': 'none',
    'info_units.content': 'info_unit',
    'info_units.look': 'none',
    'info_units.public_content': 'info_unit',
    'lesson_versions.outline': 'none',
    'lessons.closes': 'none',
    'lessons.extras': 'picture',
    'practice_views.search': 'none',
    'text_templates.text': 'text_template',
    'unit_versions.content': 'noted',
    'unit_versions.look': 'none',
  },
  listPictures: listLessonPictures,
} as const satisfies DomainFiles

/** The files of a unit, in its order. */
export const filesOfUnit = (unit: {
  readonly typeId: BuiltUnitType
  readonly content: unknown
}): readonly PlacedFile[] => blockTypeOf(unit.typeId).files(unit.content)

/**
 * Tells the storage which files stand in the units of a saved section.
 *
 * @throws CallError foreign_file
 */
export const placeUnitFiles = async (
  tx: Transaction,
  schoolId: SchoolId,
  units: readonly UnitToStore[],
  { stored, gone }: { readonly stored: ReadonlyMap<string, number>; readonly gone: readonly number[] },
): Promise<void> => {
  for (const unit of units) {
    const id = stored.get(unit.key)
    if (id === undefined) continue
    await placeFiles(tx, { schoolId, type: 'info_unit', id }, unit.files.map(placedOf))
  }
  await emptyPlaces(tx, { schoolId, type: 'info_unit', ids: gone })
}

const placedOf = (file: PlacedFile) => ({
  uuid: file.uuid,
  allowDocPreview: file.allow_doc_preview,
  allowDocDownload: file.allow_doc_download,
})

/** The units of removed sections hold their files no longer. */
export const releaseFiles = async (
  tx: Transaction,
  schoolId: SchoolId,
  sectionIds: readonly number[],
): Promise<void> => {
  const ids = (await listUnits(tx, schoolId, sectionIds)).map((unit) => unit.id)
  await emptyPlaces(tx, { schoolId, type: 'info_unit', ids })
}

/** The units of removed lessons hold their files no longer. */
export const releaseLessonFiles = async (
  tx: Transaction,
  schoolId: SchoolId,
  lessonIds: readonly number[],
): Promise<void> => {
  for (const lessonId of lessonIds)
    await releaseFiles(tx, schoolId, await sectionIdsOf(tx, schoolId, lessonId))
}

/** The units of a restored lesson hold their files again, but for those that are gone meanwhile. */
export const placeLessonFiles = async (
  tx: Transaction,
  { id: lessonId, schoolId }: { readonly id: number; readonly schoolId: SchoolId },
): Promise<void> => {
  for (const unit of await listUnits(tx, schoolId, await sectionIdsOf(tx, schoolId, lessonId))) {
    const files = filesOfUnit(unit).map(placedOf)
    if (files.length === 0) continue
    await placeFiles(tx, { schoolId, type: 'info_unit', id: unit.id }, files, 'left out')
  }
}

const sectionIdsOf = async (tx: ReadDatabase, schoolId: SchoolId, lessonId: number): Promise<number[]> =>
  (await listSections(tx, schoolId, lessonId)).map((section) => section.id)
