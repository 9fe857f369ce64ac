import { quizTypes, type QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import type { TextId } from '../../../lib/texts/index.ts'

/** The types of quizzes that have questions of their own; each can become any other. */
export const ownTypes = quizTypes.filter((type) => !quizTypeRules(type).isDrawn)

/** What each type of a quiz is called. */
export const quizTypeNames: Readonly<Record<QuizType, TextId>> = {
  default: 'quizzes.quiz_type_default',
  text_graphic_answer: 'quizzes.quiz_type_text_graphic_answer',
  text_media_answer: 'quizzes.quiz_type_text_media_answer',
  interview: 'quizzes.quiz_type_interview',
  mmpi: 'quizzes.quiz_type_mmpi',
  competition: 'quizzes.quiz_type_competition',
  randomizer: 'quizzes.quiz_type_randomizer',
}

/** What each type is for, and what is different in it. */
export const quizTypeHelp: Readonly<Record<QuizType, TextId>> = {
  default: 'quizzes.quiz_type_default_help',
  text_graphic_answer: 'quizzes.quiz_type_text_graphic_answer_help',
  text_media_answer: 'quizzes.quiz_type_text_media_answer_help',
  interview: 'quizzes.quiz_type_interview_help',
  mmpi: 'quizzes.quiz_type_mmpi_help',
  competition: 'quizzes.quiz_type_competition_help',
  randomizer: 'quizzes.library_new_randomizer_help',
}
