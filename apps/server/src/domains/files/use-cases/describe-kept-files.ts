import type { FileKind } from '@lectern/contract/files/kinds'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { type FileFacts, loadManyFacts } from '../file-cache.ts'
import { listPlacedFiles } from '../places/usages.repository.ts'
import { fileRightsOf } from '../rules/file-rights.ts'
import { chooseDownload } from '../rules/find-delivered.ts'

/** A file of an open unit, as a device that keeps the lesson is told of it. */
export interface KeptFile {
  readonly uuid: string
  readonly name: string
  readonly kind: FileKind
  /** Of what is shown of it; null for a film, and for what its reader may not look at. */
  readonly bytes: number | null
  readonly version: string
}

/**
 * The files of units that the caller has found open to a reader, by unit; units without files are absent. What the reader may
 * look at follows from those places alone, as when the bytes are asked for.
 */
export const describeKeptFiles = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  unitIds: readonly number[],
): Promise<ReadonlyMap<number, readonly KeptFile[]>> => {
  if (unitIds.length === 0) return new Map()
  const rows = await listPlacedFiles(db, schoolId, 'info_unit', unitIds)
  const files = [...new Map(rows.map(({ file }) => [file.id, file])).values()]
  const open = new Set(unitIds)
  const facts = await loadManyFacts(db, schoolId, files)
  const described = new Map(facts.map((each) => [each.file.id, keptFile(each, open)]))
  const byUnit = new Map<number, KeptFile[]>()
  for (const { file, placeId: unitId } of rows) {
    const each = described.get(file.id)
    if (each) byUnit.set(unitId, [...(byUnit.get(unitId) ?? []), each])
  }
  return byUnit
}

const keptFile = (facts: FileFacts, open: ReadonlySet<number>): KeptFile => {
  const { file } = facts
  const { uuid, originalName: name, kind, uploadedAt } = file
  const version = String(uploadedAt.getTime())
  return { uuid, name, kind, version, bytes: kind === 'video' ? null : bytesShown(facts, open) }
}

const bytesShown = (facts: FileFacts, open: ReadonlySet<number>): number | null => {
  const openPlaces = facts.usages.filter(
    ({ placeType, placeId }) => placeType === 'info_unit' && open.has(placeId),
  )
  const rights = fileRightsOf({ file: facts.file, userId: null, permissions: null, openPlaces })
  if (!rights) return null
  try {
    return chooseDownload(facts, rights, { preview: true }).delivered.of.bytes
  } catch (error) {
    // It is not given to look at.
    if (error instanceof CallError) return null
    throw error
  }
}
