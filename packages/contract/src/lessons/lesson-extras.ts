import { z } from 'zod'
import { previewIndex } from '../blocks/preview-index.ts'
import { id } from '../kernel/ids.ts'

/** Limits of what a lesson keeps for parts of the product that come later. */
export const lessonExtrasLimits = { address: 2_048, ids: 200, previews: 20 } as const

const doubledScheme = /^(?:https?:\/{0,2})+(?=https?:\/\/)/i

/** The address of a picture; a scheme that was pasted twice is corrected (document 000 §5). */
const imageAddress = z
  .string()
  .trim()
  .max(lessonExtrasLimits.address)
  .transform((text) => text.replace(doubledScheme, ''))
  .refine(
    (text) => /^\/(?!\/)/.test(text) || ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''),
    'invalid_url',
  )

const isEmptyEntry = (value: unknown): boolean => value === null || value === '' || value === 0

/** Ids alone; empty entries are dropped (document 000 §5). */
const sentIds = z
  .array(z.union([id, z.null(), z.literal(''), z.literal(0)]))
  .max(lessonExtrasLimits.ids)
  .transform((all) => all.filter((each): each is number => !isEmptyEntry(each)))

/** One of the two pictures on which films and recordings of the lesson may stand (document 000 §3, "Preview"). */
export const lessonPreview = z.object({ index: previewIndex, url: z.string().nullable() })
const sentPreview = z.strictObject({ index: previewIndex, url: imageAddress.nullable() })
const sentPreviews = z.array(sentPreview).max(lessonExtrasLimits.previews)

/**
 * Fields of a lesson that document 000 §3 names. Access acts on `is_open`, `is_skip_checkpoint` and `accessible_after_ids`, the page on
 * `image` and `lesson_previews`; the others are kept as they came and given back.
 */
export const lessonExtras = z.object({
  course_nodeble_id: id.nullable().default(null),
  image: z.string().nullable().default(null),
  is_skip_checkpoint: z.boolean().default(false),
  is_open: z.boolean().default(false),
  offers: z.array(id).default([]),
  is_preview_added: z.boolean().default(false),
  lesson_previews: z.array(lessonPreview).default([]),
  video_previews: z.array(lessonPreview).default([]),
  preview: lessonPreview.nullable().default(null),
  preview_id: id.nullable().default(null),
  preview_ids: z.array(id).default([]),
  accessible_timezone_id: id.nullable().default(null),
  accessible_after_ids: z.array(id).default([]),
})
export type LessonExtras = z.infer<typeof lessonExtras>

/** The same as an author sends them; what is not named stays. */
export const lessonExtrasChange = z
  .strictObject({
    course_nodeble_id: id.nullable(),
    image: imageAddress.nullable(),
    is_skip_checkpoint: z.boolean(),
    is_open: z.boolean(),
    offers: sentIds,
    is_preview_added: z.boolean(),
    lesson_previews: sentPreviews,
    video_previews: sentPreviews,
    preview: sentPreview.nullable(),
    preview_id: id.nullable(),
    preview_ids: sentIds,
    accessible_timezone_id: id.nullable(),
    accessible_after_ids: sentIds,
  })
  .partial()
