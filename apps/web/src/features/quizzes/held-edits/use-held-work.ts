import type { QuizUse } from '@lectern/contract/quizzes/held-edits/held-edits'
import type { Quiz } from '@lectern/contract/quizzes/quiz'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { isSame } from '../../../lib/drafts/index.ts'
import { useOutbox } from '../../../lib/outbox/index.ts'
import { discardEdits, getQuiz, getQuizUse, holdEdits, listQuizzes, releaseEdits } from '../api.ts'
import type { OpenedQuiz } from '../editor/load-quiz.tsx'
import { quizEntity, type QuizDraft } from '../quiz-kind.ts'

/** The calls that decide about edits, on what this page has seen; everything that was written is stored before them. */
export const useHeldWork = ({ quiz, kept, state }: OpenedQuiz) => {
  const outbox = useOutbox()
  const take = useTakeAnswer()
  const { start, restart } = useStart({ kept, state })
  const params = { quiz: quiz.id }

  const store = async () => {
    outbox?.flush()
    await outbox?.whenSettled(quizEntity(quiz.id))
  }
  const seen = () => ({ base_revision: kept.base().revision })
  const hold = async () => {
    await store()
    const mine = kept.state()?.content
    const isEdited = mine !== undefined && !isSame(mine, start)
    const before = { ...start, type: start.type ?? quiz.type }
    take(await holdEdits({ params, body: isEdited ? { before, ...seen() } : {} }))
    restart()
  }
  return {
    hold,
    /** What was written so far is no longer to be held. */
    restart,
    release: async () => {
      await store()
      take(await releaseEdits({ params, body: seen() }))
      restart()
    },
    /** @returns what puts the edits back, held */
    discard: async () => {
      await store()
      const mine = kept.state()?.content
      take(await discardEdits({ params, body: seen() }))
      return async () => {
        take(await holdEdits({ params, body: {} }))
        if (mine) kept.edit(mine)
      }
    },
  }
}

/** The quiz before what was written on this page and not decided about yet; what came from elsewhere belongs to it. */
const useStart = ({ kept, state }: Pick<OpenedQuiz, 'kept' | 'state'>) => {
  const begin = (content: QuizDraft) => ({ version: state.version, content })
  const [start, setStart] = useState(() => begin(kept.base().content))
  if (start.version !== state.version) setStart(begin(kept.base().content))
  return { start: start.content, restart: () => setStart(begin(kept.state()?.content ?? state.content)) }
}

/** Shows an answer wherever the quiz is shown. */
const useTakeAnswer = () => {
  const client = useQueryClient()
  return (answer: { data: Quiz }) => {
    const params = { quiz: answer.data.id }
    client.setQueryData(queryFor(getQuiz, { params }).queryKey, answer)
    client.setQueryData<{ data: QuizUse }>(
      queryFor(getQuizUse, { params }).queryKey,
      (use) => use && { data: { ...use.data, held: answer.data.held } },
    )
    for (const call of [getQuizUse, listQuizzes])
      void client.invalidateQueries({ queryKey: queryKeyOf(call) })
  }
}
