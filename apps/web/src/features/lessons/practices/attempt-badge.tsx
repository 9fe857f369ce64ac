import type { Attempt } from '@lectern/contract/attempts/attempt'
import { StatusBadge, type AttemptStatusLook } from '@lectern/ui/badge'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'

/** How each status looks and what it is called (document 002 §4). Superseded is told in gray: it counts no more. */
export const statusLooks: Record<Attempt['status_id'], { look: AttemptStatusLook; text: TextId }> = {
  1: { look: 'passed', text: 'create-course.attempt_passed' },
  2: { look: 'failed', text: 'create-course.attempt_failed' },
  3: { look: 'rework', text: 'create-course.attempt_rework' },
  4: { look: 'in-process', text: 'create-course.attempt_superseded' },
  5: { look: 'in-process', text: 'create-course.attempt_in_process' },
  6: { look: 'checking', text: 'create-course.attempt_under_check' },
}

/** Status of one attempt in the document's colours. */
export const AttemptBadge = ({ status }: { status: Attempt['status_id'] }) => {
  const { t } = useTexts()
  const { look, text } = statusLooks[status]
  return <StatusBadge status={look}>{t(text)}</StatusBadge>
}
