import { createHash } from 'node:crypto'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz'

/** A quiz of the demo, with the name by which journeys call it. */
export interface DemoQuiz {
  readonly key: string
  readonly name: string
  readonly settings?: Partial<QuizSettings>
  readonly questions: readonly Question[]
}

/** The recordings that come along with the demo (`media/`). */
export type DemoMedia = 'film' | 'bells'

export type DemoUnit =
  | { readonly kind: 'text'; readonly notation: string }
  | { readonly kind: 'quiz'; readonly quiz: DemoQuiz }
  | { readonly kind: 'audio'; readonly title: string; readonly media: DemoMedia }
  | {
      readonly kind: 'video'
      readonly title: string
      readonly media: DemoMedia
      /** Seconds and titles. */
      readonly chapters: readonly (readonly [at: number, title: string])[]
    }

export interface DemoSection {
  readonly name: string
  readonly units: readonly DemoUnit[]
}

/** A lesson of the demo, with the name by which journeys call it. */
export interface DemoLesson {
  readonly key: string
  readonly title: string
  readonly isDraft?: true
  /** A free preview. */
  readonly isPublic?: true
  /** Days between the start of a participation and the opening. */
  readonly opensAfterDays?: number
  readonly sections: readonly DemoSection[]
}

export interface DemoCourse {
  readonly key: string
  readonly title: string
  readonly description: string
  readonly lessons: readonly DemoLesson[]
}

/** A text unit, in the notation of `notation.ts`. */
export const text = (notation: string): DemoUnit => ({ kind: 'text', notation })

export const practice = (quiz: DemoQuiz): DemoUnit => ({ kind: 'quiz', quiz })

interface QuestionText {
  readonly name: string
  readonly description?: string
  /** One line each; those that begin with `+` are right. */
  readonly options: readonly string[]
  /** Shown with the result. */
  readonly comment: string
  readonly points?: number
  readonly isOptional?: true
}

export const single = (question: QuestionText): Question => ({
  ...choice(question),
  type: 'single_answer',
})

export const multiple = (question: QuestionText): Question => ({
  ...choice(question),
  type: 'multiple_answer',
})

const choice = ({ name, description = '', options, comment, points = 1, isOptional }: QuestionText) => ({
  id: keyOf(name),
  name,
  description,
  is_required: !isOptional,
  points,
  comment,
  shuffle_answers: true,
  answers: options.map((option) => {
    const words = option.replace(/^\+/, '').trim()
    return { id: keyOf(name, words), text: words, is_correct: option.startsWith('+') }
  }),
})

/** A key that is the same at every start and tells nothing of what it stands for. */
export const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
