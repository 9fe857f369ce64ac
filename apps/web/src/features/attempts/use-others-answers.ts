import type { Attempt } from '@lectern/contract/attempts/attempt'
import { useCallback } from 'react'
import { listPublicAnswers } from './answer-log/api.ts'

/** Asks for what others wrote to a question of an own attempt, page by page. */
export const useOthersAnswers = ({ id: attempt, quiz_id: quiz, lesson_id: lesson }: Attempt) =>
  useCallback(
    async (question: string, page: number) => {
      const query = { quiz_question_id: question, page }
      const { data, has_more: hasMore } = await listPublicAnswers({
        params: { lesson, quiz, attempt },
        query,
      })
      return { texts: data.map(({ text }) => text), hasMore }
    },
    [lesson, quiz, attempt],
  )
