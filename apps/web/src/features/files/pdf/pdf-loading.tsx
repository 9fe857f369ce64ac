import { Button } from '@lectern/ui/actions/button'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { asPercent, useTexts } from '../../../lib/texts/index.ts'
import styles from './pdf-viewer.module.css'

interface PdfLoadingProps {
  /** How much of it is here, 0 to 1. */
  loaded: number
  /** It takes longer than usual: the reader is told, and may stop it. */
  isSlow: boolean
  onStop: () => void
}

/** While a document comes. */
export const PdfLoading = ({ loaded, isSlow, onStop }: PdfLoadingProps) => {
  const { t, number } = useTexts()
  const text = t('documents.viewer_loading')
  return (
    <div className={styles.over}>
      <div className={styles.loading}>
        <ProgressBar label={text} text={text} amount={number(loaded, asPercent)} value={loaded} />
        <div className={styles.slow} role="status">
          {isSlow && (
            <>
              <span>{t('documents.viewer_slow')}</span>
              <Button size="small" onClick={onStop}>
                {t('documents.stop')}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
