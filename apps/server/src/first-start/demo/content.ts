import { createHash } from 'node:crypto'
import { unitType } from '@lectern/contract/blocks/unit-types'
import type { CoursePageWords } from '@lectern/contract/courses/course-page/course-page'
import { conformityType } from '@lectern/contract/quizzes/question-types/types/conformity-answer/conformity-type'
import { optionType } from '@lectern/contract/quizzes/question-types/shared/own-answer'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import { richTextOf } from './notation.ts'

/** A quiz of the demo, with the name by which journeys call it. */
export interface DemoQuiz {
  readonly key: string
  readonly name: string
  readonly settings?: Partial<QuizSettings>
  readonly questions: readonly (Question | ((ids: Pick<DemoIds, 'fileOf'>) => Question))[]
}

/** The drawings that come along with the demo (`media/`). */
export type DemoPicture = 'room' | 'triangle' | 'parabola'

/** Its recordings and drawings. */
export type DemoMedia = 'film' | 'bells' | DemoPicture

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
  /** The title of the module that begins with it. */
  readonly module?: string
  readonly isDraft?: true
  /** A free preview. */
  readonly isPublic?: true
  /** Days between the start of an enrolment and the opening. */
  readonly opensAfterDays?: number
  readonly sections: readonly DemoSection[]
}

export interface DemoCourse {
  readonly key: string
  readonly title: string
  readonly description: string
  /** What its page says besides. */
  readonly page?: CoursePageWords
  readonly lessons: readonly DemoLesson[]
}

/** A text unit, in the notation of `notation.ts`. */
export const text = (notation: string): DemoUnit => ({
  notation,
  draft: () => ({ type_id: unitType.text, content: { text: richTextOf(notation) } }),
})

/** A place where the people of the course talk about the lesson. */
export const comments = (title: string): DemoUnit => ({
  draft: () => ({
    type_id: unitType.comments,
    title,
    content: { is_comments_disabled: false, is_file_comment_enabled: true },
  }),
})

/** A practice of one quiz. */
export const practice = (quiz: DemoQuiz): DemoUnit => ({
  quiz,
  draft: ({ quizId }) => ({ type_id: unitType.quiz, content: { quiz_id: quizId(quiz.key) } }),
})

/** A practice that is handed in before a moment. */
export const duePractice = (quiz: DemoQuiz, closesAt: Date): DemoUnit => ({
  quiz,
  draft: ({ quizId }) => ({
    type_id: unitType.quiz,
    content: {
      quiz_id: quizId(quiz.key),
      opening: { opens_at: null, after_quiz_id: null, closes_at: closesAt.toISOString() },
    },
  }),
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
    return {
      id: keyOf(name, words),
      text: words,
      is_correct: option.startsWith('+'),
      points: 0,
      type: optionType.default,
    }
  }),
})

interface MatchingText extends Omit<QuestionText, 'options' | 'points'> {
  /** Statements with the answers that belong to them; each pair earns a point. */
  readonly pairs: readonly (readonly [statement: string, answer: string])[]
  /** Answers that belong nowhere. */
  readonly extra: readonly string[]
}

/** One answer to each statement. */
export const matching = ({
  name,
  description = '',
  pairs,
  extra,
  comment,
  isOptional,
}: MatchingText): Question => {
  const thing = (text: string) => ({ id: keyOf(name, text), text })
  return {
    id: keyOf(name),
    type: 'conformity_answer',
    name,
    description,
    is_required: !isOptional,
    points: 0,
    comment,
    conformity_type: conformityType.oneToOne,
    is_answers_combined: false,
    statements: pairs.map(([statement]) => thing(statement)),
    answers: [...pairs.map(([, answer]) => answer), ...extra].map(thing),
    binds: pairs.map(([statement, answer]) => ({
      statement_id: keyOf(name, statement),
      answer_id: keyOf(name, answer),
      points: 1,
    })),
  }
}

/** Lines to put in order, given in the right one; each at its place earns its share. */
export const sorting = ({
  name,
  items,
  comment,
  points = 1,
}: Pick<QuestionText, 'name' | 'comment' | 'points'> & { readonly items: readonly string[] }): Question => ({
  id: keyOf(name),
  type: 'sorting',
  name,
  description: '',
  is_required: true,
  points,
  comment,
  is_partial: true,
  answers: items.map((text) => ({ id: keyOf(name, text), text })),
})

/** A sentence to put together from words that are parted by "/", each sentence worth a point. */
export const sentence = ({
  name,
  text,
  extra,
  comment,
}: Pick<QuestionText, 'name' | 'comment'> & { readonly text: string; readonly extra: string }): Question => ({
  id: keyOf(name),
  type: 'sentence_from_words',
  name,
  description: '',
  is_required: true,
  points: 0,
  comment,
  statements: [
    { id: keyOf(name, text), text, extra_words: extra, other_orders: [], is_rtl: false, points: 1 },
  ],
})

/** A word to put together from its letters and some more. */
export const letters = ({
  name,
  word,
  extra,
  comment,
}: Pick<QuestionText, 'name' | 'comment'> & { readonly word: string; readonly extra: string }): Question => ({
  id: keyOf(name),
  type: 'word_from_chars',
  name,
  description: '',
  is_required: true,
  points: 0,
  comment,
  is_length_shown: true,
  statements: [{ id: keyOf(name, word), text: word, extra_chars: extra, hint: '', points: 1 }],
})

/** A key that is the same at every start and tells nothing of what it stands for. */
export const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
