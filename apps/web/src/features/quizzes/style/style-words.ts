import type {
  StyledButton,
  StyledText,
  StyleFamily,
  StyleShadow,
} from '@lectern/contract/quizzes/style/quiz-style'
import type { StartSide } from '@lectern/contract/quizzes/style/start-info'
import type { TextId, Translate } from '../../../lib/texts/index.ts'

export const buttonNames: Record<StyledButton, TextId> = {
  next: 'quizzes.style_button_next',
  answer: 'quizzes.style_button_answer',
  back: 'quizzes.style_button_back',
  finish: 'quizzes.style_button_finish',
  check: 'quizzes.style_button_check',
  clear: 'quizzes.style_button_clear',
}

/** What learners read on a button to which its author gave no words. */
export const usualTitles: Record<StyledButton, TextId> = {
  next: 'quiz.next',
  answer: 'quiz.next',
  back: 'quiz.back',
  finish: 'quiz.finish',
  check: 'quiz.check',
  clear: 'quiz.clear',
}

/** When a button has its other words. */
export const alternativeNames: Partial<Record<StyledButton, TextId>> = {
  next: 'quizzes.style_title_unanswered',
  answer: 'quizzes.style_title_unanswered',
  finish: 'quizzes.style_title_early',
}

export const textNames: Record<StyledText, TextId> = {
  question_text: 'quizzes.style_text_question',
  number: 'quizzes.style_text_number',
  answers: 'quizzes.style_text_answers',
  statements: 'quizzes.style_text_statements',
}

export const groundNames = {
  layout: 'quizzes.style_ground_page',
  bg_color: 'quizzes.style_ground_card',
} as const satisfies Record<string, TextId>

/** Names of fonts are the same in every language. */
export const familyOptions = [
  ['interface', 'Inter'],
  ['reading', 'Source Serif'],
  ['code', 'JetBrains Mono'],
] as const satisfies readonly (readonly [StyleFamily, string])[]

export const weightOptions = [
  [400, 'quizzes.style_weight_regular'],
  [500, 'quizzes.style_weight_medium'],
  [600, 'quizzes.style_weight_bold'],
] as const satisfies readonly (readonly [number, TextId])[]

export const shadowOptions = [
  ['none', 'quizzes.style_shadow_none'],
  ['soft', 'quizzes.style_shadow_soft'],
  ['raised', 'quizzes.style_shadow_raised'],
] as const satisfies readonly (readonly [StyleShadow, TextId])[]

export const sideOptions = [
  ['start', 'quizzes.style_side_start'],
  ['center', 'quizzes.style_side_center'],
  ['end', 'quizzes.style_side_end'],
] as const satisfies readonly (readonly [StartSide, TextId])[]

/** Choices with their words in the reader's language. */
export const wordsOf = <Value>(t: Translate, options: readonly (readonly [Value, TextId])[]) =>
  options.map(([value, id]) => [value, t(id)] as const)
