import type { PlacedFile } from '@lectern/contract/blocks/placed-file'
import type { FileKind } from '@lectern/contract/files/kinds'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { newKey } from '../../../lib/new-key.ts'
import type { EditedUnit } from '../../blocks/index.ts'

/** Kinds of unit that can be made of files. */
export type DroppedUnit = typeof unitType.audio | typeof unitType.video | typeof unitType.files

/** What files of some kinds can become, the likeliest first; a list of files takes everything. */
export const unitsFor = (kinds: readonly FileKind[]): DroppedUnit[] => {
  if (kinds.every((kind) => kind === 'audio')) return [unitType.audio, unitType.files]
  if (kinds.length === 1 && kinds[0] === 'video') return [unitType.video, unitType.files]
  return [unitType.files]
}

/** A unit of uploaded files. */
export const unitOfFiles = (typeId: DroppedUnit, uuids: readonly string[]): EditedUnit => {
  const files: PlacedFile[] = uuids.map((uuid) => ({
    uuid,
    allow_doc_preview: null,
    allow_doc_download: null,
  }))
  const head = { key: newKey(), title: '' }
  if (typeId === unitType.video)
    return { ...head, type_id: typeId, content: { files, link: null, chapters: [] } }
  return typeId === unitType.audio
    ? { ...head, type_id: typeId, content: { files } }
    : { ...head, type_id: typeId, content: { files } }
}

/** Whether a unit is of the same kind as another one and has no file yet, so that the other one may take its place. */
export const isEmptyFor = (empty: EditedUnit, unit: EditedUnit): boolean =>
  empty.type_id === unit.type_id &&
  'files' in empty.content &&
  empty.content.files.length === 0 &&
  !('link' in empty.content && empty.content.link !== null)

/** The units with one in the place of the first that is empty for it; that one's key and title stay. */
export const filled = (units: readonly EditedUnit[], unit: EditedUnit): EditedUnit[] => {
  const empty = units.find((each) => isEmptyFor(each, unit))
  return units.map((each) => (each === empty ? { ...unit, key: each.key, title: each.title } : each))
}
