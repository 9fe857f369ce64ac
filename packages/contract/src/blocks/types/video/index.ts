import { z } from 'zod'
import { defineBlockType } from '../../block-type.ts'
import {
  placedFileLimits,
  placedFiles,
  placedUuids,
  samplePlacedFile,
  uuidsOf,
} from '../../../files/placed-file.ts'
import { unitPreviewIndex } from '../../preview-index.ts'
import { unitType } from '../../unit-types.ts'

/** An address of a film on another host; which player shows it is told by the address. */
const link = z
  .string()
  .max(2_000)
  .refine((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''), 'invalid_url')

/** A time code with a title. `at` in seconds. */
const chapter = z.object({
  at: z.number().min(0),
  title: z.string().trim().min(1).max(placedFileLimits.chapterTitle),
})
const chapters = z.array(chapter).max(placedFileLimits.chapters).default([])

/** Unit type 2: films of the school's storage, or one on another host. */
export const videoBlock = defineBlockType({
  typeId: unitType.video,
  completion: 'played',
  isText: false,
  standIn: 'video',
  content: z.object({
    files: placedFiles,
    link: link.nullable().default(null),
    chapters,
    preview_index: unitPreviewIndex,
  }),
  publicContent: z.object({
    file_uuids: placedUuids,
    link: link.nullable(),
    chapters,
    preview_index: unitPreviewIndex,
  }),
  create: () => ({ files: [], link: null, chapters: [], preview_index: null }),
  toPublic: ({ files, ...rest }) => ({ file_uuids: uuidsOf(files), ...rest }),
  isEmpty: (content) => content.files.length === 0 && content.link === null,
  tasks: () => [],
  quizIds: () => [],
  opening: () => null,
  isCheckpoint: () => false,
  files: ({ files }) => files,
  words: ({ chapters: parts }) => parts.map(({ title }) => title).join('\n'),
  letters: () => 0,
  isShownEmpty: (shown) => shown.file_uuids.length === 0 && shown.link === null,
  shownQuizIds: () => [],
  playedFrom: (shown) => shown.link,
  sample: {
    files: [samplePlacedFile],
    link: null,
    chapters: [{ at: 0, title: 'Beginning' }],
    preview_index: null,
  },
})
