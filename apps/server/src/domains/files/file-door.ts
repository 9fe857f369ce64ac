import type { File } from '@lectern/contract/files/file'
import type { Connection } from '../../platform/database/pool.ts'
import { found } from '../../platform/http/call-error.ts'
import { decideFile, type FileAsker, type PlaceKinds } from './file-access.ts'
import { createFileFacts, type FileFacts, loadManyFacts } from './file-facts.ts'
import type { FileParts } from './file-parts.ts'
import { type FileRow, listByUuid } from './files.repository.ts'
import { presentFile } from './files.presenter.ts'
import { createLinks, type Links } from './delivery/links.ts'
import { type Standing } from './rules/file-standing.ts'

/** A file and what the asker may do with it. */
export interface SeenFile {
  readonly facts: FileFacts
  readonly standing: Standing
}

/** How everybody, inside and outside of this domain, looks at files: through the one decision. */
export interface FileDoor {
  readonly links: Links
  /** @throws CallError not_found for what does not exist or is not open to the asker */
  seen(asker: FileAsker, uuid: string): Promise<SeenFile>
  /** A file with fresh links for the asker. @throws CallError not_found */
  presentFor(asker: FileAsker, uuid: string): Promise<File>
  /** Rows that the caller has already decided on, as the asker sees them from inside the school. */
  presentInside(db: Connection, asker: FileAsker, rows: readonly FileRow[]): Promise<File[]>
  /** The files of one place that is open to the asker, in the order of `uuids`; what is gone is left out. */
  presentPlace(asker: FileAsker, place: FilePlace, uuids: readonly string[]): Promise<File[]>
}

/** A place of a school. */
export interface FilePlace {
  readonly cabinetId: number
  readonly type: FileFacts['usages'][number]['placeType']
  readonly id: number
}

export const createFileDoor = async (parts: FileParts, places: PlaceKinds): Promise<FileDoor> => {
  const cache = await createFileFacts(parts)
  const links = await createLinks(parts.db)
  const linkFor = (asker: FileAsker, uuid: string) => (path: string) =>
    links.linkTo(uuid, asker.actor?.userId ?? null, path, asker.now)

  const seen = async (asker: FileAsker, uuid: string): Promise<SeenFile> => {
    const facts = found(await cache.of(uuid))
    return { facts, standing: found(await decideFile(places, facts, asker)) }
  }

  const inside: Standing = { isInside: true, mayPreview: true, mayDownload: true }

  const presentInside: FileDoor['presentInside'] = async (db, asker, rows) => {
    const all = await loadManyFacts(db, rows)
    return all.map((facts) => presentFile(facts, inside, linkFor(asker, facts.file.uuid)))
  }

  const presentPlace: FileDoor['presentPlace'] = async (asker, { cabinetId, type, id }, uuids) => {
    const all = await loadManyFacts(parts.db, await listByUuid(parts.db, cabinetId, uuids))
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
    presentPlace,
  }
}
