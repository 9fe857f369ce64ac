import type { FileKind } from './kinds.ts'

/** What an upload is for (document 001 §7, query `model`). */
export const uploadModels = [
  'storage',
  'courseLesson',
  'courseFile',
  'infoUnitContent',
  'quiz',
  'quizAnswer',
  'comment',
] as const
export type UploadModel = (typeof uploadModels)[number]

export interface UploadRule {
  /** Kinds that are taken, by content. */
  readonly kinds: readonly FileKind[]
  /** Extensions that are taken; null for any. */
  readonly extensions: readonly string[] | null
  /** Who uploads: the staff of a school, or its learners too. */
  readonly by: 'staff' | 'learner'
}

const everything = ['image', 'video', 'audio', 'pdf', 'document', 'archive', 'other'] as const
const answers = ['image', 'video', 'audio', 'pdf', 'document', 'archive'] as const

/** What each model takes; web and server read the same table. */
export const uploadRules: Readonly<Record<UploadModel, UploadRule>> = {
  storage: { kinds: everything, extensions: null, by: 'staff' },
  courseLesson: { kinds: everything, extensions: null, by: 'staff' },
  // A course as a file, until a course is made of it.
  courseFile: { kinds: ['archive'], extensions: ['zip', 'imscc'], by: 'staff' },
  // Pictures of the text editor (document 001 §5).
  infoUnitContent: { kinds: ['image'], extensions: ['jpeg', 'jpg', 'png', 'webp', 'gif'], by: 'staff' },
  quiz: { kinds: answers, extensions: null, by: 'staff' },
  quizAnswer: { kinds: answers, extensions: null, by: 'learner' },
  comment: { kinds: answers, extensions: null, by: 'learner' },
}

/** Where a file came in: the storage itself, an editor of lessons and quizzes, or a learner's answer or comment. */
export const fileSources = ['storage', 'materials', 'learners'] as const
export type FileSource = (typeof fileSources)[number]

const sourceOfModel: Readonly<Record<UploadModel, FileSource>> = {
  storage: 'storage',
  courseLesson: 'storage',
  courseFile: 'materials',
  infoUnitContent: 'materials',
  quiz: 'materials',
  quizAnswer: 'learners',
  comment: 'learners',
}

/** The models of the files of a source. */
export const modelsOf = (source: FileSource): UploadModel[] =>
  uploadModels.filter((model) => sourceOfModel[model] === source)

export const sourceOf = (model: UploadModel): FileSource => sourceOfModel[model]

/** 15 GiB, unless the server is told otherwise (document 001 §9). */
export const defaultMaxUpload = 16_106_127_360
/** Of a school, unless the server is told otherwise. */
export const defaultQuota = 10 * 1024 ** 3

export const fileLimits = {
  name: 255,
  caption: 2_000,
  folderName: 120,
  folders: 1_000,
  folderDepth: 8,
  perCall: 200,
  openUploads: 100,
  /** Of an upload whose length is told at its end: a recording. */
  deferredBytes: 512 * 1024 ** 2,
} as const

/** The extension of a name: lower case, without its dot, empty when there is none. */
export const extensionOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,12})$/.exec(name)?.[1]?.toLowerCase() ?? ''
