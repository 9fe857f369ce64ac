import type { RowStatistics } from '@lectern/contract/attempts/quiz-results'
import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { Check, X } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './results.module.css'

/** The rows of the answers with their counts; right and wrong by a sign, not by colour alone. */
export const RowCounts = ({ rows }: { rows: readonly RowStatistics[] }) => {
  const { t, number } = useTexts()
  return (
    <ul className={styles.rows} aria-label={t('practices.results_answers')}>
      {rows.map(({ label, count, percent, is_right: isRight }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two rows may read alike
        <li key={at} className={styles.row}>
          <span className={styles.rowHead}>
            {isRight !== null && (
              <span className={isRight ? styles.rightSign : styles.wrongSign}>
                <Icon of={isRight ? Check : X} />
                <VisuallyHidden>
                  {t(isRight ? 'practices.answer_correct' : 'practices.answer_incorrect')}
                </VisuallyHidden>
              </span>
            )}
            <span className={styles.label}>{label}</span>
            <span className={styles.amount}>
              {t('practices.results_row_count', { count: number(count), percent })}
            </span>
          </span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} style={{ '--part': percent / 100 }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
