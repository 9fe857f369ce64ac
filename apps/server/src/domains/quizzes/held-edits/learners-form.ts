import { completeSettings } from '@lectern/contract/quizzes/quiz-settings'
import type { QuizRow } from '../quizzes.repository.ts'

/** A quiz as learners get it: as it stood before its edits were held, where they are. */
export const learnersForm = (quiz: QuizRow): QuizRow => {
  const { released } = quiz
  if (!released) return { ...quiz, revision: quiz.learnersRevision ?? quiz.revision }
  const { revision, name, type, settings, content, readyContent, pools } = released
  const form = { revision, name, type, settings: completeSettings(settings), content, readyContent, pools }
  return { ...quiz, ...form, released: null }
}
