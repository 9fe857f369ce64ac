/** Formats of files that hold questions, in or out. */
export const fileFormats = ['moodle', 'qti', 'xlsx', 'csv', 'docx'] as const
export type FileFormat = (typeof fileFormats)[number]

/** Formats in which the server gives questions out; GIFT is written where it is asked for. */
export const outFormats = ['moodle', 'qti', 'xlsx', 'csv'] as const
export type OutFormat = (typeof outFormats)[number]

/** Formats of the table that authors fill in. */
export const templateFormats = ['xlsx', 'csv'] as const
export type TemplateFormat = (typeof templateFormats)[number]

/** What of one file is read. */
export const fileReadLimits = {
  bytes: 64 * 1024 ** 2,
  questions: 2_000,
  pictures: 1_000,
  /** Of one picture. */
  pictureBytes: 20 * 1024 ** 2,
} as const
