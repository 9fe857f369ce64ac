import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { isShown } from '@lectern/contract/attempts/shown-question'
import type { PracticeRow } from '@lectern/contract/practices/practice-row'
import { useState } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { decidePractice } from '../api.ts'
import type { DecisionStatus } from './decisions.ts'
import { noteDecision } from './last-decision.ts'

/** A decision that waits for an answer: some answers have no points. */
export interface Unpointed {
  readonly status: DecisionStatus
  /** The questions whose answers have none. */
  readonly questions: readonly string[]
}

export interface Deciding {
  /** Decides, or asks first where answers have no points. */
  run: (status: DecisionStatus) => void
  busy: boolean
  error: Error | null
  asked: Unpointed | null
  /** Decides without the points that are missing. */
  confirm: () => void
  leave: () => void
}

/** The questions whose answers wait for the points of a person. */
export const waitingIn = (questions: AttemptView['questions']): string[] =>
  questions.filter(isShown).flatMap(({ question, result }) => (result.state === 'pending' ? question.id : []))

/**
 * Decides about an attempt, for who saw the status that it has here. It may be decided anew until the learner goes on with it, and
 * taken back until they are told.
 */
export const useDecision = (
  { row, questions }: { readonly row: PracticeRow; readonly questions: AttemptView['questions'] },
  onDecided: () => Promise<unknown>,
): Deciding => {
  const { attempt, learner } = row
  const [asked, setAsked] = useState<Unpointed | null>(null)
  const deciding = useAction(async (status: DecisionStatus) => {
    setAsked(null)
    try {
      const body = { status_id: status, seen_status_id: attempt.status_id, is_held: true }
      await decidePractice({ params: { attempt: attempt.id }, body })
      noteDecision({ attempt: attempt.id, learner: learner.name, status })
    } catch (error) {
      // Somebody else was faster: the page shows what they decided.
      if (error instanceof ApiError && error.status === 409) await onDecided()
      throw error
    }
    await onDecided()
  })
  const run = (status: DecisionStatus) => {
    const missing = status === attemptStatus.rework ? [] : waitingIn(questions)
    if (missing.length > 0) setAsked({ status, questions: missing })
    else if (status !== attempt.status_id || row.assistant === null) deciding.run(status)
  }
  return {
    ...deciding,
    run,
    asked,
    confirm: () => asked && deciding.run(asked.status),
    leave: () => setAsked(null),
  }
}
