import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { PlacedFile } from '@lectern/contract/blocks/placed-file'
import type { BuiltUnitType } from '@lectern/contract/blocks/unit-types'
import type { Transaction } from '../../platform/database/pool.ts'
import { placeFiles } from '../files/index.ts'
import { listUnits, type SectionRow, type UnitToStore } from './sections.repository.ts'

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
  cabinetId: number,
  units: readonly UnitToStore[],
  { stored, gone }: { readonly stored: ReadonlyMap<string, number>; readonly gone: readonly number[] },
): Promise<void> => {
  for (const unit of units) {
    const id = stored.get(unit.key)
    if (id === undefined) continue
    const placed = unit.files.map((file) => ({
      uuid: file.uuid,
      allowDocPreview: file.allow_doc_preview,
      allowDocDownload: file.allow_doc_download,
    }))
    await placeFiles(tx, { cabinetId, type: 'info_unit', id }, placed)
  }
  for (const id of gone) await placeFiles(tx, { cabinetId, type: 'info_unit', id }, [])
}

/** The units of a removed section hold their files no longer. */
export const takeFilesAway = async (
  tx: Transaction,
  section: Pick<SectionRow, 'id' | 'cabinetId'>,
): Promise<void> => {
  const { cabinetId } = section
  for (const { id } of await listUnits(tx, [section.id]))
    await placeFiles(tx, { cabinetId, type: 'info_unit', id }, [])
}
