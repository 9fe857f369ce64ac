import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useOutboxStatus } from '../../../lib/outbox/index.ts'
import { getQuizUse } from '../api.ts'
import { quizEntity } from '../quiz-kind.ts'

/** How often the page asks whether somebody else holds or releases edits, in milliseconds. */
const lookAgain = 15_000

/** Whom an edit of a quiz concerns, and whether edits are held; read again with every save while they are. */
export const useQuizUse = (quizId: number) => {
  const status = useOutboxStatus(quizEntity(quizId))
  const use = useQuery({
    ...queryFor(getQuizUse, { params: { quiz: quizId } }),
    refetchInterval: lookAgain,
    retry: false,
    meta: { onlyLogged: true },
  })
  const { refetch } = use
  const isHeld = Boolean(use.data?.data.held)
  const storedAt = status.state === 'stored' ? status.at : undefined
  useEffect(() => {
    if (isHeld && storedAt !== undefined) void refetch()
  }, [isHeld, storedAt, refetch])
  return use
}
