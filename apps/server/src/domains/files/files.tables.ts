import type { PlaceType } from '@lectern/contract/files/file'
import type { DerivedFileRole, FileKind, ProcessError, ProcessStatus } from '@lectern/contract/files/kinds'
import type { UploadModel } from '@lectern/contract/files/upload-models'
import {
  bigint,
  boolean,
  bytesColumn,
  doublePrecision,
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  smallint,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/sql.ts'

/** Folders of a school's storage. */
export const fileFolders = pgTable(
  'file_folders',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    parentId: reference(),
    name: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.schoolId), index().on(table.parentId)],
)

export const fileFoldersColumns = {
  id: fileFolders.id,
  schoolId: fileFolders.schoolId,
  parentId: fileFolders.parentId,
  name: fileFolders.name,
  createdAt: fileFolders.createdAt,
}

/** Uploaded files, and what was made of them (`parent_id`, `role`). */
export const files = pgTable(
  'files',
  {
    id: numericId(),
    uuid: uuid().notNull(),
    schoolId: schoolReference().notNull(),
    /** Who uploaded it. */
    ownerId: reference().notNull(),
    folderId: reference(),
    /** The file that this one was made from. */
    parentId: reference(),
    role: text().$type<DerivedFileRole>(),
    model: text().$type<UploadModel>().notNull(),
    originalName: text().notNull(),
    caption: text().notNull().default(''),
    extension: text().notNull(),
    mimeType: text().notNull(),
    kind: text().$type<FileKind>().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** The object with its bytes; of streams, the playlist. */
    storageKey: text().notNull(),
    /** Where all that is made of it is kept: `{school}/{uuid}`. */
    storageFolder: text().notNull(),
    sha256: text(),
    processStatus: text().$type<ProcessStatus>().notNull(),
    processProgress: smallint().notNull().default(0),
    processError: text().$type<ProcessError>(),
    width: integer(),
    height: integer(),
    /** Seconds. */
    duration: doublePrecision(),
    pages: integer(),
    peaks: jsonColumn<number[]>(),
    /** Of captions. */
    language: text(),
    label: text(),
    meta: jsonColumn<Record<string, unknown>>().notNull().default({}),
    allowDocPreview: boolean(),
    allowDocDownload: boolean(),
    /** Uploaded outside the storage's folders: an answer, a comment, a picture of a text. */
    onlyUpload: boolean().notNull().default(false),
    uploadedAt: instantColumn().notNull(),
    deletedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('files_uuid').on(table.uuid),
    index('files_storage')
      .on(table.schoolId, table.uploadedAt)
      .where(sql`deleted_at is null and parent_id is null`),
    index().on(table.parentId),
    index().on(table.folderId),
    index().on(table.ownerId),
  ],
)

export const filesColumns = {
  id: files.id,
  uuid: files.uuid,
  schoolId: files.schoolId,
  ownerId: files.ownerId,
  folderId: files.folderId,
  parentId: files.parentId,
  role: files.role,
  model: files.model,
  originalName: files.originalName,
  caption: files.caption,
  extension: files.extension,
  mimeType: files.mimeType,
  kind: files.kind,
  bytes: files.bytes,
  storageKey: files.storageKey,
  storageFolder: files.storageFolder,
  sha256: files.sha256,
  processStatus: files.processStatus,
  processProgress: files.processProgress,
  processError: files.processError,
  width: files.width,
  height: files.height,
  duration: files.duration,
  pages: files.pages,
  peaks: files.peaks,
  language: files.language,
  label: files.label,
  meta: files.meta,
  allowDocPreview: files.allowDocPreview,
  allowDocDownload: files.allowDocDownload,
  onlyUpload: files.onlyUpload,
  uploadedAt: files.uploadedAt,
  deletedAt: files.deletedAt,
}

/** Words of a document, for the search: apart, since every look at a file would carry them along. */
export const fileTexts = pgTable(
  'file_texts',
  {
    fileId: reference()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    schoolId: schoolReference().notNull(),
    content: text().notNull(),
    /** As searches compare it, so that an index serves them. */
    folded: text()
      .notNull()
      .generatedAlwaysAs(sql`folded(content)`),
  },
  (table) => [
    index().on(table.schoolId),
    index('file_texts_folded').using('gin', sql`${table.folded} gin_trgm_ops`),
  ],
)

/** Places where files stand; each domain keeps the rows of its own places. */
export const fileUsages = pgTable(
  'file_usages',
  {
    fileId: reference()
      .notNull()
      .references(() => files.id),
    schoolId: schoolReference().notNull(),
    placeType: text().$type<PlaceType>().notNull(),
    placeId: reference().notNull(),
    position: integer().notNull().default(0),
    /** What the place says about this file; null leaves it to the file. */
    allowDocPreview: boolean(),
    allowDocDownload: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.placeType, table.placeId, table.fileId] }),
    index().on(table.fileId),
    index().on(table.schoolId),
  ],
)

export const fileUsagesColumns = {
  fileId: fileUsages.fileId,
  schoolId: fileUsages.schoolId,
  placeType: fileUsages.placeType,
  placeId: fileUsages.placeId,
  position: fileUsages.position,
  allowDocPreview: fileUsages.allowDocPreview,
  allowDocDownload: fileUsages.allowDocDownload,
}

/** Resumable uploads under way. Their bytes count for the school until they are finished or over. */
export const uploads = pgTable(
  'uploads',
  {
    /** 256 random bits. */
    id: text().primaryKey(),
    /** The file that it becomes. */
    fileUuid: uuid().notNull(),
    schoolId: schoolReference().notNull(),
    userId: reference().notNull(),
    folderId: reference(),
    model: text().$type<UploadModel>().notNull(),
    originalName: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    createdAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    finishedAt: instantColumn(),
  },
  (table) => [index().on(table.schoolId), index().on(table.userId), index().on(table.expiresAt)],
)

export const uploadsColumns = {
  id: uploads.id,
  fileUuid: uploads.fileUuid,
  schoolId: uploads.schoolId,
  userId: uploads.userId,
  folderId: uploads.folderId,
  model: uploads.model,
  originalName: uploads.originalName,
  bytes: uploads.bytes,
  createdAt: uploads.createdAt,
  expiresAt: uploads.expiresAt,
  finishedAt: uploads.finishedAt,
}

/** Schools that may keep more or less than the server's setting. */
export const fileQuotas = pgTable('file_quotas', {
  schoolId: schoolReference().primaryKey(),
  bytes: bigint({ mode: 'number' }).notNull(),
})

export const fileQuotasColumns = {
  schoolId: fileQuotas.schoolId,
  bytes: fileQuotas.bytes,
}

/** Objects of the storage that nothing names any more, until they are removed. */
export const fileLeftovers = pgTable('file_leftovers', {
  storageKey: text().primaryKey(),
  leftAt: instantColumn().notNull(),
})

export const fileLeftoversColumns = {
  storageKey: fileLeftovers.storageKey,
  leftAt: fileLeftovers.leftAt,
}

/** What players reported of fatal errors, without the person; for a month. */
export const playerLogs = pgTable(
  'player_logs',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    error: text().notNull(),
    location: text().notNull(),
    sources: jsonColumn<string[]>().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.schoolId, table.createdAt), index().on(table.createdAt)],
)

export const playerLogsColumns = {
  id: playerLogs.id,
  schoolId: playerLogs.schoolId,
  error: playerLogs.error,
  location: playerLogs.location,
  sources: playerLogs.sources,
  createdAt: playerLogs.createdAt,
}

/** The key with which links to files are signed; one row, the same for every process. */
export const fileSecrets = pgTable('file_secrets', {
  name: text().primaryKey(),
  value: bytesColumn().notNull(),
})

export const fileSecretsColumns = {
  name: fileSecrets.name,
  value: fileSecrets.value,
}
