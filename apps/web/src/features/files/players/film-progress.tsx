import type { File } from '@lectern/contract/files/file'
import { Icon } from '@lectern/ui/layout/icon'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { CircleAlert, Clapperboard } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './players.module.css'

/** What stands in the place of a film that is not ready: how far it is, or that it cannot be shown. */
export const FilmProgress = ({ file, title }: { file: File; title: string }) => {
  const { t } = useTexts()
  const hasFailed = file.process_status === 'failed'
  return (
    <div className={styles.preparing} data-preparing={file.process_status}>
      <Icon of={hasFailed ? CircleAlert : Clapperboard} size={24} />
      <p className={styles.preparingTitle}>{title}</p>
      {hasFailed ? (
        <p role="alert">{t('player.not_processed')}</p>
      ) : (
        <div className={styles.preparingBar}>
          <ProgressBar
            label={t('player.preparing')}
            text={t('player.preparing')}
            value={file.process_progress / 100}
            amount={t('player.preparing_percent', { percent: file.process_progress })}
          />
        </div>
      )}
    </div>
  )
}
