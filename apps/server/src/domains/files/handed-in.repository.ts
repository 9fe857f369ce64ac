import type { UploadModel } from '@lectern/contract/files/upload-models'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, eq, inArray, isNull } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { files } from './files.tables.ts'

/** A file that a learner sent, as far as its owner's own data go. */
export interface HandedIn {
  readonly uuid: string
  readonly name: string
  readonly bytes: number
}

const isHandedIn = (ownerId: number, model: UploadModel) =>
  and(eq(files.ownerId, ownerId), eq(files.model, model), isNull(files.parentId), isNull(files.deletedAt))

/** Which of these files one person uploaded to a school for a purpose, and are still there; no query without any. */
export const findHandedIn = async (
  db: ReadDatabase,
  { schoolId, ownerId, model }: { schoolId: SchoolId; ownerId: number; model: UploadModel },
  uuids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (uuids.length === 0) return new Set()
  const rows = await db
    .select({ uuid: files.uuid })
    .from(files)
    .where(and(eq(files.schoolId, schoolId), inArray(files.uuid, [...uuids]), isHandedIn(ownerId, model)))
  return new Set(rows.map(({ uuid }) => uuid))
}

/** All that one person uploaded for a purpose, in every school. */
export const listHandedIn = (db: ReadDatabase, ownerId: number, model: UploadModel): Promise<HandedIn[]> =>
  db
    .select({ uuid: files.uuid, name: files.originalName, bytes: files.bytes })
    .from(files)
    .where(isHandedIn(ownerId, model))
