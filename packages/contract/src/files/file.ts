import { volatile } from '../kernel/volatile.ts'
import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'
import { derivedFileRoles, fileKinds, peakCount, processErrors, processStatuses } from './kinds.ts'
import { fileLimits, fileSources, uploadModels } from './upload-models.ts'

export const fileUuid = z.uuid()

/** In an address: what cannot be one is answered like one that does not exist. */
export const fileUuidParam = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

/** A file made from another one: a poster, a rendition, the mp3 of an audio, captions in one language. */
export const derivedFile = z.object({
  id,
  uuid: fileUuid,
  role: z.enum(derivedFileRoles),
  /** Short-lived; asked anew with the file it belongs to. */
  url: z.string(),
  mime_type: z.string(),
  extension: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  duration: z.number().nullable(),
  /** Language of captions. */
  language: z.string().nullable(),
  /** Words for people: of captions, of a rendition (`720`). */
  label: z.string().nullable(),
})
export type DerivedFile = z.infer<typeof derivedFile>

/** What the place where a file stands says about it; null leaves it to the file. */
export const filePivot = z.object({
  allow_doc_preview: z.boolean().nullable(),
  allow_doc_download: z.boolean().nullable(),
})

/** A file as whoever may see it gets it (document 001 §3). */
export const file = z.object({
  id,
  uuid: fileUuid,
  /** Null until there is something to show; short-lived: good for at most five minutes, and for its reader only. */
  url: volatile('short-lived address', z.string().nullable()),
  /** A small picture of it. */
  preview_path: volatile('short-lived address', z.string().nullable()),
  original_name: z.string(),
  /** Without its dot. */
  extension: z.string(),
  /** By content. */
  mime_type: z.string(),
  kind: z.enum(fileKinds),
  bytes: z.int(),
  process_status: volatile('work under way', z.enum(processStatuses)),
  /** 0 to 100. */
  process_progress: volatile('work under way', z.int().min(0).max(100)),
  process_error: volatile('work under way', z.enum(processErrors).nullable()),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
  pages: z.int().nullable(),
  /** 0 to 1, of an audio shorter than 300 s. */
  peaks: z.array(z.number()).length(peakCount).nullable(),
  allow_doc_preview: z.boolean(),
  allow_doc_download: z.boolean(),
  /** The poster of a video first. */
  children: volatile('work under way', z.array(derivedFile)),
  pivot: filePivot.nullable(),
  uploaded_at: instant,
  /** Uploaded for one place, outside the storage's folders. */
  only_upload: z.boolean(),
  model: z.enum(uploadModels),
  caption: z.string(),
  folder_id: id.nullable(),
  usages_count: z.int(),
})
export type File = z.infer<typeof file>

export const fileName = z.string().trim().min(1).max(fileLimits.name)

/** A folder of a school's storage. */
export const fileFolder = z.object({
  id,
  parent_id: id.nullable(),
  name: z.string(),
  files_count: z.int(),
})
export type FileFolder = z.infer<typeof fileFolder>

/** Kinds of place where a file can stand. */
export const placeTypes = [
  'info_unit',
  'quiz',
  'quiz_answer',
  'comment',
  'bank_question',
  'text_template',
] as const
export type PlaceType = (typeof placeTypes)[number]

/** A place where a file stands. */
export const fileUsage = z.object({
  file: fileUuid,
  place_type: z.enum(placeTypes),
  place_id: id,
  /** Whether the reader may open the place. A closed place counts, without its title and link. */
  is_open: z.boolean(),
  /** What the place is called: the lesson of a unit. */
  title: z.string(),
  /** Where its author changes it; null when there is no page for it. */
  link: z.string().nullable(),
})
export type FileUsage = z.infer<typeof fileUsage>

/** How much a school keeps and may keep, in bytes. */
export const storageUse = z.object({
  quota: z.int(),
  used: z.int(),
  /** Of uploads under way. */
  reserved: z.int(),
  files_count: z.int(),
  by_kind: z.array(z.object({ kind: z.enum(fileKinds), bytes: z.int(), files_count: z.int() })),
  /** The same files by where they came in. */
  by_source: z.array(z.object({ source: z.enum(fileSources), bytes: z.int(), files_count: z.int() })),
  /** Largest file that this server takes. */
  max_upload: z.int(),
})
export type StorageUse = z.infer<typeof storageUse>
