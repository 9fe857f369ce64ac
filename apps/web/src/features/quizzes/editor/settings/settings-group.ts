import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'

/** One group of settings: what they are, and how some of them are changed. */
export interface SettingsGroupProps {
  settings: QuizSettings
  /** It draws out of other quizzes. */
  isRandomizer: boolean
  change: (part: Partial<QuizSettings>) => void
}
