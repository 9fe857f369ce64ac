import { createHash } from 'node:crypto'
import { unitType } from '@lectern/contract/blocks/unit-types'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz'
import { richTextOf } from './notation.ts'

/** A quiz of the demo, with the name by which journeys call it. */
export interface DemoQuiz {
  readonly key: string
  readonly name: string
  readonly settings?: Partial<QuizSettings>
  readonly questions: readonly Question[]
}

/** The recordings that come along with the demo (`media/`). */
export type DemoMedia = 'film' | 'bells'

/** What the parts of a demo that were made before its units are called now. */
export interface DemoIds {
  readonly quizId: (key: string) => number
  readonly fileOf: (media: DemoMedia) => { readonly uuid: string }
}

/** A unit of the demo. */
export interface DemoUnit {
  /** The quiz that is made before it. */
  readonly quiz?: DemoQuiz
  /** Its text, in the notation of `notation.ts`. */
  readonly notation?: string
  /** As an author would send it. */
  readonly draft: (ids: DemoIds) => {
    readonly type_id: number
    readonly title?: string
    readonly content: object
  }
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
export const text = (notation: string): DemoUnit => ({
  notation,
  draft: () => ({ type_id: unitType.text, content: { text: richTextOf(notation) } }),
})

/** A practice of one quiz. */
export const practice = (quiz: DemoQuiz): DemoUnit => ({
  quiz,
  draft: ({ quizId }) => ({ type_id: unitType.quiz, content: { quiz_id: quizId(quiz.key) } }),
})

/** A recording to listen to. */
export const sound = (title: string, media: DemoMedia): DemoUnit => ({
  draft: ({ fileOf }) => ({ type_id: unitType.audio, title, content: { files: [fileOf(media)] } }),
})

/** A film with chapters, told by seconds and titles. */
export const film = (
  title: string,
  media: DemoMedia,
  chapters: readonly (readonly [at: number, title: string])[],
): DemoUnit => ({
  draft: ({ fileOf }) => ({
    type_id: unitType.video,
    title,
    content: { files: [fileOf(media)], chapters: chapters.map(([at, words]) => ({ at, title: words })) },
  }),
})

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
