import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NetworkError } from '../../../lib/api/index.ts'
import { useLive } from '../../../lib/live/index.ts'
import { useOutbox, type Outbox } from '../../../lib/outbox/index.ts'
import { report } from '../../../lib/reporting.ts'
import { answerWorkOf, attemptPrefix } from '../answer-kind.ts'
import { sheetOf, type AnswerSheet } from '../answer-sheet.ts'
import { isRunning } from '../attempt-variant.ts'
import { changedSince, savedMoments } from './saved-moments.ts'

export interface OtherDevicesOf {
  view: AttemptView
  /** Reads the attempt anew. */
  reload: () => Promise<AttemptView>
  /** Shows what the server holds of these questions. */
  show: (stored: AnswerSheet, questions: readonly string[]) => void
  /** Whether the end was asked for here. */
  isEnding: boolean
  onFinished: () => void
}

const waitingIn = async (outbox: Outbox | null | undefined, attempt: number): Promise<string[]> => {
  const waiting = (await outbox?.pending(attemptPrefix(attempt))) ?? []
  return waiting.flatMap((change) => answerWorkOf(change)?.question ?? [])
}

const reportFault = (error: unknown): void => {
  if (!(error instanceof NetworkError)) report(error, 'attempt on another device')
}

/**
 * Follows what other devices of the learner do with a running attempt: by the live line, and when somebody turns to the page
 * again. What waits on this device is newer and stays.
 *
 * @returns when another device changed an answer last; undefined once somebody answers here
 */
export const useOtherDevices = (parts: OtherDevicesOf): string | undefined => {
  const outbox = useOutbox()
  const { id: attempt } = parts.view.attempt
  const known = useRef(savedMoments(parts.view.questions))
  const isEnding = useRef(parts.isEnding)
  const [changedAt, setChangedAt] = useState<string>()

  useEffect(() => {
    const prefix = attemptPrefix(attempt)
    return outbox?.listen((message) => {
      if (message.type === 'stored' && message.entity.startsWith(prefix))
        known.current.set(message.entity.slice(prefix.length), message.at)
      if (message.type === 'enqueued' && message.change.entity.startsWith(prefix)) setChangedAt(undefined)
    })
  }, [outbox, attempt])

  useEffect(() => {
    isEnding.current = parts.isEnding
  }, [parts.isEnding])

  const look = async () => {
    const before = await waitingIn(outbox, attempt)
    const view = await parts.reload()
    // An end that was asked for here shows itself.
    if (!isRunning(view.attempt)) return isEnding.current ? undefined : parts.onFinished()
    const own = new Set([...before, ...(await waitingIn(outbox, attempt))])
    const changed = changedSince(known.current, view.questions).filter(
      ({ question }) => !own.has(question.id),
    )
    known.current = new Map([...known.current, ...savedMoments(changed)])
    if (changed.length === 0) return
    parts.show(
      sheetOf(view.questions),
      changed.map(({ question }) => question.id),
    )
    setChangedAt(
      changed
        .flatMap((item) => item.saved_at ?? [])
        .toSorted()
        .at(-1),
    )
  }

  useLive(`quiz-attempt:${attempt}`, ({ types }) => {
    if (types.size > 1 || !types.has('comments')) look().catch(reportFault)
  })
  const onSight = useEffectEvent(() => void (document.hidden || look().catch(reportFault)))
  useEffect(() => {
    const seen = () => onSight()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])
  return changedAt
}
