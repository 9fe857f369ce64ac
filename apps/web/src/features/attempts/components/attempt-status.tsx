import type { Attempt } from '@lectern/contract/attempts/attempt'
import { StatusBadge } from '@lectern/ui/badge'
import { useTexts } from '../../../lib/texts/index.ts'
import { attemptLook } from '../attempt-look.ts'

/** The state of an attempt by colour, icon and word. */
export const AttemptStatus = ({ attempt }: { attempt: Attempt }) => {
  const { t } = useTexts()
  const look = attemptLook(attempt)
  return <StatusBadge status={look}>{t(`quiz.status_${look}`)}</StatusBadge>
}
