import { z } from 'zod'
import { fileUuid } from './file.ts'

export const placedFileLimits = { perUnit: 50, chapters: 200, chapterTitle: 200 } as const

/** A file of the school's storage in a unit, and what the unit says about it; null leaves it to the file. */
export const placedFile = z.object({
  uuid: fileUuid,
  allow_doc_preview: z.boolean().nullable().default(null),
  allow_doc_download: z.boolean().nullable().default(null),
})
export type PlacedFile = z.infer<typeof placedFile>

/** The files of a unit, each once. */
export const placedFiles = z
  .array(placedFile)
  .max(placedFileLimits.perUnit)
  .refine((files) => new Set(files.map((file) => file.uuid)).size === files.length, 'repeated_file')

/** What a learner's page learns of them; the files themselves come with fresh links by `GET /info-units/{id}`. */
export const placedUuids = z.array(fileUuid)

export const uuidsOf = (files: readonly PlacedFile[]): string[] => files.map((file) => file.uuid)

export const samplePlacedFile: PlacedFile = {
  uuid: '0b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c11',
  allow_doc_preview: null,
  allow_doc_download: null,
}
