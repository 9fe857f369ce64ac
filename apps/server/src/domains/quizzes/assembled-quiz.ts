import { countDrawn, type DrawPool } from '@lectern/contract/attempts/rules/draw-questions'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { asCompetition } from '@lectern/contract/quizzes/quiz-types/competition'
import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import type { QuizRow } from './quizzes.repository.ts'

/** A quiz with every question that an attempt begun now can get. */
export interface AssembledQuiz extends QuizRow {
  /** Out of which questions an attempt gets how many. */
  readonly drawPools: readonly DrawPool[]
  /** The revisions of the quizzes out of which a randomizer draws; empty for every other type. */
  readonly sources: string
}

/** Puts a quiz together with those out of which it draws; of the latter, those that are not there any more are left out. */
export const assembleQuiz = (quiz: QuizRow, sources: readonly (QuizRow | null)[] = []): AssembledQuiz =>
  quizTypeRules(quiz.type).isDrawn ? assembleRandomizer(quiz, sources) : withOwnPool(takenOf(quiz))

/** A quiz as its type lets it be taken. */
const takenOf = (quiz: QuizRow): QuizRow => {
  if (!quizTypeRules(quiz.type).isRanked) return quiz
  const { settings, questions } = asCompetition({
    settings: quiz.settings,
    questions: quiz.readyContent.questions,
  })
  return { ...quiz, settings, readyContent: { version: 1, questions: [...questions] } }
}

const withOwnPool = (quiz: QuizRow): AssembledQuiz => ({
  ...quiz,
  drawPools: [
    {
      questions: quiz.readyContent.questions.map(({ id }) => id),
      take: quiz.settings.drawn_questions_count,
    },
  ],
  sources: '',
})

const assembleRandomizer = (quiz: QuizRow, found: readonly (QuizRow | null)[]): AssembledQuiz => {
  const sources = found.filter((source) => source !== null)
  const takes = new Map(quiz.pools.map(({ quiz_id, take_count }) => [quiz_id, take_count]))
  const known = new Set<string>()
  const pools = sources.map((source, at) => source.readyContent.questions.map(distinct(known, at)))
  return {
    ...quiz,
    readyContent: { version: 1, questions: pools.flat() },
    drawPools: pools.map((questions, at) => ({
      questions: questions.map(({ id }) => id),
      take: takes.get(sources[at]?.id ?? 0) ?? null,
    })),
    sources: sources.map(({ id, revision }) => `,${id}:${revision},`).join(''),
  }
}

/** A question that was copied from one of the quizzes into another has the same id in both. */
const distinct =
  (known: Set<string>, pool: number) =>
  (question: Question, at: number): Question => {
    if (!known.has(question.id)) {
      known.add(question.id)
      return question
    }
    return { ...question, id: `pool-${pool}-${at}` }
  }

/** How many questions an attempt at a quiz gets. */
export const questionsOfAttempt = ({ drawPools }: AssembledQuiz): number => countDrawn(drawPools)
