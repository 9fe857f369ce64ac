import type { FileUsage } from '@lectern/contract/files/file'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { cutList } from '../../../platform/http/lists/cut-list.ts'
import type { PlaceKinds, PlaceName, PlaceReader } from '../decide-file.ts'
import { type FileRow, listUsageRows } from '../files.repository.ts'

/** The first places of some files of the reader's school; the domains that own them name those that the reader may open. */
export const describeUsages = async (
  db: ReadDatabase,
  places: PlaceKinds,
  reader: PlaceReader,
  files: readonly FileRow[],
): Promise<{ data: FileUsage[]; has_more: boolean }> => {
  const uuids = new Map(files.map((row) => [row.id, row.uuid]))
  const limit = listLimits.filePlaces
  const rows = await listUsageRows(db, reader.seat.schoolId, [...uuids.keys()], limit + 1)
  const { data: usages, has_more } = cutList(rows, limit)
  const names = new Map<string, PlaceName>()
  for (const [type, ofType] of Map.groupBy(usages, (usage) => usage.placeType)) {
    const ids = [...new Set(ofType.map((usage) => usage.placeId))]
    for (const [id, name] of await places[type].name(db, reader, ids)) names.set(`${type}/${id}`, name)
  }
  const data = usages.flatMap(({ fileId, placeType, placeId }) => {
    const file = uuids.get(fileId)
    if (file === undefined) return []
    const name = names.get(`${placeType}/${placeId}`)
    const place = { file, place_type: placeType, place_id: placeId, is_open: name !== undefined }
    return [{ ...place, ...(name ?? { title: '', link: null }) }]
  })
  return { data, has_more }
}
