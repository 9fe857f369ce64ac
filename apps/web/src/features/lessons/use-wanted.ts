import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { commentSearch, readLessonSearch } from './lesson-search.ts'

/** Reads what the address asks of the practices, and takes it out of the address (document 002 §2). */
export const useWanted = (quizzes: readonly LearnerQuiz[]) => {
  const navigate = useNavigate()
  const search = useRouterState({ select: (state) => state.location.search })
  const [asked] = useState(() => readLessonSearch({ ...search }))
  useEffect(() => {
    if (Object.keys(asked).length > 0)
      void navigate({
        to: '.',
        search: commentSearch({ ...search }),
        hash: true,
        replace: true,
        resetScroll: false,
      })
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is opened
  }, [])
  const ofAttempt =
    quizzes.find(({ attempt }) => attempt?.id === asked.quiz_attempt_id) ??
    (quizzes.length === 1 ? quizzes[0] : undefined)
  return (quiz: LearnerQuiz) => ({
    attempt: quiz.id === ofAttempt?.id ? asked.quiz_attempt_id : undefined,
    start: quiz.id === asked.start_quiz_id,
  })
}
