import { timeZone } from '../kernel/dates.ts'
import { z } from 'zod'
import { listLimits } from '../kernel/limits.ts'
import { cutList, acknowledged, dataOf, listOf, wholeList } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery, queryFlag } from '../kernel/paging.ts'
import { file, fileFolder, fileName, fileUsage, fileUuid, fileUuidParam, storageUse } from './file.ts'
import { fileKinds } from './kinds.ts'
import { keptPicture } from './kept-pictures.ts'
import { fileLimits, fileSources, uploadModels } from './upload-models.ts'

const uuidParam = z.object({ uuid: fileUuidParam })
const uuids = z.array(fileUuid).min(1).max(fileLimits.perCall)
const readers = {
  kind: 'policy',
  session: 'optional',
  rule: 'Whoever the access decision lets see a place where the file stands; staff who may read the storage; whoever uploaded it.',
  allows: ['learner', 'owner'],
} as const
const store = { kind: 'staff', anyOf: ['storage_store'] } as const

export const getFile = defineOperation({
  id: 'files.getFile',
  method: 'GET',
  path: '/files/:uuid',
  summary: 'One file, with where its processing stands and fresh links',
  params: uuidParam,
  output: dataOf(file),
  errors: [],
  permission: readers,
  entersSchool: true,
})

export const getFilm = defineOperation({
  id: 'files.getFilm',
  method: 'GET',
  path: '/files/:uuid/mp4',
  summary: 'A link to the MP4 of a video, for players without HLS',
  params: uuidParam,
  output: dataOf(z.object({ url: z.string(), width: z.int().nullable(), height: z.int().nullable() })),
  errors: ['no_mp4'],
  permission: readers,
  entersSchool: true,
})

export const listFiles = defineOperation({
  id: 'files.listFiles',
  method: 'GET',
  path: '/files',
  summary: 'Everything that the school keeps, newest first',
  query: z.object({
    ...pageQuery(48),
    /** In name, caption and words; of a recording also in the day and hour by which it is called. */
    search: z.string().max(200).optional(),
    /** The reader's, for days and hours in the search; UTC without it. */
    time_zone: timeZone.optional(),
    /** `0` for what lies in no folder; without it, everywhere. */
    folder_id: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .optional(),
    /** With what lies in the folders below it. */
    deep: queryFlag,
    kind: z.enum(fileKinds).optional(),
    /** Several kinds, with commas between. */
    kinds: z
      .string()
      .max(200)
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(fileKinds)).min(1).max(fileKinds.length))
      .optional(),
    is_used: queryFlag,
    /** Several with commas between; without it, all that the reader may see: files of learners need the right to read the storage. */
    sources: z
      .string()
      .max(60)
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(fileSources)).min(1).max(fileSources.length))
      .optional(),
    order: z.enum(['uploaded_at', 'original_name', 'bytes']).default('uploaded_at'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: listOf(file),
  errors: [],
  permission: { kind: 'staff', anyOf: ['storage_list'] },
})

export const getStorageUse = defineOperation({
  id: 'files.getStorageUse',
  method: 'GET',
  path: '/storage/usage',
  summary: 'How much the school keeps, and how much it may',
  output: dataOf(storageUse),
  errors: [],
  permission: { kind: 'staff', anyOf: ['storage_list', 'storage_store'] },
})

export const listPictures = defineOperation({
  id: 'files.listPictures',
  method: 'GET',
  path: '/storage/pictures',
  summary: 'Covers, logos and portraits of the school, each with its place',
  output: cutList(keptPicture, listLimits.keptPictures),
  errors: [],
  permission: { kind: 'staff', anyOf: ['storage_list'] },
})

export const listFileUsages = defineOperation({
  id: 'files.listFileUsages',
  method: 'GET',
  path: '/files/:uuid/usages',
  summary: 'The places where a file stands',
  params: uuidParam,
  output: cutList(fileUsage, listLimits.filePlaces),
  errors: [],
  permission: { kind: 'staff', anyOf: ['storage_read'] },
})

export const updateFile = defineOperation({
  id: 'files.updateFile',
  method: 'PUT',
  path: '/files/:uuid',
  summary: 'Rename a file, write its caption, allow preview and download',
  params: uuidParam,
  body: z.strictObject({
    original_name: fileName.optional(),
    caption: z.string().max(fileLimits.caption).optional(),
    allow_doc_preview: z.boolean().optional(),
    allow_doc_download: z.boolean().optional(),
  }),
  output: dataOf(file),
  errors: [],
  permission: store,
})

export const moveFiles = defineOperation({
  id: 'files.moveFiles',
  method: 'POST',
  path: '/files/move',
  summary: 'Put files into a folder, or out of every folder',
  body: z.strictObject({ files: uuids, folder_id: id.nullable() }),
  output: acknowledged,
  errors: ['foreign_folder'],
  permission: store,
})

export const replaceFile = defineOperation({
  id: 'files.replaceFile',
  method: 'POST',
  path: '/files/:uuid/replace',
  summary: 'Put another uploaded file in its place, wherever it stands; the other one is taken up by this',
  params: uuidParam,
  body: z.strictObject({ file: fileUuid }),
  output: dataOf(file),
  errors: ['foreign_file', 'file_in_use', 'file_not_ready'],
  permission: store,
})

/** Nothing happens to a file that is processed, or on its way. */
export const processAgain = defineOperation({
  id: 'files.processAgain',
  method: 'POST',
  path: '/files/:uuid/process',
  summary: 'Process a file again of which processing failed',
  params: uuidParam,
  output: dataOf(file),
  errors: [],
  permission: store,
  repeat: 'natural',
  perMinute: 30,
})

export const uploadByUrl = defineOperation({
  id: 'files.uploadByUrl',
  method: 'POST',
  path: '/files/upload-by-url',
  summary: 'Take a file from a public address of the web',
  query: z.object({ model: z.enum(uploadModels).default('storage'), upload: queryFlag }),
  body: z.strictObject({
    url: z.string().trim().min(1).max(2_000),
    name: fileName.optional(),
    cabinet_id: id.optional(),
    folder_id: id.nullish(),
  }),
  output: dataOf(file),
  errors: [
    'link_unreachable',
    'file_empty',
    'file_too_large',
    'file_type_refused',
    'quota_exceeded',
    'foreign_folder',
  ],
  permission: store,
  // Its links are good for whoever asked alone; and no transaction waits for another server.
  repeat: 'secret',
  status: 201,
  takesForm: true,
  perMinute: 30,
})

/** All or nothing; refused while one of them is used, unless `force` says that the places are known (THREATS T30). */
export const deleteFiles = defineOperation({
  id: 'files.deleteFiles',
  method: 'DELETE',
  path: '/files/delete-files/',
  summary: 'Delete files of the school',
  body: z.strictObject({ files: uuids, force: z.boolean().optional() }),
  output: dataOf(z.object({ success: z.literal(true), deleted: z.int() })),
  errors: ['file_in_use'],
  permission: { kind: 'staff', anyOf: ['storage_delete'] },
})

/** Where files stand, asked before they are deleted. */
export const listUsages = defineOperation({
  id: 'files.listUsages',
  method: 'POST',
  path: '/files/usages',
  summary: 'The places where any of some files stand',
  body: z.strictObject({ files: uuids }),
  output: cutList(fileUsage, listLimits.filePlaces),
  errors: [],
  permission: { kind: 'staff', anyOf: ['storage_read', 'storage_delete'] },
  repeat: 'natural',
})

const folderBody = z.string().trim().min(1).max(fileLimits.folderName)

export const listFolders = defineOperation({
  id: 'files.listFolders',
  method: 'GET',
  path: '/storage/folders',
  summary: 'Every folder of the storage',
  output: dataOf(wholeList(fileFolder, fileLimits.folders)),
  errors: [],
  permission: { kind: 'staff', anyOf: ['storage_list', 'storage_store'] },
})

export const createFolder = defineOperation({
  id: 'files.createFolder',
  method: 'POST',
  path: '/storage/folders',
  summary: 'Make a folder',
  body: z.strictObject({ name: folderBody, parent_id: id.nullish() }),
  output: dataOf(fileFolder),
  errors: ['foreign_folder', 'too_many_folders'],
  permission: store,
  status: 201,
})

export const updateFolder = defineOperation({
  id: 'files.updateFolder',
  method: 'PUT',
  path: '/storage/folders/:folder',
  summary: 'Rename a folder, or move it with all that is in it',
  params: z.object({ folder: idParam }),
  body: z.strictObject({ name: folderBody.optional(), parent_id: id.nullish() }),
  output: dataOf(fileFolder),
  errors: ['foreign_folder', 'too_many_folders'],
  permission: store,
})

export const deleteFolder = defineOperation({
  id: 'files.deleteFolder',
  method: 'DELETE',
  path: '/storage/folders/:folder',
  summary: 'Delete an empty folder',
  params: z.object({ folder: idParam }),
  output: acknowledged,
  errors: ['folder_not_empty'],
  permission: { kind: 'staff', anyOf: ['storage_delete'] },
})
