import { Button } from '@lectern/ui/actions/button'
import { useTexts } from '../../../lib/texts/index.ts'
import { clockText } from './clock-text.ts'
import styles from './recording.module.css'
import type { Loss } from './use-loss-question.ts'

/** Says what would be thrown away. */
export const LossQuestion = ({ loss, length }: { loss: Loss | undefined; length: number }) => {
  const { t } = useTexts()
  if (loss === undefined) return null
  const text = loss === 'leave' ? 'documents.discard_question' : 'documents.record_again_question'
  return (
    <p className={styles.text} role="alert">
      {t(text, { length: clockText(length) })}
    </p>
  )
}

interface RecordAgainButtonProps {
  loss: Loss | undefined
  onClick: () => void
}

export const RecordAgainButton = ({ loss, onClick }: RecordAgainButtonProps) => {
  const { t } = useTexts()
  return (
    <Button onClick={onClick}>
      {t(loss === 'again' ? 'documents.record_again_sure' : 'documents.record_again')}
    </Button>
  )
}
