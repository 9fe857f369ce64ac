import type { LetterState } from '@lectern/contract/identity/mail-states'
import { Badge } from '@lectern/ui/feedback/badge'
import { useTexts } from '../../../lib/texts/index.ts'

const tones = { waiting: 'info', failed: 'danger', kept: 'warning' } as const

/** What became of the letter of an invitation; nothing once the mail server took it. */
export const LetterBadge = ({ letter }: { letter: LetterState }) => {
  const { t } = useTexts()
  if (letter === 'sent' || letter === 'unknown') return null
  return <Badge tone={tones[letter]}>{t(`expert.letter_${letter}`)}</Badge>
}
