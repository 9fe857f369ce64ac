import { volatile } from '../kernel/volatile.ts'
import { z } from 'zod'
import { oneLine } from '../kernel/texts/one-line.ts'
import { id } from '../kernel/ids.ts'
import { instant } from '../kernel/dates.ts'
import { heldEdits } from './held-edits/held-edits.ts'
import { question } from './question-types/registry.ts'
import { quizSettings } from './quiz-settings.ts'
import { quizTypes, type QuizType } from './quiz-types/quiz-type.ts'

export const quizLimits = { name: 200, questions: 200, pools: 20 } as const

/** A type as a caller names it: `mixed` is another name for a quiz of any questions (document 000 §3). */
export const quizTypeName = z
  .enum([...quizTypes, 'mixed'])
  .transform((name): QuizType => (name === 'mixed' ? 'default' : name))

/** The stored questions of a quiz: a document with a version, migrated in named steps when its form changes. */
export const quizContent = z.object({
  version: z.literal(1),
  questions: z
    .array(question)
    .max(quizLimits.questions)
    .refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'repeated_id'),
})
export type QuizContent = z.infer<typeof quizContent>

/** A quiz out of which a randomizer draws. */
export const quizPool = z.strictObject({
  quiz_id: id,
  /** How many of its questions each attempt gets; null for all. */
  take_count: z.int().min(1).max(quizLimits.questions).nullable(),
})
export type QuizPool = z.infer<typeof quizPool>

export const quizPools = z
  .array(quizPool)
  .max(quizLimits.pools)
  .refine((all) => new Set(all.map(({ quiz_id }) => quiz_id)).size === all.length, 'repeated_id')

export const issue = z.object({
  question_id: z.string(),
  code: z.string(),
  at: z.string().optional(),
})
export type QuizIssue = z.infer<typeof issue>

/** A quiz as its author sees it, key included. */
export const quiz = z.object({
  id,
  name: z.string(),
  type: z.enum(quizTypes),
  settings: quizSettings,
  content: quizContent,
  /** Of a randomizer; empty for every other type. */
  pools: z.array(
    quizPool.extend({ name: z.string(), /** Of those that learners may get. */ questions_count: z.int() }),
  ),
  /** Counts every stored change; a save names the one it was made on. */
  revision: volatile('revision', z.int()),
  /** What keeps questions from being shown; learners get the last version of each question that had none. */
  issues: z.array(issue),
  /** Edits that learners do not get yet; null where they go out as they are saved. */
  held: heldEdits.nullable(),
  updated_at: volatile('time stamp', instant),
})
export type Quiz = z.infer<typeof quiz>

export const quizSummary = z.object({
  id,
  name: z.string(),
  type: z.enum(quizTypes),
  questions_count: z.int(),
  folder_id: id.nullable(),
  tags: z.array(z.string()),
  is_archived: z.boolean(),
  /** Lessons that show it. */
  lessons_count: z.int(),
  attempts_count: z.int(),
  has_held_edits: z.boolean(),
  updated_at: instant,
})
export type QuizSummary = z.infer<typeof quizSummary>

export const quizName = oneLine.min(1).max(quizLimits.name)
