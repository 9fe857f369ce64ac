import * as operations from '@lectern/contract/files/files.api'
import { fileSources, type FileSource } from '@lectern/contract/files/upload-models'
import { listLimits } from '@lectern/contract/kernel/limits'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import { done, type StaffSeat } from '../../platform/http/call.ts'
import { CallError, found, notFound } from '../../platform/http/call-error.ts'
import { cutList } from '../../platform/http/lists/cut-list.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import type { DomainFiles } from '../../platform/storage/declared-files.ts'
import { createCompiledTexts } from '../../platform/texts/compiled-texts.ts'
import { announceFileChange } from './file-change.ts'
import type { PlaceKinds, PlaceReader } from './decide-file.ts'
import type { FileAccess } from './file-access.ts'
import type { FileDependencies } from './file-dependencies.ts'
import * as repository from './files.repository.ts'
import { pathOf } from './files.presenter.ts'
import { findFolder } from './folders/folders.repository.ts'
import { bindFolders } from './folders/folders.routes.ts'
import { bindPlayers } from './players/players.routes.ts'
import { enqueueProcessing, setProcess } from './process-state.ts'
import { quotaOf } from './uploads/quota.ts'
import { cleanName } from './rules/clean-name.ts'
import { deleteFiles } from './use-cases/delete-files.ts'
import { describeUsages } from './use-cases/describe-usages.ts'
import { findRecordings } from './use-cases/find-recordings.ts'
import { replaceFile } from './use-cases/replace-file.ts'
import { importFromUrl } from './use-cases/import-from-url.ts'

/** What the domains tell of the places of files, and of their pictures. */
export interface FileDeclarations {
  readonly places: PlaceKinds
  readonly domains: readonly DomainFiles[]
}

/** Binds the operations on files and folders. */
export const registerFiles = (
  bind: Bind,
  dependencies: FileDependencies,
  door: FileAccess,
  { places, domains }: FileDeclarations,
): void => {
  bindReading(bind, dependencies, door)
  bindChanges(bind, dependencies, door)
  bindUsages(bind, places)
  bindPictures(bind, domains)
  bindFolders(bind)
  bindPlayers(bind, dependencies, door)

  bind(operations.uploadByUrl, async (call) => {
    const { staff, query, body } = call
    const seat = found(await call.seatIn(body.cabinet_id ?? staff.schoolId), 'a school of others')
    if (!seat.permissions.has('storage_store')) throw new CallError('forbidden')
    const place = { schoolId: seat.schoolId, ownerId: call.actor.userId, folderId: body.folder_id ?? null }
    const file = await importFromUrl(
      dependencies,
      { ...place, model: query.model, url: body.url, name: body.name },
      call.now,
    )
    const [data] = await door.presentInside(call.db, file.schoolId, call, [file])
    return { data: found(data) }
  })
}

/** Whoever may only list learns nothing of what learners handed in. */
const sourcesFor = (wanted: readonly FileSource[] | undefined, { permissions }: StaffSeat) =>
  (wanted ?? fileSources).filter((source) => source !== 'learners' || permissions.has('storage_read'))

const bindReading = (bind: Bind, dependencies: FileDependencies, door: FileAccess): void => {
  const texts = createCompiledTexts(dependencies.textsFolder)
  bind(operations.getFile, async (call) => ({ data: await door.presentFor(call, call.params.uuid) }))

  bind(operations.getFilm, async (call) => {
    const { facts } = await door.seen(call, call.params.uuid)
    const { file, children } = facts
    const made = children.find((child) => child.role === 'mp4')
    if (!made && file.mimeType !== 'video/mp4') throw new CallError('no_mp4')
    const path = made ? pathOf(made) : 'original'
    const url = door.links.linkTo(file.uuid, call.actor?.userId ?? null, path, call.now)
    return { data: { url, width: (made ?? file).width, height: (made ?? file).height } }
  })

  bind(operations.listFiles, async (call) => {
    const { db, staff, query, locale } = call
    const { schoolId } = staff
    const { search, folder_id: folderId, deep: isDeep, kind, kinds, is_used: isUsed } = query
    const reader = { locale, timeZone: query.time_zone ?? 'UTC' }
    const foundByTitle = search ? await findRecordings(db, texts, { schoolId, search, reader }) : []
    const sources = sourcesFor(query.sources, staff)
    const filter = { schoolId, search, folderId, isDeep, kind, kinds, isUsed, sources, foundByTitle }
    const meta = pageMetaOf(query, await repository.countFiles(db, filter))
    const rows = await repository.listFiles(db, filter, query)
    const data = await door.presentInside(db, staff.schoolId, call, rows)
    return { data, meta, links: nextLink(operations.listFiles, query, meta) }
  })

  bind(operations.getStorageUse, async ({ db, staff, now }) => {
    const { quota, used, reserved } = await quotaOf(db, dependencies.env, staff.schoolId, now)
    const byKind = await repository.sumByKind(db, staff.schoolId)
    const by_source = await repository.sumBySource(db, staff.schoolId)
    const filesCount = byKind.reduce((total, each) => total + each.files_count, 0)
    const max_upload = dependencies.env.maxUpload
    const use = { quota, used, reserved, files_count: filesCount, by_kind: byKind, by_source, max_upload }
    return { data: use }
  })
}

const bindChanges = (bind: Bind, dependencies: FileDependencies, door: FileAccess): void => {
  bind(operations.updateFile, async (call) => {
    const { params, staff, body } = call
    const row = found(await repository.lockFile(call.db, staff.schoolId, params.uuid))
    await repository.updateFile(call.db, staff.schoolId, row.id, {
      ...(body.original_name === undefined
        ? {}
        : { originalName: cleanName(body.original_name, row.extension) }),
      ...(body.caption === undefined ? {} : { caption: body.caption }),
      ...(body.allow_doc_preview === undefined ? {} : { allowDocPreview: body.allow_doc_preview }),
      ...(body.allow_doc_download === undefined ? {} : { allowDocDownload: body.allow_doc_download }),
    })
    await announceFileChange(call.db, row.id)
    const file = found(await repository.findFileByUuid(call.db, params.uuid))
    const [data] = await door.presentInside(call.db, file.schoolId, call, [file])
    return { data: found(data) }
  })

  bind(operations.moveFiles, async ({ db, staff, body }) => {
    const { schoolId } = staff
    if (body.folder_id !== null && !(await findFolder(db, schoolId, body.folder_id)))
      throw new CallError('foreign_folder')
    const wanted = new Set(body.files)
    const moved = await repository.moveFiles(db, schoolId, [...wanted], body.folder_id)
    if (moved !== wanted.size) throw notFound('not all of these are files of the school')
    return done
  })

  bind(operations.replaceFile, async (call) => {
    const wish = { schoolId: call.staff.schoolId, uuid: call.params.uuid, by: call.body.file }
    const file = await replaceFile(call.db, dependencies.storage, wish, call.now)
    const [data] = await door.presentInside(call.db, file.schoolId, call, [file])
    return { data: found(data) }
  })

  bind(operations.processAgain, async (call) => {
    const file = await call.db.transaction(async (tx) => {
      const row = found(await repository.lockFile(tx, call.staff.schoolId, call.params.uuid))
      if (row.processStatus !== 'failed') return row
      await setProcess(tx, row.id, { status: 'pending', progress: 0, error: null })
      await enqueueProcessing(tx, row.id)
      return found(await repository.findFileByUuid(tx, row.uuid))
    })
    const [data] = await door.presentInside(call.db, file.schoolId, call, [file])
    return { data: found(data) }
  })

  bind(operations.deleteFiles, async ({ db, staff, body, now }) => {
    const wish = { schoolId: staff.schoolId, uuids: body.files, force: body.force ?? false }
    const deleted = await deleteFiles(db, wish, now)
    return { data: { ...done.data, deleted } }
  })
}

const bindPictures = (bind: Bind, domains: readonly DomainFiles[]): void => {
  bind(operations.listPictures, async ({ db, staff }) => {
    const limit = listLimits.keptPictures
    const pictures = []
    for (const list of domains.flatMap(({ listPictures = [] }) => listPictures))
      pictures.push(...(await list(db, staff, limit + 1)))
    return cutList(pictures, limit)
  })
}

const bindUsages = (bind: Bind, places: PlaceKinds): void => {
  const usages = async (db: ReadDatabase, reader: PlaceReader, uuids: readonly string[]) => {
    const rows = await repository.listByUuid(db, reader.seat.schoolId, uuids)
    if (rows.length !== new Set(uuids).size) throw notFound('not all of these are files of the school')
    return describeUsages(db, places, reader, rows)
  }
  bind(operations.listFileUsages, ({ db, staff, actor, params }) =>
    usages(db, { seat: staff, userId: actor.userId }, [params.uuid]),
  )
  bind(operations.listUsages, ({ db, staff, actor, body }) =>
    usages(db, { seat: staff, userId: actor.userId }, body.files),
  )
}
