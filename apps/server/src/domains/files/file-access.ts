import type { File } from '@lectern/contract/files/file'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { found } from '../../platform/http/call-error.ts'
import { decideFile, type FileRequester, type PlaceKinds } from './decide-file.ts'
import { createFileCache, type FileFacts, loadManyFacts } from './file-cache.ts'
import type { FileDependencies } from './file-dependencies.ts'
import { type FileRow, listByUuid } from './files.repository.ts'
import { presentFile } from './files.presenter.ts'
import { createLinks, type Links } from './delivery/links.ts'
import { type FileRights } from './rules/file-rights.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** A file and what the asker may do with it. */
export interface SeenFile {
  readonly facts: FileFacts
  readonly standing: FileRights
}

/** How everybody, inside and outside of this domain, looks at files: through the one decision. */
export interface FileAccess {
  readonly links: Links
  /** @throws CallError not_found for what does not exist or is not open to the asker */
  seen(asker: FileRequester, uuid: string): Promise<SeenFile>
  /** A file with fresh links for the asker. @throws CallError not_found */
  presentFor(asker: FileRequester, uuid: string): Promise<File>
  /** Rows that the caller has already decided on, as the asker sees them from inside the school. */
  presentInside(
    db: ReadDatabase,
    schoolId: SchoolId,
    asker: FileRequester,
    rows: readonly FileRow[],
  ): Promise<File[]>
  /** Files of a school that the caller has already decided on, in the order of `uuids`; what is gone is left out. */
  presentDecided(
    db: ReadDatabase,
    asker: FileRequester,
    schoolId: SchoolId,
    uuids: readonly string[],
  ): Promise<File[]>
  /** The files of one place that is open to the asker, in the order of `uuids`; what is gone is left out. */
  presentPlace(asker: FileRequester, place: FilePlace, uuids: readonly string[]): Promise<File[]>
}

/** A place of a school. */
export interface FilePlace {
  readonly schoolId: SchoolId
  readonly type: FileFacts['usages'][number]['placeType']
  readonly id: number
}

export const createFileAccess = async (
  dependencies: FileDependencies,
  places: PlaceKinds,
): Promise<FileAccess> => {
  const cache = await createFileCache(dependencies)
  const links = await createLinks(dependencies.db)
  const linkFor = (asker: FileRequester, uuid: string) => (path: string) =>
    links.linkTo(uuid, asker.actor?.userId ?? null, path, asker.now)

  const seen = async (asker: FileRequester, uuid: string): Promise<SeenFile> => {
    const facts = found(await cache.of(uuid))
    return { facts, standing: found(await decideFile(places, facts, asker)) }
  }

  const inside: FileRights = { isInside: true, mayPreview: true, mayDownload: true }

  const presentInside: FileAccess['presentInside'] = async (db, schoolId, asker, rows) => {
    const all = await loadManyFacts(db, schoolId, rows)
    return all.map((facts) => presentFile(facts, inside, linkFor(asker, facts.file.uuid)))
  }

  const presentPlace: FileAccess['presentPlace'] = async (asker, { schoolId, type, id }, uuids) => {
    const all = await loadManyFacts(
      dependencies.db,
      schoolId,
      await listByUuid(dependencies.db, schoolId, uuids),
    )
    const shown = await Promise.all(
      all.map(async (facts) => {
        const standing = await decideFile(places, facts, asker)
        const usage = facts.usages.find((each) => each.placeType === type && each.placeId === id)
        return standing && presentFile(facts, standing, linkFor(asker, facts.file.uuid), usage ?? null)
      }),
    )
    const byUuid = new Map(shown.flatMap((each) => (each ? [[each.uuid, each]] : [])))
    return uuids.flatMap((uuid) => byUuid.get(uuid) ?? [])
  }

  return {
    links,
    seen,
    presentFor: async (asker, uuid) => {
      const { facts, standing } = await seen(asker, uuid)
      return presentFile(facts, standing, linkFor(asker, uuid))
    },
    presentInside,
    presentDecided: async (db, asker, schoolId, uuids) => {
      if (uuids.length === 0) return []
      const rows = await listByUuid(db, schoolId, uuids)
      const shown = await presentInside(db, schoolId, asker, rows)
      return shown.toSorted((one, other) => uuids.indexOf(one.uuid) - uuids.indexOf(other.uuid))
    },
    presentPlace,
  }
}
