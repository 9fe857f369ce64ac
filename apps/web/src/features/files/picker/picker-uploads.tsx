import textStyles from '@lectern/ui/text/text.module.css'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { RotateCcw, X } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { percentOf, type Upload, uploads as all, useFileWords } from '../uploads/index.ts'
import styles from './picker.module.css'

interface PickerUploadsProps {
  uploads: readonly Upload[]
  /** It is no longer wanted here. */
  onGone: (id: string) => void
}

/** How far the uploads of the dialog are. */
export const PickerUploads = ({ uploads, onGone }: PickerUploadsProps) => {
  const { t } = useTexts()
  const words = useFileWords()
  if (uploads.length === 0) return null
  const remove = (id: string) => {
    onGone(id)
    all.remove(id)
  }
  return (
    <ul className={styles.sending}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          {upload.status === 'failed' ? (
            <p role="alert" className={textStyles.wrong}>
              {upload.name}: {upload.reason ? words.reason(upload.reason) : t('files.status_failed')}
            </p>
          ) : (
            <ProgressBar
              label={t('files.progress_of', { name: upload.name })}
              text={upload.name}
              amount={t(upload.waitsFor === 'network' ? 'files.status_offline' : 'files.percent', {
                percent: percentOf(upload),
              })}
              value={percentOf(upload) / 100}
            />
          )}
          <span>
            {upload.canRetry && (
              <IconButton
                icon={RotateCcw}
                size="small"
                label={t('files.retry', { name: upload.name })}
                onClick={() => all.retry(upload.id)}
              />
            )}
            <IconButton
              icon={X}
              size="small"
              label={t('files.abort', { name: upload.name })}
              onClick={() => remove(upload.id)}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
