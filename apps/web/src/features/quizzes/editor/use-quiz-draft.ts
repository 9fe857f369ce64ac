import { useQuery } from '@tanstack/react-query'
import type { Quiz } from '@lectern/contract/quizzes/quiz'
import { useCallback, useMemo } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useDraft, useDraftState } from '../../../lib/drafts/index.ts'
import { getQuiz } from '../api.ts'
import { quizEntity, quizKind, reviseQuiz } from '../quiz-kind.ts'

/** Reads a quiz for its editor. */
export const useQuiz = (id: number) => useQuery(queryFor(getQuiz, { params: { quiz: id } }))

/** The quiz being edited, local first; undefined until the device was asked what it still holds. */
export const useQuizDraft = (quiz: Quiz) => {
  const server = useMemo(() => reviseQuiz(quiz), [quiz])
  const { id } = quiz
  const fetch = useCallback(async () => reviseQuiz((await getQuiz({ params: { quiz: id } })).data), [id])
  const kept = useDraft(quizKind, quizEntity(id), server, fetch)
  return { kept, state: useDraftState(kept) }
}
