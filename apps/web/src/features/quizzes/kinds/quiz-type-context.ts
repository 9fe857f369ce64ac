import type { QuestionSlug } from '@lectern/contract/quizzes/question-types/slugs'
import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import { takesQuestions } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import { createContext, useCallback, useContext } from 'react'

/** The type of the quiz that is being written, for what adds questions to it. */
export const QuizTypeContext = createContext<QuizType>('default')

/** Whether the quiz takes questions of a type. */
export const useTakes = (): ((slug: QuestionSlug) => boolean) => {
  const type = useContext(QuizTypeContext)
  return useCallback((slug: QuestionSlug) => takesQuestions(type, slug), [type])
}
