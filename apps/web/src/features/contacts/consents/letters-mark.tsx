import type { LetterState } from '@lectern/contract/contacts/consents/consent-kinds'
import { Badge } from '@lectern/ui/feedback/badge'
import { useTexts } from '../../../lib/texts/index.ts'

const tones = {
  on: 'success',
  not_confirmed: 'neutral',
  off: 'warning',
  bounced: 'danger',
  complained: 'danger',
  never: 'danger',
} as const satisfies Record<LetterState, string>

/** Whether news and offers may be sent, in a word. */
export const LettersMark = ({ state }: { state: LetterState }) => {
  const { t } = useTexts()
  return <Badge tone={tones[state]}>{t(`contacts.letters_${state}`)}</Badge>
}
