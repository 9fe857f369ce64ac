import { createSharedCache } from '../../platform/cache/shared-cache.ts'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { fileChannel } from './file-change.ts'
import {
  type FileRow,
  findFileByUuid,
  listDerivedFiles,
  listUsageRows,
  type UsageRow,
} from './files.repository.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** A file with what is made of it and the places where it stands. */
export interface FileFacts {
  readonly file: FileRow
  readonly children: readonly FileRow[]
  readonly usages: readonly UsageRow[]
}

/** Files as delivery asks for them: kept in memory, dropped in every process when one changes. */
export interface FileCache {
  of(uuid: string): Promise<FileFacts | null>
}

const keepMs = 10 * 60 * 1000

export const createFileCache = async ({
  db,
  clock,
  notifications,
}: Pick<Dependencies, 'db' | 'clock' | 'notifications'>): Promise<FileCache> => {
  const cache = createSharedCache<FileFacts | null>({
    clock,
    keepMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: async (uuid, connection) => {
      const file = await findFileByUuid(connection, uuid)
      return file && loadFacts(connection, file)
    },
  })
  await notifications.listen(fileChannel, (notification) => {
    if (notification.kind === 'missed') return cache.clear()
    // What is not known yet, or was not there, may be the file that changed.
    cache.drop((_uuid, facts) => !facts || String(facts.file.id) === notification.payload)
  })
  return { of: (uuid) => cache.get(uuid) }
}

const loadFacts = async (db: ReadDatabase, file: FileRow): Promise<FileFacts> => ({
  file,
  children: await listDerivedFiles(db, file.schoolId, [file.id]),
  usages: await listUsageRows(db, file.schoolId, [file.id]),
})

/** Facts of many files of a school at once, in the order of the files. */
export const loadManyFacts = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  rows: readonly FileRow[],
): Promise<FileFacts[]> => {
  const ids = rows.map((file) => file.id)
  const children = Map.groupBy(await listDerivedFiles(db, schoolId, ids), (child) => child.parentId ?? 0)
  const usages = Map.groupBy(await listUsageRows(db, schoolId, ids), (usage) => usage.fileId)
  return rows.map((file) => ({
    file,
    children: children.get(file.id) ?? [],
    usages: usages.get(file.id) ?? [],
  }))
}
