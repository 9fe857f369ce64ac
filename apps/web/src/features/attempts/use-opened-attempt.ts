import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { useCallback, useEffect, useState } from 'react'
import { useOutbox, type Outbox } from '../../lib/outbox/index.ts'
import { loadQuestions } from './components/lazy-extras.ts'
import { attemptPrefix } from './answer-kind.ts'
import { sheetOf, takeChanges, waitingChanges, type AnswerSheet } from './answer-sheet.ts'
import { isRunning } from './attempt-variant.ts'
import { finishEntity } from './finish-kind.ts'
import { getAttemptView } from './api.ts'
import type { AttemptAddress } from './attempt-address.ts'

export interface OpenedAttempt {
  view: AttemptView
  sheet: AnswerSheet
}

type Opening =
  | { state: 'opening' }
  | { state: 'failed'; error: unknown }
  | ({ state: 'open' } & OpenedAttempt)

// Read on both sides of the call: a finish of an earlier visit may be stored meanwhile, then the answer is old; a change may be stored while the answer is on its way, and then be in neither.
const openAttempt = async (outbox: Outbox, params: AttemptAddress, signal: AbortSignal) => {
  const prefix = attemptPrefix(params.attempt)
  const ask = async () => (await getAttemptView({ params: { ...params } }, { signal })).data
  const isFinishing = async () => (await outbox.pending(finishEntity(params.attempt))).length > 0
  const before = await outbox.pending(prefix)
  const wasFinishing = await isFinishing()
  const first = await ask()
  const view = wasFinishing && isRunning(first.attempt) && !(await isFinishing()) ? await ask() : first
  await loadQuestions(view)
  const after = await outbox.pending(prefix)
  return { view, sheet: takeChanges(sheetOf(view.questions), waitingChanges(before, after)) }
}

/** An attempt with its answers: the server's, and above them what this device has not sent yet. */
export const useOpenedAttempt = ({ lesson, quiz, attempt }: AttemptAddress) => {
  const outbox = useOutbox()
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!outbox) return
    const leaving = new AbortController()
    openAttempt(outbox, { lesson, quiz, attempt }, leaving.signal).then(
      (opened) => leaving.signal.aborted || setOpening({ state: 'open', ...opened }),
      (error: unknown) => leaving.signal.aborted || setOpening({ state: 'failed', error }),
    )
    return () => leaving.abort()
  }, [outbox, lesson, quiz, attempt, round])
  return { opening, reopen: useCallback(() => setRound((count) => count + 1), []) }
}
