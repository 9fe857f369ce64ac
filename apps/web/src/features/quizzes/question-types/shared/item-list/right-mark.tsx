import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from './item-list.module.css'

interface RightMarkProps {
  kind: 'one' | 'many'
  number: number
  right: boolean
  onRight: (right: boolean) => void
}

/** Says of an option that it is right; stands before its text in a list. */
export const RightMark = ({ kind, number, right, onRight }: RightMarkProps) => {
  const { t } = useTexts()
  return (
    <input
      type={kind === 'one' ? 'radio' : 'checkbox'}
      className={styles.right}
      data-right
      checked={right}
      aria-label={t('questions.option_right', { number })}
      title={t('questions.option_right', { number })}
      onChange={() => onRight(!right)}
      // Pressed once more, a radio gives the key back: a question without one is not scored.
      onClick={() => kind === 'one' && right && onRight(false)}
    />
  )
}
