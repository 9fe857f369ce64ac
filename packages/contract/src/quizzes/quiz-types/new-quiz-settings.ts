import { defaultQuizSettings, type QuizSettings } from '../quiz-settings.ts'
import type { QuizType } from './quiz-type.ts'
import { quizTypeRules } from './quiz-type-rules.ts'

/** Settings of a new quiz of a type: who takes part in a competition does so once. */
export const newQuizSettings = (type: QuizType): QuizSettings => ({
  ...defaultQuizSettings,
  ...(quizTypeRules(type).isRanked && { attempts_limit: 1 }),
})
