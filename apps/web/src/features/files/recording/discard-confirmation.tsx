import { Button } from '@lectern/ui/actions/button'
import { useTexts } from '../../../lib/texts/index.ts'
import { clockText } from './clock-text.ts'
import styles from './recording.module.css'
import type { DiscardReason } from './use-discard-confirmation.ts'

/** Says what would be thrown away. */
export const DiscardConfirmation = ({
  discardReason,
  length,
}: {
  discardReason: DiscardReason | undefined
  length: number
}) => {
  const { t } = useTexts()
  if (discardReason === undefined) return null
  const text = discardReason === 'leave' ? 'documents.discard_question' : 'documents.record_again_question'
  return (
    <p className={styles.text} role="alert">
      {t(text, { length: clockText(length) })}
    </p>
  )
}

interface RecordAgainButtonProps {
  discardReason: DiscardReason | undefined
  onClick: () => void
}

export const RecordAgainButton = ({ discardReason, onClick }: RecordAgainButtonProps) => {
  const { t } = useTexts()
  return (
    <Button onClick={onClick}>
      {t(discardReason === 'again' ? 'documents.record_again_sure' : 'documents.record_again')}
    </Button>
  )
}
