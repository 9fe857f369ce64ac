import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'
import { wholeList } from '../kernel/envelope.ts'
import { answerFigures } from '../quizzes/question-types/shared/answer-figures.ts'
import { questionSlugs } from '../quizzes/question-types/slugs.ts'
import { quizTypes } from '../quizzes/quiz-types/quiz-type.ts'
import { quizLimits } from '../quizzes/quiz.ts'

export const resultLimits = {
  /** Attempts that are counted, those handed in last. */
  attempts: 20_000,
  /** Attempts whose times are taken, those handed in last. */
  timed: 2_000,
  /** Versions of a quiz to choose from, the newest. */
  versions: 100,
  /** Rows that are told of one question, those given most. */
  rows: 100,
  /** Letters of one of them. */
  rowText: 300,
  /** Attempts in one part of the table. */
  part: 1_000,
} as const

/** The steps of a distribution: tenths of the points that there were. */
export const distributionSteps = 10

const middle = z.object({ average: z.number(), median: z.number() })

/** One question over many attempts, in numbers. */
export const questionStatistics = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(questionSlugs),
  /** Whether there is a key to mark by. */
  is_scored: z.boolean(),
  /** Attempts that had it; each is one of the six that follow. */
  asked: z.int(),
  right: z.int(),
  /** Not right, with points. */
  part: z.int(),
  wrong: z.int(),
  /** Waits for a person. */
  pending: z.int(),
  /** Answered, without right and wrong. */
  unscored: z.int(),
  left_out: z.int(),
  average_points: z.number().nullable(),
  max_points: z.number().nullable(),
  /** The share of its points that was earned, 0 to 1; null where there are none. */
  difficulty: z.number().nullable(),
  /** The correlation of its points with those of the others, −1 to 1; null where nothing can be said. */
  discrimination: z.number().nullable(),
})
export type QuestionStatistics = z.infer<typeof questionStatistics>

/** What came of a quiz: of everybody's last attempt, or of all that were handed in. */
export const quizResults = z.object({
  quiz: z.object({ id, name: z.string(), type: z.enum(quizTypes) }),
  /** The newest first, each with what came of the attempts that were begun on it. */
  versions: wholeList(
    z.object({
      id,
      number: z.int(),
      attempts: z.int(),
      /** Of those that could have failed, as below. */
      passed: z.int(),
      failed: z.int(),
      /** Average of the points in per cent. */
      percent: z.number().nullable(),
    }),
    resultLimits.versions,
  ),
  /** People who began. */
  learners: z.int(),
  /** Attempts that were begun. */
  started: z.int(),
  /** Attempts that are counted below. */
  counted: z.int(),
  /** Whether there were more than are counted. */
  is_cut: z.boolean(),
  /** Passed by a pass mark or by a decision; an attempt that nothing measured is neither passed nor failed here. */
  passed: z.int(),
  failed: z.int(),
  under_check: z.int(),
  points: middle.nullable(),
  max_points: z.number().nullable(),
  percent: middle.nullable(),
  seconds: middle.nullable(),
  /** How many attempts earned each tenth of their points; the last one holds all of them. */
  distribution: wholeList(z.int(), distributionSteps),
  questions: wholeList(questionStatistics, quizLimits.questions),
})
export type QuizResults = z.infer<typeof quizResults>

/** One row of the answers to a question, and how many gave it. */
export const rowStatistics = z.object({
  label: z.string(),
  count: z.int(),
  percent: z.int(),
  /** Null where a row alone is neither right nor wrong. */
  is_right: z.boolean().nullable(),
})
export type RowStatistics = z.infer<typeof rowStatistics>

/** What people answered to one question. */
export const questionAnswers = z.object({
  id: z.string(),
  answered: z.int(),
  /**
   * From the answer stored before it in the same attempt, or from the start, until its own last change; of the
   * attempts handed in last.
   */
  seconds: middle.nullable(),
  rows: wholeList(rowStatistics, resultLimits.rows),
  /** Whether other rows were given than are told. */
  is_cut: z.boolean(),
  most_chosen_wrong: rowStatistics.nullable(),
  figures: answerFigures,
})
export type QuestionAnswers = z.infer<typeof questionAnswers>

/** One attempt in the table of a quiz. */
export const resultTableRow = z.object({
  id,
  learner: z.object({ name: z.string(), email: z.string() }),
  status_id: z.literal([1, 2, 3, 4, 5, 6]),
  /** Passed without a pass mark, as of an attempt. */
  is_unmeasured: z.literal(true).optional(),
  scores: z.number().nullable(),
  max_scores: z.number().nullable(),
  started_at: instant,
  finished_at: instant,
  passed_time_in_seconds: z.int(),
  /** Question id → points; a question that the attempt did not have is absent. */
  points: z.record(z.string(), z.number()),
})
export type ResultTableRow = z.infer<typeof resultTableRow>
