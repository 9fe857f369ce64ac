import type { z } from 'zod'
import type { Answer, AnswerRow, ReadAnswer } from './shared/answer.ts'
import { noAnswer } from './shared/no-answer.ts'
import type { AnswerFigures } from './shared/answer-figures.ts'
import type { RowCount } from './shared/count-rows.ts'
import type {
  Arrangement,
  Grade,
  GuideLine,
  Issue,
  QuestionSample,
  QuestionTypeDefinition,
  Random,
} from './question-type.ts'
import { readable } from './shared/readable.ts'
import type { QuestionReport } from './shared/question-report.ts'
import type { ShownParts } from './shared/result-parts.ts'
import type { PeerTerms } from './shared/peers/peer-terms.ts'

/**
 * A question type as the registry holds it: the same functions over unparsed questions, each parsing what it is given, so
 * that callers handle all types alike without a cast.
 */
export interface QuestionType<
  Slug extends string = string,
  FullSchema extends z.ZodType = z.ZodType,
  PublicSchema extends z.ZodType = z.ZodType,
> {
  readonly slug: Slug
  readonly question: FullSchema
  readonly publicQuestion: PublicSchema
  readonly create: (key: () => string) => z.output<FullSchema>
  readonly findIssues: (question: unknown) => readonly Issue[]
  readonly arrange: (question: unknown, random: Random) => Arrangement
  readonly toPublic: (question: unknown, arrangement: Arrangement) => z.output<PublicSchema>
  readonly readAnswer: (question: unknown, arrangement: Arrangement, rows: Answer) => ReadAnswer
  readonly takesFiles: (question: unknown) => boolean
  readonly asks: (question: unknown) => boolean
  readonly validate: (question: unknown, arrangement: Arrangement, answer: Answer) => Issue | null
  /** Without rows where an untouched sheet is no answer. */
  readonly untouched: (question: unknown, arrangement: Arrangement) => Answer
  readonly isScored: (question: unknown) => boolean
  /** Of a question without a key: unscored. */
  readonly grade: (question: unknown, answer: Answer) => Grade
  /** Of a question without a key: null for every row. */
  readonly marks: (question: unknown, answer: Answer) => readonly (boolean | null)[]
  /** Of a question without a key: no rows. */
  readonly key: (question: unknown) => Answer
  /** Null where a person has nothing to mark by. */
  readonly guide: (question: unknown) => readonly GuideLine[] | null
  /** Null where learners do not review each other's answers. */
  readonly peers: (question: unknown) => PeerTerms | null
  readonly shows: ShownParts
  /** The lines of the question as its author knows it, without its text; then those of an answer to it. */
  readonly words: {
    readonly question: (question: unknown) => readonly string[]
    readonly answer: (question: unknown, answer: Answer) => readonly string[]
    /** One row by itself, such as one of those that are counted. */
    readonly row: (question: unknown, row: AnswerRow) => string
  }
  /** The same lines for paper: with their formulas as they were written, in an order that tells nothing of the key. */
  readonly paper: {
    readonly question: (question: unknown) => readonly string[]
    readonly answer: (question: unknown, answer: Answer) => readonly string[]
  }
  /** Of a type that makes nothing of its answers: null. */
  readonly report: (question: unknown, answer: Answer) => QuestionReport | null
  readonly isReportShown: (question: unknown) => boolean
  readonly isCounted: boolean
  /** Empty where others are shown nothing. */
  readonly publicWords: (question: unknown, answer: Answer) => string
  readonly summarise: (question: unknown, answers: readonly Answer[]) => readonly RowCount[]
  /** Of a type that makes nothing of the counts: nothing. */
  readonly figures: (question: unknown, counts: readonly RowCount[], answered: number) => AnswerFigures
  readonly sample: QuestionSample<z.output<FullSchema>>
}

/** Makes the registry's form of a question type. Every function throws on a question that its schema refuses. */
export const defineQuestionType = <
  const Slug extends string,
  FullSchema extends z.ZodType,
  PublicSchema extends z.ZodType,
>(
  type: QuestionTypeDefinition<Slug, FullSchema, PublicSchema>,
): QuestionType<Slug, FullSchema, PublicSchema> => {
  const full = (question: unknown) => type.question.parse(question)
  const shown = (question: unknown, arrangement: Arrangement) =>
    type.publicQuestion.parse(type.toPublic(full(question), arrangement))
  const inAnyOrder = (question: unknown) =>
    shown(
      question,
      type.arrange(full(question), () => 0),
    )
  const inWords = (question: unknown) => type.publicQuestion.parse(readable(inAnyOrder(question)))
  const ofKey = <T>(question: unknown, ask: (q: z.output<FullSchema>) => T, otherwise: T): T => {
    const parsed = full(question)
    return type.isScored(parsed) ? ask(parsed) : otherwise
  }
  return {
    slug: type.slug,
    question: type.question,
    publicQuestion: type.publicQuestion,
    create: type.create,
    findIssues: (question) => type.findIssues(full(question)),
    arrange: (question, random) => type.arrange(full(question), random),
    toPublic: shown,
    readAnswer: (question, arrangement, rows) => type.readAnswer(shown(question, arrangement), rows),
    takesFiles: (question) => type.takesFiles?.(inAnyOrder(question)) ?? false,
    asks: (question) => type.asks?.(inAnyOrder(question)) ?? true,
    validate: (question, arrangement, answer) => type.validate(shown(question, arrangement), answer),
    untouched: (question, arrangement) => type.untouched?.(shown(question, arrangement)) ?? noAnswer,
    isScored: (question) => type.isScored(full(question)),
    grade: (question, answer) => ofKey<Grade>(question, (q) => type.grade(q, answer), unscored),
    marks: (question, answer) =>
      ofKey(
        question,
        (q) => type.marks(q, answer),
        answer.map(() => null),
      ),
    key: (question) => ofKey(question, type.key, []),
    guide: (question) => type.guide?.(full(question)) ?? null,
    peers: (question) => type.peers?.(full(question)) ?? null,
    shows: type.shows,
    words: {
      question: (question) => type.words.question(inWords(question)),
      answer: (question, answer) => type.words.answer(inWords(question), answer),
      row: (question, row) => {
        const shownQuestion = inWords(question)
        return type.words.row?.(shownQuestion, row) ?? type.words.answer(shownQuestion, [row]).join('; ')
      },
    },
    paper: {
      question: (question) => type.words.question(inAnyOrder(question)),
      answer: (question, answer) => type.words.answer(inAnyOrder(question), answer),
    },
    report: (question, answer) => type.report?.(full(question), answer) ?? null,
    isReportShown: (question) => type.isReportShown?.(full(question)) ?? false,
    isCounted: type.isCounted ?? false,
    publicWords: (question, answer) => type.publicWords?.(full(question), answer) ?? '',
    summarise: (question, answers) => type.summarise(full(question), answers),
    figures: (question, counts, answered) => type.figures?.(full(question), counts, answered) ?? {},
    sample: type.sample,
  }
}

const unscored: Grade = { correctness: 'unscored', points: 0, max_points: 0 }
