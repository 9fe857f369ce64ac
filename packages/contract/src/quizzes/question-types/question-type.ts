import type { z } from 'zod'

/** Chance, given from outside so that a rule stays pure: a number in [0, 1). */
export type Random = () => number

/** What chance decided for one question of one attempt, rolled once and stored with the attempt. */
export interface Arrangement {
  /** Ids of the options in the order in which this learner sees them. */
  readonly order: readonly string[]
}

/** Whether an answer is right. `pending` waits for a person; `unscored` is neither right nor wrong. */
export type Correctness = 'correct' | 'incorrect' | 'pending' | 'unscored'

export interface Grade {
  readonly correctness: Correctness
  readonly points: number
  readonly max_points: number
}

/** What keeps an answer from being ready to hand in, or a question from being shown; the web puts it into words. */
export type Issue = { readonly code: string; readonly at?: string }

/** The learner's answer as it comes over the wire (document 002 §3, "Answer payload per question"). */
export interface AnswerPayload {
  readonly answer_ids: readonly string[]
  readonly text_answer: string | null
}

/** What a result view may show of the key once the quiz allows it. */
export interface AnswerKeyView {
  readonly answer_ids: readonly string[]
}

/**
 * One question type, whole: what is stored, what a learner may see, what an answer is, when it is ready, when it is
 * right. Q is the full question with its key, P its public form (each as its schema parses it), A the stored answer. "Ready?" sees public data only.
 */
export interface QuestionTypeDefinition<
  Slug extends string,
  FullSchema extends z.ZodType,
  PublicSchema extends z.ZodType,
  A,
  Q = z.output<FullSchema>,
  P = z.output<PublicSchema>,
> {
  readonly slug: Slug
  /** The full question, stored as the author left it; may still be unfinished. */
  readonly question: FullSchema
  readonly publicQuestion: PublicSchema
  readonly answer: z.ZodType<A>
  /** A new question of this type with nothing written in it; `key` makes an unused client key. */
  readonly create: (key: () => string) => Q
  /** What the author still has to do before learners may see the question; empty when it is ready. */
  readonly findIssues: (question: Q) => readonly Issue[]
  /** Rolls the dice for one attempt. */
  readonly arrange: (question: Q, random: Random) => Arrangement
  /** The public form, built by naming what goes out. */
  readonly toPublic: (question: Q, arrangement: Arrangement) => P
  /** The stored answer from the wire's payload; null when it names what this question does not have. */
  readonly readAnswer: (question: P, payload: AnswerPayload) => A | null
  /** The payload that would give this answer, to show an earlier answer again. */
  readonly toPayload: (answer: A) => AnswerPayload
  /** "Ready to send?" — the issue that keeps the answer from counting as given, or null. */
  readonly validate: (question: P, answer: A) => Issue | null
  /** "Right?" — marks a ready answer. */
  readonly grade: (question: Q, answer: A) => Grade
  /** The key, for a result view that may show it. */
  readonly key: (question: Q) => AnswerKeyView
  readonly sample: QuestionSample<Q, A>
}

/** One worked example; a shared test runs every type through it. */
export interface QuestionSample<Q, A> {
  readonly question: Q
  readonly right: A
  readonly wrong: A
  readonly empty: A
  /** The answer of somebody who picks everything; null where the type has no such thing. */
  readonly everything: A | null
}
