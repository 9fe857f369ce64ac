import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { useEffect, useState } from 'react'
import { ApiError } from '../../lib/api/index.ts'
import { useEnqueue, useOutbox, useOutboxStatus, type OutboxStatus } from '../../lib/outbox/index.ts'
import { report } from '../../lib/reporting.ts'
import { sheetOf } from './answer-sheet.ts'
import { getAttemptView } from './api.ts'
import { isRunning } from './attempt-variant.ts'
import { finishEntity, finishKind } from './finish-kind.ts'
import { openQuestions } from './question-faults.ts'
import type { AttemptAddress } from './attempt-address.ts'

export type Finishing =
  | { state: 'idle' }
  /** On the device, and sent by itself when that is possible. */
  | { state: 'waiting' }
  | { state: 'held'; unanswered: readonly string[] }
  | { state: 'failed'; error: unknown }

interface FinishEnds {
  onFinished: (view: AttemptView) => void
  /** Required questions without an answer hold it up, in their order. */
  onHeld: (unanswered: readonly string[]) => void
  /** The server has it, and what came of it could not be read. */
  onOver: () => void
}

const finishingOf = (status: OutboxStatus, here: Finishing): Finishing => {
  if (status.state === 'saving' || status.state === 'kept') return { state: 'waiting' }
  const refusal = status.state === 'refused' ? status.changes[0]?.refusal : undefined
  return refusal ? { state: 'failed', error: new ApiError(refusal) } : here
}

/** Finishing an attempt: kept on the device like an answer, so that it happens also without this page. */
export const useFinish = (address: AttemptAddress, { onFinished, onHeld, onOver }: FinishEnds) => {
  const { lesson, quiz, attempt } = address
  const outbox = useOutbox()
  const enqueue = useEnqueue()
  const entity = finishEntity(attempt)
  const status = useOutboxStatus(entity)
  const [here, setHere] = useState<Finishing>({ state: 'idle' })
  const storedAt = status.state === 'stored' ? status.at : undefined

  const hold = (unanswered: readonly string[]) => {
    setHere({ state: 'held', unanswered })
    onHeld(unanswered)
  }

  const show = (view: AttemptView) =>
    isRunning(view.attempt)
      ? hold(openQuestions(view.questions, sheetOf(view.questions)).required)
      : onFinished(view)

  useEffect(() => {
    if (storedAt === undefined) return
    const leaving = new AbortController()
    getAttemptView({ params: { lesson, quiz, attempt } }, { signal: leaving.signal }).then(
      ({ data }) => leaving.signal.aborted || show(data),
      () => leaving.signal.aborted || onOver(),
    )
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that the server takes it
  }, [storedAt])

  const begin = async () => {
    if (outbox) {
      const refused = await outbox.pending(entity)
      await Promise.all(refused.map((change) => outbox.discard(change.id)))
    }
    await enqueue(finishKind, entity, { attempt })
  }

  const finishing = finishingOf(status, here)
  return {
    finishing,
    /** Whether the end was asked for here, and neither called off nor held up. */
    isAsked: finishing.state === 'waiting' || (storedAt !== undefined && here.state !== 'held'),
    /** Asks for the end; a second press while it is under way does nothing. */
    finish: () => {
      if (finishing.state === 'waiting') return
      setHere({ state: 'idle' })
      begin().catch((error: unknown) => setHere({ state: 'failed', error }))
    },
    /** Goes back to answering. */
    callOff: () => {
      setHere({ state: 'idle' })
      outbox?.withdraw(entity).catch((error: unknown) => report(error, 'outbox'))
    },
    /** Says which questions still hold it up, before the server is asked. */
    hold,
  }
}
