import { Badge } from '@lectern/ui/feedback/badge'
import { Pause } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'

/** Marks a quiz whose edits learners do not get yet. */
export const HeldBadge = () => {
  const { t } = useTexts()
  return (
    <Badge tone="warning" icon={Pause}>
      {t('quizzes.held_mark')}
    </Badge>
  )
}
