import { ProgressBar } from '@lectern/ui/progress'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './pdf-viewer.module.css'

/** While a document comes: how much of it is here, 0 to 1. */
export const PdfLoading = ({ loaded }: { loaded: number }) => {
  const { t } = useTexts()
  const text = t('documents.viewer_loading')
  return (
    <div className={styles.over}>
      <div className={styles.loading}>
        <ProgressBar label={text} text={text} amount={`${Math.round(loaded * 100)}%`} value={loaded} />
      </div>
    </div>
  )
}
