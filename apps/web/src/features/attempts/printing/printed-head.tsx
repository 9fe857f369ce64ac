import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import styles from '../components/attempt.module.css'

/** Whose paper it is: the practice and the day; on the screen both stand elsewhere. */
export const PrintedHead = ({ view: { attempt, quiz } }: { view: AttemptView }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  return (
    <header className={styles.printedHead}>
      <h2>{quiz.name}</h2>
      {attempt.finished_at !== null && (
        <p>{t('quiz.print_finished', { at: longMoment(attempt.finished_at) })}</p>
      )}
    </header>
  )
}
