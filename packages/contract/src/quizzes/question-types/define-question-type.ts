import type { z } from 'zod'
import type {
  AnswerKeyView,
  AnswerPayload,
  Arrangement,
  Grade,
  Issue,
  QuestionSample,
  QuestionTypeDefinition,
  Random,
} from './question-type.ts'

/**
 * A question type as the registry holds it: the same functions over unparsed values, each parsing what it is given, so
 * that callers handle all types alike without a cast.
 */
export interface QuestionType<
  Slug extends string = string,
  FullSchema extends z.ZodType = z.ZodType,
  PublicSchema extends z.ZodType = z.ZodType,
  A = unknown,
> {
  readonly slug: Slug
  readonly question: FullSchema
  readonly publicQuestion: PublicSchema
  readonly create: (key: () => string) => z.output<FullSchema>
  readonly findIssues: (question: unknown) => readonly Issue[]
  readonly arrange: (question: unknown, random: Random) => Arrangement
  readonly toPublic: (question: unknown, arrangement: Arrangement) => z.output<PublicSchema>
  /** The answer to store; null when the payload names what this question does not have. */
  readonly readAnswer: (question: unknown, arrangement: Arrangement, payload: AnswerPayload) => A | null
  readonly toPayload: (answer: unknown) => AnswerPayload
  readonly validate: (question: unknown, arrangement: Arrangement, answer: unknown) => Issue | null
  readonly grade: (question: unknown, answer: unknown) => Grade
  readonly key: (question: unknown) => AnswerKeyView
  readonly sample: QuestionSample<z.output<FullSchema>, A>
}

/** Makes the registry's form of a question type. Every function throws on a value that its schema refuses. */
export const defineQuestionType = <
  const Slug extends string,
  FullSchema extends z.ZodType,
  PublicSchema extends z.ZodType,
  A,
>(
  type: QuestionTypeDefinition<Slug, FullSchema, PublicSchema, A>,
): QuestionType<Slug, FullSchema, PublicSchema, A> => {
  const full = (question: unknown) => type.question.parse(question)
  const shown = (question: unknown, arrangement: Arrangement) =>
    type.publicQuestion.parse(type.toPublic(full(question), arrangement))
  return {
    slug: type.slug,
    question: type.question,
    publicQuestion: type.publicQuestion,
    create: type.create,
    findIssues: (question) => type.findIssues(full(question)),
    arrange: (question, random) => type.arrange(full(question), random),
    toPublic: shown,
    readAnswer: (question, arrangement, payload) => type.readAnswer(shown(question, arrangement), payload),
    toPayload: (answer) => type.toPayload(type.answer.parse(answer)),
    validate: (question, arrangement, answer) =>
      type.validate(shown(question, arrangement), type.answer.parse(answer)),
    grade: (question, answer) => type.grade(full(question), type.answer.parse(answer)),
    key: (question) => type.key(full(question)),
    sample: type.sample,
  }
}
