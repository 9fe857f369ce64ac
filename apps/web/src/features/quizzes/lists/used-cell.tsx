import { Button } from '@lectern/ui/actions/button'
import textStyles from '@lectern/ui/text/text.module.css'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './lists.module.css'

interface UsedCellProps {
  count: number
  /** The count with what is counted. */
  words: string
  onPlaces: () => void
}

/** Where something is used, by a number that leads to the places. */
export const UsedCell = ({ count, words, onPlaces }: UsedCellProps) => {
  const { t } = useTexts()
  if (count === 0) return <span className={textStyles.muted}>{t('quizzes.library_used_no')}</span>
  return (
    <Button variant="quiet" size="small" className={styles.used} onClick={onPlaces}>
      {words}
    </Button>
  )
}
