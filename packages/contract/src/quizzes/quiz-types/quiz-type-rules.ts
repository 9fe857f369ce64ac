import type { QuestionSlug } from '../question-types/slugs.ts'
import type { QuizType } from './quiz-type.ts'

/** What holds for every quiz of a type. */
export interface QuizTypeRules {
  /** The types of question that it takes; null for all. */
  readonly takes: readonly QuestionSlug[] | null
  /** Whether its attempts are passed or failed; without it every finished one counts as passed. */
  readonly isMarked: boolean
  /** It draws out of other quizzes and has no questions of its own: no other quiz becomes one, and it becomes no other. */
  readonly isDrawn: boolean
  /** Without a timer its learner needs no start button (document 002 §4). */
  readonly startsByItself: boolean
  /** Every question has its time, points shrink with it, and who takes part is ranked. */
  readonly isRanked: boolean
}

const anyQuestions: QuizTypeRules = {
  takes: null,
  isMarked: true,
  isDrawn: false,
  startsByItself: false,
  isRanked: false,
}

/** What is marked at once, without a person: whoever takes part in a competition sees the ranking while it runs. */
const markedAtOnce: readonly QuestionSlug[] = [
  'single_answer',
  'multiple_answer',
  'yes_no',
  'conformity_answer',
  'sorting',
  'paste_word',
  'fill_gaps',
  'choose_from_list',
  'multi_choose_from_list',
  'word_from_chars',
  'sentence_from_words',
  'numeric',
  'matrix',
  'hotspot',
  'image_labels',
]

const rules: Readonly<Record<QuizType, QuizTypeRules>> = {
  default: anyQuestions,
  text_graphic_answer: { ...anyQuestions, takes: ['text_graphic_answer'], startsByItself: true },
  text_media_answer: { ...anyQuestions, takes: ['text_media_answer'] },
  interview: { ...anyQuestions, takes: ['interview'], isMarked: false },
  mmpi: { ...anyQuestions, takes: ['mmpi'], isMarked: false },
  competition: { ...anyQuestions, takes: markedAtOnce, isRanked: true },
  randomizer: { ...anyQuestions, isDrawn: true },
}

/** What holds for quizzes of a type. */
export const quizTypeRules = (type: QuizType): QuizTypeRules => rules[type]

/** Whether a quiz of a type takes questions of another. */
export const takesQuestions = (type: QuizType, slug: QuestionSlug): boolean =>
  rules[type].takes?.includes(slug) ?? true

/** The places of the questions that a quiz of a type does not take. */
export const misfitsOf = (
  type: QuizType,
  questions: readonly { readonly type: QuestionSlug }[],
): readonly number[] => questions.flatMap((question, at) => (takesQuestions(type, question.type) ? [] : [at]))

/** Whether a quiz of one type can become one of another, as far as its questions let it. */
export const mayBecome = (from: QuizType, to: QuizType): boolean =>
  from === to || (!rules[from].isDrawn && !rules[to].isDrawn)
