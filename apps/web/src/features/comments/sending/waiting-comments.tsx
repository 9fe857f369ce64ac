import { Badge } from '@lectern/ui/feedback/badge'
import { CloudUpload } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../comments.module.css'
import type { WaitingComment } from './use-sending.ts'

interface WaitingCommentsProps {
  waiting: readonly WaitingComment[]
  /** There is no connection, or no session. */
  isHeldUp: boolean
}

/** Comments that are on the device and not with the server yet, where they will stand. */
export const WaitingComments = ({ waiting, isHeldUp }: WaitingCommentsProps) => {
  const { t } = useTexts()
  if (waiting.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('comments.waiting')}>
      {waiting.map(({ id, payload: { words } }) => (
        <li key={id} className={styles.comment} data-waiting>
          <div className={styles.badges}>
            <Badge icon={CloudUpload} tone={isHeldUp ? 'warning' : 'neutral'}>
              {t(isHeldUp ? 'comments.waits' : 'comments.sending')}
            </Badge>
            {words.files.length > 0 && (
              <Badge>{t('comments.with_files', { count: words.files.length })}</Badge>
            )}
          </div>
          <p className={styles.text} data-plain>
            {words.text}
          </p>
        </li>
      ))}
    </ul>
  )
}
