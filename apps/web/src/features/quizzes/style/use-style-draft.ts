import { useQuery } from '@tanstack/react-query'
import type { QuizPresentation } from '@lectern/contract/quizzes/style/quiz-style.api'
import { useCallback, useMemo } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useDraft, useDraftState } from '../../../lib/drafts/index.ts'
import { getQuizStyle } from '../api.ts'
import { reviseStyle, styleEntity, styleKind } from './style-kind.ts'

/** Reads how a quiz looks. */
export const useQuizStyle = (quiz: number) => useQuery(queryFor(getQuizStyle, { params: { quiz } }))

/** The style being edited, local first; undefined until the device was asked what it still holds. */
export const useStyleDraft = (presentation: QuizPresentation) => {
  const server = useMemo(() => reviseStyle(presentation), [presentation])
  const { quiz_id: quiz } = presentation
  const fetch = useCallback(async () => reviseStyle((await getQuizStyle({ params: { quiz } })).data), [quiz])
  const kept = useDraft(styleKind, styleEntity(quiz), server, fetch)
  return { kept, state: useDraftState(kept) }
}
