import { z } from 'zod'
import { placedFile } from '../../../files/placed-file.ts'
import { fileUuid } from '../../../files/file.ts'
import { clientKey, id } from '../../../kernel/ids.ts'
import { richText } from '../../../kernel/rich-text.ts'
import type { Issue } from '../question-type.ts'
import { wordsOfThing } from './thing-words.ts'

export const questionLimits = {
  name: 2_000,
  description: 20_000,
  /** Of a rich text with its form, as JSON. */
  richText: 200_000,
  optionText: 2_000,
  options: 50,
  binds: 500,
  points: 1_000,
  files: 10,
  tags: 20,
  tag: 40,
  alt: 500,
  /** Pixels that a picture may be wide or high. */
  picture: 2_000,
  timer: 24 * 60 * 60,
} as const

/** A longer text of the author: rich, or plain words of which every line is a paragraph. Empty: nothing is written. */
export const authorText = z.union([
  z.string().max(questionLimits.description),
  richText.refine((text) => JSON.stringify(text).length <= questionLimits.richText, 'too_big'),
])
export type AuthorText = z.infer<typeof authorText>

const pixels = z.int().min(16).max(questionLimits.picture).nullable().default(null)

/** A picture of the storage where the author put it; a size of null leaves it to the room that there is. */
export const picture = z.object({
  uuid: fileUuid,
  width: pixels,
  height: pixels,
  /** What it shows, in words, for who does not see it. */
  alt: z.string().max(questionLimits.alt).default(''),
})
export type Picture = z.infer<typeof picture>

const image = picture.nullable().optional()

/** Files beside a question or its comment, each once. */
export const questionFiles = z
  .array(placedFile)
  .max(questionLimits.files)
  .refine((all) => new Set(all.map(({ uuid }) => uuid)).size === all.length, 'repeated_file')

const files = questionFiles.optional()

const flag = z.boolean().optional()

/** Fields that every question has, key or no key (document 002 §3). What a question does without is absent. */
export const questionHead = {
  id: clientKey,
  /** One line; like every short text of the author it may hold formulas. */
  name: z.string().max(questionLimits.name),
  description: authorText.default(''),
  image,
  files,
  is_required: z.boolean().default(true),
  /** Seconds. */
  timer_duration: z.int().min(1).max(questionLimits.timer).nullable().optional(),
  is_comment_enabled: flag,
  is_file_comment_enabled: flag,
  is_audio_comment_enabled: flag,
  is_video_comment_enabled: flag,
  /** Whether others may see what somebody answered. */
  is_public_answer_enabled: flag,
}

export type QuestionHead = z.infer<z.ZodObject<typeof questionHead>>

/** What every public form says of its question. */
export const headOf = (question: QuestionHead): QuestionHead => ({
  id: question.id,
  name: question.name,
  description: question.description,
  image: question.image,
  files: question.files,
  is_required: question.is_required,
  timer_duration: question.timer_duration,
  is_comment_enabled: question.is_comment_enabled,
  is_file_comment_enabled: question.is_file_comment_enabled,
  is_audio_comment_enabled: question.is_audio_comment_enabled,
  is_video_comment_enabled: question.is_video_comment_enabled,
  is_public_answer_enabled: question.is_public_answer_enabled,
})

const points = z.number().min(0).max(questionLimits.points).multipleOf(0.01)

/** Points that one right part of an answer earns by itself. */
export const partPoints = points.default(0)

/**
 * To which answers a comment is shown (PRODUCT-learning §2.1): to all at every detail of the result, or to wrong or right
 * ones where the result tells which they are. Without it, a comment is shown where the key is.
 */
export const commentType = { always: 1, ifWrong: 2, ifRight: 3 } as const

/** The question of the bank that a question of a quiz was taken from, and which form of it. */
export const bankOrigin = z.object({ id, sum: z.string().regex(/^[0-9a-f]{32}$/) })

/** For the author's own order. */
export const questionTags = z.array(z.string().trim().min(1).max(questionLimits.tag)).max(questionLimits.tags)

/** Fields that only author and grader see, beside the key of the type. */
export const questionTail = {
  /** Earned only for a fully right answer. */
  points: points.default(1),
  /** Shown after finishing, when `comment_type_id` says. */
  comment: authorText.default(''),
  comment_files: files,
  comment_type_id: z.literal([commentType.always, commentType.ifWrong, commentType.ifRight]).optional(),
  tags: questionTags.optional(),
  /** 1 easy, 3 hard, as the author thinks. */
  difficulty: z.literal([1, 2, 3]).nullable().optional(),
  /** Absent in the bank itself, and where the question was written in its quiz. */
  bank: bankOrigin.optional(),
}

/** What a new question of any type begins with; opinions earn no points. */
export const blankQuestion = (key: () => string, points = 1) => ({
  id: key(),
  name: '',
  description: '',
  is_required: true,
  points,
  comment: '',
})

/** What is written and shown at one place of a question: an option, a statement, an item. */
export const thing = z.object({ id: clientKey, text: z.string().max(questionLimits.optionText), image })
export type Thing = z.infer<typeof thing>

export const option = thing.extend({
  is_correct: z.boolean(),
  /** Earned when it is right and picked, whatever else is. */
  points: partPoints,
})
export type Option = z.infer<typeof option>

export const publicOption = z.object({ id: clientKey, text: z.string(), image })

/** What of a thing goes out to a learner. */
export const publicThing = ({ id, text, image: shown }: Thing): Thing =>
  shown ? { id, text, image: shown } : { id, text }

/** The issues of a list of things to read: an empty one, a picture without words, two that read alike. */
export const findTextIssues = (
  things: readonly Thing[],
  codes: { readonly empty: string; readonly repeated: string },
): Issue[] => {
  const texts = things.map(wordsOfThing)
  return things.flatMap(({ id, image: shown }, index) => {
    if (texts[index] === '') return [{ code: shown ? 'picture_unnamed' : codes.empty, at: id }]
    return texts.indexOf(texts[index] ?? '') === index ? [] : [{ code: codes.repeated, at: id }]
  })
}
