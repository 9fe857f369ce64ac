import type { z } from 'zod'
import type { Answer, AnswerRow, ReadAnswer } from './shared/answer.ts'
import type { AnswerFigures } from './shared/answer-figures.ts'
import type { RowCount } from './shared/count-rows.ts'
import type { QuestionReport } from './shared/question-report.ts'
import type { ShownParts } from './shared/result-parts.ts'
import type { PeerTerms } from './shared/peers/peer-terms.ts'

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
  /** Who of the team gave the points; absent where they come of the answer. */
  readonly marked_by?: number
  /** Of points that a person gave: what the answer brings without them. */
  readonly own?: { readonly correctness: Correctness; readonly points: number }
}

/** What keeps an answer from being ready to hand in, or a question from being shown; the web puts it into words. */
export type Issue = { readonly code: string; readonly at?: string }

/** One thing that a person looks for in an answer, and what it is worth. */
export interface GuideLine {
  readonly criterion: string
  readonly points: number
  readonly description: string
}

/**
 * One question type, whole: what is stored, what a learner may see, what an answer is, when it is ready, when it is
 * right, how it reads. Q is the full question with its key, P its public form (each as its schema parses it). "Ready?"
 * sees public data only.
 */
export interface QuestionTypeDefinition<
  Slug extends string,
  FullSchema extends z.ZodType,
  PublicSchema extends z.ZodType,
  Q = z.output<FullSchema>,
  P = z.output<PublicSchema>,
> {
  readonly slug: Slug
  /** The full question, stored as the author left it; may still be unfinished. */
  readonly question: FullSchema
  readonly publicQuestion: PublicSchema
  /** A new question of this type with nothing written in it; `key` makes an unused client key. */
  readonly create: (key: () => string) => Q
  /** What the author still has to do before learners may see the question; empty when it is ready. */
  readonly findIssues: (question: Q) => readonly Issue[]
  /** Rolls the dice for one attempt. */
  readonly arrange: (question: Q, random: Random) => Arrangement
  /**
   * The public form, built by naming what goes out. Two questions that differ only in their key have the same one: where
   * the author's order tells the key, things stand in an order that does not come from it.
   */
  readonly toPublic: (question: Q, arrangement: Arrangement) => P
  /** The answer to store from the rows that were sent. */
  readonly readAnswer: (question: P, rows: Answer) => ReadAnswer
  /** Whether rows may name files; whose they are, who stores the answer looks. Without it they never do. */
  readonly takesFiles?: (question: P) => boolean
  /** Whether there is anything to answer; without it there is. What asks nothing counts as given. */
  readonly asks?: (question: P) => boolean
  /** "Ready to send?" — the issue that keeps the answer from counting as given, or null. */
  readonly validate: (question: P, answer: Answer) => Issue | null
  /**
   * The answer for which a sheet stands that nobody touched, where what it shows is an answer already; it is stored when the
   * attempt is finished. Without it such a sheet is unanswered.
   */
  readonly untouched?: (question: P) => Answer
  /** Whether there is a key to mark by. The next three are asked only of a question that is scored. */
  readonly isScored: (question: Q) => boolean
  /** "Right?" — marks an answer; one without rows earns nothing. */
  readonly grade: (question: Q, answer: Answer) => Grade
  /** For each row of the answer whether it is right; null where a row alone is neither. */
  readonly marks: (question: Q, answer: Answer) => readonly (boolean | null)[]
  /** The rows of the right answer. */
  readonly key: (question: Q) => Answer
  /** What a person marks by; shown with the key. Without it there is no such thing. */
  readonly guide?: (question: Q) => readonly GuideLine[]
  /** How learners review each other's answers; null where this question does not ask for it. Without it none of the type does. */
  readonly peers?: (question: Q) => PeerTerms | null
  /** What of all that a learner is shown at each detail of the result. */
  readonly shows: ShownParts
  /** How it reads as plain text: for search, mail, print and a person who compares two versions. */
  readonly words: {
    /** What the question offers, one line each; its text and description stand before them. */
    readonly question: (question: P) => readonly string[]
    readonly answer: (question: P, answer: Answer) => readonly string[]
    /** One row by itself, where it reads otherwise than an answer that has no other. */
    readonly row?: (question: P, row: AnswerRow) => string
  }
  /** What the type makes of one answer that is neither right nor wrong, such as counts on scales. */
  readonly report?: (question: Q, answer: Answer) => QuestionReport
  /** Whether learners see that of their own answer; the team always does. */
  readonly isReportShown?: (question: Q) => boolean
  /** Whether what everybody picked is counted and shown (document 002 §4, "Interview"). */
  readonly isCounted?: true
  /**
   * What of an answer others are shown where its question says so (document 002 §3, `is_public_answer_enabled`): words alone,
   * none where they would tell who wrote them. Without it, others are shown nothing.
   */
  readonly publicWords?: (question: Q, answer: Answer) => string
  /** What many people answered, for each row that the question makes possible. */
  readonly summarise: (question: Q, answers: readonly Answer[]) => readonly RowCount[]
  /** What the counts of all rows say beside themselves, such as a mean; of so many who answered. Without it nothing. */
  readonly figures?: (question: Q, counts: readonly RowCount[], answered: number) => AnswerFigures
  readonly sample: QuestionSample<Q>
}

/** One worked example; a shared test runs every type through it. */
export interface QuestionSample<Q> {
  readonly question: Q
  /** The same question with another key; null where the type has no key, and `right` and `wrong` are any two answers. */
  readonly rekeyed: Q | null
  readonly right: Answer
  /** Right in part, and what that earns; null where the type has no parts. */
  readonly half: { readonly answer: Answer; readonly points: number } | null
  readonly wrong: Answer
  /** The answer of somebody who picks everything; null where the type has no such thing. */
  readonly everything: Answer | null
  /** What this question does not take, each with its reason. */
  readonly refused: readonly (readonly [rows: Answer, refusal: string])[]
}
