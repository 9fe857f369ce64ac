import { z } from 'zod'

/** Formats of files that hold a lesson. */
export const lessonFileFormats = ['markdown', 'docx'] as const
export type LessonFileFormat = (typeof lessonFileFormats)[number]

export const lessonFileLimits = {
  bytes: 64 * 1024 ** 2,
  /** Letters of a file in Markdown, pictures that stand in it left out. A lesson holds half a million. */
  letters: 2_000_000,
  /** Blocks in blocks; what stands deeper loses its boxes and keeps its words. */
  depth: 20,
  pictures: 1_000,
  /** Notes that are told one by one. */
  notes: 500,
  /** Letters of a unit that are shown before it is taken over. */
  previewLetters: 600,
} as const

/** What of a file is not as it was there. */
export const readNoteCodes = [
  'html_lost',
  'link_lost',
  'picture_missing',
  'picture_elsewhere',
  'picture_in_line',
  'picture_not_kept',
  'code_language',
  'code_too_long',
  'front_matter',
  'too_deep',
  'footnote_missing',
  'title_cut',
  'looks_lost',
  'comments_lost',
  'object_lost',
  'file_left_out',
] as const
export type ReadNoteCode = (typeof readNoteCodes)[number]

const note = z.object({
  code: z.enum(readNoteCodes),
  /** What it is about, as it stands in the file. */
  words: z.string(),
  /** The line of the file; null where a format has none. */
  line: z.int().nullable(),
})
export type ReadNote = z.infer<typeof note>

/** What a file holds, before it is taken over. */
export const lessonFileReport = z.object({
  format: z.enum(lessonFileFormats),
  sections: z.array(
    z.object({
      name: z.string(),
      units: z.array(
        z.object({
          title: z.string(),
          /** Its first words. */
          words: z.string(),
          letters: z.int(),
          pictures_count: z.int(),
        }),
      ),
    }),
  ),
  pictures_count: z.int(),
  notes: z.array(note),
  /** Of all notes, those that are not told with them. */
  notes_left_out: z.int(),
})
export type LessonFileReport = z.infer<typeof lessonFileReport>

/** Where what is read goes. */
export const importPlaces = ['replace', 'add'] as const
export type ImportPlace = (typeof importPlaces)[number]

/** The answer when a file was taken over. */
export const lessonFileTaken = z.object({
  /** The entry of the history that brings back how the lesson was. */
  version_before: z.int(),
  report: lessonFileReport,
})
export type LessonFileTaken = z.infer<typeof lessonFileTaken>
