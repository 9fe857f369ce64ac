import { useTexts } from '../lib/texts/index.ts'
import styles from './page-pending.module.css'

/** What stands in for a page while it loads: the shape of a title and a paragraph. */
export const PagePending = () => {
  const { t } = useTexts()
  return (
    <div className={styles.pending} role="status" aria-label={t('common.loading')}>
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.line} />
    </div>
  )
}
