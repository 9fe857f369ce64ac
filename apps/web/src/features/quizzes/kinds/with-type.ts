import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import { newQuizSettings } from '@lectern/contract/quizzes/quiz-types/new-quiz-settings'
import type { QuizDraft } from '../quiz-kind.ts'

/** A quiz of another type; a limit of attempts that the type begins with is set where the author has set none. */
export const withType = ({ settings }: QuizDraft, type: QuizType): Pick<QuizDraft, 'type' | 'settings'> => ({
  type,
  settings: {
    ...settings,
    attempts_limit: settings.attempts_limit ?? newQuizSettings(type).attempts_limit,
  },
})
