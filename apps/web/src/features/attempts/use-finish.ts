import type { AttemptQuestion, Attempt } from '@lectern/contract/attempts/attempt'
import { useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError } from '../../lib/api/index.ts'
import { useOutbox, type Outbox } from '../../lib/outbox/index.ts'
import { attemptPrefix } from './answer-kind.ts'
import { finishAttempt } from './api/finish-attempt.ts'

export type Finishing =
  | { state: 'idle' }
  | { state: 'working' }
  /** It goes on by itself once the connection or the session is back. */
  | { state: 'waiting'; for: 'connection' | 'session' }
  | { state: 'held'; unanswered: readonly string[] }
  | { state: 'failed'; error: unknown }

export interface FinishedAttempt {
  attempt: Attempt
  questions: AttemptQuestion[]
}

const retryDelay = 5000

/** Resolves when trying again may help: back online, back at this tab, or a while later. */
const waitForReturn = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = new AbortController()
    const end = () => {
      done.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, retryDelay)
    window.addEventListener('online', end, { signal: done.signal })
    window.addEventListener('focus', end, { signal: done.signal })
    signal.addEventListener('abort', end, { signal: done.signal })
  })

const waitsFor = (error: unknown): 'connection' | 'session' | undefined => {
  if (error instanceof NetworkError) return 'connection'
  if (!(error instanceof ApiError)) return
  if (error.status === 401) return 'session'
  return error.status >= 500 || error.status === 429 ? 'connection' : undefined
}

interface FinishParts {
  outbox: Outbox
  attempt: number
  signal: AbortSignal
  tell: (finishing: Finishing) => void
}

/** Ends the attempt once every answer has reached the server; tries on until it is done, refused or called off. */
const finishWhenPossible = async (parts: FinishParts): Promise<FinishedAttempt | undefined> => {
  const { outbox, attempt, signal, tell } = parts
  while (!signal.aborted) {
    await outbox.whenSettled(attemptPrefix(attempt))
    if (signal.aborted) return
    try {
      const { data } = await finishAttempt({ params: { attempt }, body: {} }, { signal })
      if (data.success) return data
      tell({ state: 'held', unanswered: data.unanswered })
      return
    } catch (error) {
      const reason = waitsFor(error)
      if (reason === undefined || signal.aborted) throw error
      tell({ state: 'waiting', for: reason })
      await waitForReturn(signal)
    }
  }
}

interface FinishEnds {
  onFinished: (finished: FinishedAttempt) => void
  /** Required questions without an answer hold it up, in their order. */
  onHeld: (unanswered: readonly string[]) => void
}

/** Finishing an attempt, as a thing that may take a while. */
export const useFinish = (attempt: number, { onFinished, onHeld }: FinishEnds) => {
  const outbox = useOutbox()
  const [finishing, setFinishing] = useState<Finishing>({ state: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const hold = (unanswered: readonly string[]) => {
    setFinishing({ state: 'held', unanswered })
    onHeld(unanswered)
  }

  const tell = (next: Finishing) => (next.state === 'held' ? hold(next.unanswered) : setFinishing(next))

  const finish = async (parts: FinishParts) => {
    try {
      const finished = await finishWhenPossible(parts)
      if (finished && !parts.signal.aborted) onFinished(finished)
    } catch (error) {
      if (!parts.signal.aborted) setFinishing({ state: 'failed', error })
    }
    if (running.current?.signal === parts.signal) running.current = undefined
  }

  return {
    finishing,
    /** Asks for the end; a second press while it is under way does nothing. */
    finish: () => {
      if (!outbox || running.current) return
      running.current = new AbortController()
      setFinishing({ state: 'working' })
      void finish({ outbox, attempt, signal: running.current.signal, tell })
    },
    /** Goes back to answering. */
    callOff: () => {
      running.current?.abort()
      running.current = undefined
      setFinishing({ state: 'idle' })
    },
    /** Says which questions still hold it up, before the server is asked. */
    hold,
  }
}
