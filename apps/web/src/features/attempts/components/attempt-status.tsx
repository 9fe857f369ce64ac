import type { Attempt } from '@lectern/contract/attempts/attempt'
import { StatusBadge } from '@lectern/ui/feedback/badge'
import { useTexts } from '../../../lib/texts/index.ts'
import { attemptVariant } from '../attempt-variant.ts'

/** The state of an attempt by colour, icon and word, to its learner: not passed is amber, and not yet; where nothing had to be reached it is finished; of one that was replaced it is not shown (document 002 §4). */
export const AttemptStatus = ({ attempt }: { attempt: Attempt }) => {
  const { t } = useTexts()
  const variant = attemptVariant(attempt)
  if (attempt.status_id === 4) return null
  if (attempt.is_unmeasured) return <StatusBadge status="in-process">{t('quiz.status_finished')}</StatusBadge>
  const look = variant === 'failed' ? 'rework' : variant
  return <StatusBadge status={look}>{t(`quiz.status_${variant}`)}</StatusBadge>
}
