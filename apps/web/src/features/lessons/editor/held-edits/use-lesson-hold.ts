import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { useOutboxStatus } from '../../../../lib/outbox/index.ts'
import { getHeldEdits } from '../../api.ts'
import { lessonEntity } from '../lesson-kind.ts'

/** How often the page asks whether somebody else holds or releases edits, in milliseconds. */
const lookAgain = 15_000

/** Whether the edits of a lesson are held, and what waits; read again with every save while they are. */
export const useLessonHold = (lessonId: number, sectionEntity: string) => {
  const hold = useQuery({
    ...queryFor(getHeldEdits, { params: { lesson: lessonId } }),
    refetchInterval: lookAgain,
    retry: false,
    meta: { onlyLogged: true },
  })
  const { refetch } = hold
  const isHeld = Boolean(hold.data?.data.held)
  const saved = [useStoredAt(lessonEntity(lessonId)), useStoredAt(sectionEntity)].join(' ')
  useEffect(() => {
    if (isHeld && saved !== ' ') void refetch()
  }, [isHeld, saved, refetch])
  return hold
}

const useStoredAt = (entity: string): string => {
  const status = useOutboxStatus(entity)
  return status.state === 'stored' ? String(status.at) : ''
}
