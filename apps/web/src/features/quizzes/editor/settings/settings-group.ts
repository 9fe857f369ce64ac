import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'

/** One group of settings: what they are, and how some of them are changed. */
export interface SettingsGroupProps {
  settings: QuizSettings
  /** Of the quiz. */
  type: QuizType
  /** Opens the style of the quiz. */
  onStyle: () => void
  change: (part: Partial<QuizSettings>) => void
}
