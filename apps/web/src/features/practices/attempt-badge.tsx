import type { Attempt } from '@lectern/contract/attempts/attempt'
import { StatusBadge, type AttemptStatusVariant } from '@lectern/ui/feedback/badge'
import { useTexts, type TextId } from '../../lib/texts/index.ts'

/** How each status looks and what it is called (document 002 §4). Superseded is told in gray: it counts no more. */
export const statusVariants: Record<Attempt['status_id'], { variant: AttemptStatusVariant; text: TextId }> = {
  1: { variant: 'passed', text: 'practices.attempt_passed' },
  2: { variant: 'failed', text: 'practices.attempt_failed' },
  3: { variant: 'rework', text: 'practices.attempt_rework' },
  4: { variant: 'in-process', text: 'practices.attempt_superseded' },
  5: { variant: 'in-process', text: 'practices.attempt_in_process' },
  6: { variant: 'checking', text: 'practices.attempt_under_check' },
}

const unmeasured = { variant: 'in-process', text: 'practices.attempt_finished' } as const

type AttemptStanding = Pick<Attempt, 'status_id' | 'is_unmeasured'>

/** How an attempt looks and what it is called: finished, not passed, where nothing had to be reached and nobody has decided. */
export const standingOf = ({ status_id, is_unmeasured }: AttemptStanding) =>
  is_unmeasured ? unmeasured : statusVariants[status_id]

/** Status of one attempt in the document's colours. */
export const AttemptBadge = ({ attempt }: { attempt: AttemptStanding }) => {
  const { t } = useTexts()
  const { variant, text } = standingOf(attempt)
  return <StatusBadge status={variant}>{t(text)}</StatusBadge>
}
