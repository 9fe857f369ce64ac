import type { FileUsage } from '@lectern/contract/files/file'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { Connection } from '../../../platform/database/pool.ts'
import type { PlaceKinds, PlaceName } from '../file-access.ts'
import { type FileRow, listUsageRows } from '../files.repository.ts'

/** The first places of some files of a school, named by the domains that own them. */
export const describeUsages = async (
  db: Connection,
  places: PlaceKinds,
  cabinetId: number,
  rows: readonly FileRow[],
): Promise<FileUsage[]> => {
  const uuids = new Map(rows.map((row) => [row.id, row.uuid]))
  const usages = await listUsageRows(db, [...uuids.keys()], listLimits.filePlaces)
  const names = new Map<string, PlaceName>()
  for (const [type, ofType] of Map.groupBy(usages, (usage) => usage.placeType)) {
    const ids = [...new Set(ofType.map((usage) => usage.placeId))]
    for (const [id, name] of (await places[type]?.name(db, cabinetId, ids)) ?? [])
      names.set(`${type}/${id}`, name)
  }
  return usages.flatMap(({ fileId, placeType, placeId }) => {
    const file = uuids.get(fileId)
    const name = names.get(`${placeType}/${placeId}`) ?? { title: '', link: null }
    return file === undefined ? [] : [{ file, place_type: placeType, place_id: placeId, ...name }]
  })
}
