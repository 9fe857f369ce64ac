import { z } from 'zod'
import { id, namedThing } from '../../kernel/ids.ts'
import { instant } from '../../kernel/dates.ts'
import { volatile } from '../../kernel/volatile.ts'
import { type Question, question } from '../question-types/registry.ts'
import { questionSlugs } from '../question-types/slugs.ts'
import { issue } from '../quiz.ts'

export const bankLimits = {
  /** Of one school, archived ones included. */
  questions: 10_000,
  /** Questions that one call keeps, changes or takes over. */
  perCall: 100,
  /** Questions that are asked for by their ids; as many as a quiz has at most. */
  chosen: 200,
  /** Quizzes in an answer of "where used". */
  places: 200,
  /** Characters of the name of a question in a list. */
  name: 300,
} as const

/** A question that is kept for reuse, key included. */
export const bankQuestion = z.object({
  id,
  question,
  /** The same as long as the question is: what it asks, offers and marks. Tags and difficulty are no part of it. */
  sum: volatile('revision', z.string()),
  /** Counts every stored change; a save names the one it was made on. */
  revision: volatile('revision', z.int()),
  /** What keeps the question from being shown. */
  issues: z.array(issue),
  is_archived: z.boolean(),
  updated_at: volatile('time stamp', instant),
})
export type BankQuestion = z.infer<typeof bankQuestion>

/** A question of the bank as a row of its list. */
export const bankSummary = z.object({
  id,
  /** Its text as plain words; empty while nothing is written. */
  name: z.string(),
  type: z.enum(questionSlugs),
  tags: z.array(z.string()),
  /** Whether learners could see it as it is. */
  is_ready: z.boolean(),
  is_archived: z.boolean(),
  /** Quizzes that hold it. */
  quizzes_count: z.int(),
  updated_at: instant,
  /** Who changed it last; null for somebody who is gone. */
  updated_by: z.string().nullable(),
})
export type BankSummary = z.infer<typeof bankSummary>

/** A quiz that holds a question of the bank. */
export const bankPlace = z.object({
  quiz: namedThing,
  /** The bank has another form of the question than the one that the quiz took over. */
  is_older: z.boolean(),
  /** The question was changed in the quiz after it was taken over. */
  has_own_changes: z.boolean(),
  attempts_count: z.int(),
})
export type BankPlace = z.infer<typeof bankPlace>

/** A quiz that took a question over, with what it had instead. */
export const takenOver = z.object({
  quiz_id: id,
  before: z.array(question),
})
export type TakenOver = z.infer<typeof takenOver>

/**
 * A question of the bank as a quiz holds it: under an id of the quiz, and with where it came from. The ids inside stay, so that
 * answers given before a later take-over still name the same options.
 */
export const takenFrom = (entry: Pick<BankQuestion, 'id' | 'question' | 'sum'>, key: string): Question => ({
  ...entry.question,
  id: key,
  bank: { id: entry.id, sum: entry.sum },
})
