import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { hasOpenDialog } from '../../../frame/expert/index.ts'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { decidePractice, getPractice } from '../api.ts'
import { forgetDecision, type LastDecision, useLastDecision } from './last-decision.ts'
import { useTold } from '../desk/use-told.ts'

export interface UndoState {
  /** What can be taken back, or told at once. */
  last: LastDecision | null
  undo: () => void
  tell: () => void
  busy: boolean
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]')

/** Takes the last decision back, and leads to its attempt; or tells the learner without waiting. */
export const useUndo = (): UndoState => {
  const told = useTold()
  const last = useLastDecision()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const acting = useAction(async (how: 'undo' | 'tell') => {
    if (!last) return
    const params = { attempt: last.attempt }
    const body = {
      seen_status_id: last.status,
      ...(how === 'undo' ? { status_id: null } : { status_id: last.status, is_held: false }),
    }
    await told(() => decidePractice({ params, body }))
    forgetDecision()
    await queryClient.invalidateQueries({ queryKey: queryKeyOf(getPractice) })
    if (how === 'undo')
      await navigate({ to: '/expert/practices/$attemptId', params: { attemptId: last.attempt } })
  })
  const undo = () => acting.run('undo')
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!isUndo || !last || isWriting(event.target) || hasOpenDialog()) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return { last, undo, tell: () => acting.run('tell'), busy: acting.busy }
}
