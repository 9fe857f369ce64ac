import { blockTypeOf, type BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { PlacedFile } from '@lectern/contract/files/placed-file'
import type { FileKind } from '@lectern/contract/files/kinds'
import { newKey } from '../../../lib/new-key.ts'
import { blockDescriptions, descriptionOf, type EditedUnit } from '../../blocks/index.ts'

/** What files of some kinds can become, the likeliest first. */
export const unitsFor = (kinds: readonly FileKind[]): BuiltUnitType[] =>
  blockDescriptions.filter(({ ofFiles }) => ofFiles?.takes(kinds)).map(({ typeId }) => typeId)

/** Uploaded files as units and texts hold them, with what the school allows by itself. */
export const filesOf = (uuids: readonly string[]): PlacedFile[] =>
  uuids.map((uuid) => ({ uuid, allow_doc_preview: null, allow_doc_download: null }))

/** A unit of uploaded files, of a kind that files can become. */
export const unitOfFiles = (typeId: BuiltUnitType, uuids: readonly string[]): EditedUnit => {
  const { ofFiles } = descriptionOf(typeId)
  if (ofFiles === undefined) throw new Error(`files become no unit of kind ${typeId}`)
  return ofFiles.create(newKey(), filesOf(uuids))
}

/** Whether a unit is of the same kind as another one and holds nothing yet, so that the other one may take its place. */
export const isEmptyFor = (empty: EditedUnit, unit: EditedUnit): boolean =>
  empty.type_id === unit.type_id && blockTypeOf(empty.type_id).isEmpty(empty.content)

/** The units with one in the place of the first that is empty for it; that one's key and title stay. */
export const filled = (units: readonly EditedUnit[], unit: EditedUnit): EditedUnit[] => {
  const empty = units.find((each) => isEmptyFor(each, unit))
  return units.map((each) => (each === empty ? { ...unit, key: each.key, title: each.title } : each))
}
