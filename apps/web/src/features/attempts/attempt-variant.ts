import type { AttemptStatusVariant } from '@lectern/ui/feedback/badge'
import type { Attempt } from '@lectern/contract/attempts/attempt'

/** The documents' status numbers by name (document 002 §4); the contract's own table would bring its schemas along. */
const looks = {
  1: 'passed',
  2: 'failed',
  3: 'rework',
  4: 'checking',
  5: 'in-process',
  6: 'checking',
} as const satisfies Record<Attempt['status_id'], AttemptStatusVariant>

/** How the status of an attempt looks, and the last part of its text's id. */
export const attemptVariant = ({
  status_id,
}: Pick<Attempt, 'status_id'>): (typeof looks)[Attempt['status_id']] => looks[status_id]

export const isRunning = (attempt: Pick<Attempt, 'status_id'>): boolean =>
  attemptVariant(attempt) === 'in-process'

/** Whether a person still looks at it: its points are no result yet. */
export const isUnderCheck = ({ status_id }: Pick<Attempt, 'status_id'>): boolean => status_id === 6
