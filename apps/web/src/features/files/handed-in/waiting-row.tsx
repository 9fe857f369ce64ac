import { IconButton } from '@lectern/ui/actions/icon-button'
import { Button } from '@lectern/ui/actions/button'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { RotateCcw, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { guessKind, KindIcon, percentOf, uploads, useFileWords, type Upload } from '../uploads/index.ts'
import styles from './hand-in.module.css'

/** A file that is not with the server yet: how far it is, why it stopped, and what can be done. */
export const WaitingRow = ({ upload }: { upload: Upload }) => {
  const { t } = useTexts()
  const { id, name, status, canRetry } = upload
  const isStopped = status === 'failed' || status === 'aborted' || status === 'missing'
  return (
    <div className={styles.row} data-status={status}>
      <span className={styles.thumb}>
        <KindIcon kind={guessKind({ name, type: '' })} />
      </span>
      <div className={styles.words}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {!isStopped && (
          <ProgressBar label={t('files.progress_of', { name })} value={percentOf(upload) / 100} />
        )}
        <StandLine upload={upload} />
      </div>
      {canRetry && (
        <IconButton
          icon={RotateCcw}
          className={styles.press}
          label={t('files.retry', { name })}
          onClick={() => uploads.retry(id)}
        />
      )}
      <IconButton
        icon={X}
        className={styles.press}
        label={t(isStopped ? 'files.remove' : 'files.abort', { name })}
        onClick={() => (isStopped ? uploads.remove(id) : uploads.abort(id))}
      />
    </div>
  )
}

const StandLine = ({ upload }: { upload: Upload }) => {
  const { t } = useTexts()
  const words = useFileWords()
  const { status, reason, waitsFor, sent, bytes } = upload
  if (status === 'failed')
    return (
      <p className={styles.failed} role="alert">
        {reason ? words.reason(reason) : t('files.status_failed')}
      </p>
    )
  if (status === 'missing') return <MissingFile upload={upload} />
  if (status === 'aborted') return <p className={styles.line}>{t('files.status_aborted')}</p>
  if (waitsFor === 'network') return <p className={styles.line}>{t('files.status_offline')}</p>
  if (waitsFor === 'tab') return <p className={styles.line}>{t('files.status_elsewhere')}</p>
  if (status === 'checking')
    return <p className={styles.line}>{t('files.status_checking', { percent: percentOf(upload) })}</p>
  return (
    <p className={styles.line}>{t('files.sent_of', { sent: words.size(sent), size: words.size(bytes) })}</p>
  )
}

/** The browser has not kept the file over a reload: it is asked for, and checked to be the same. */
const MissingFile = ({ upload: { id } }: { upload: Upload }) => {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [isOther, setOther] = useState(false)
  return (
    <div className={styles.missing}>
      <p className={isOther ? styles.failed : styles.line} role={isOther ? 'alert' : undefined}>
        {t(isOther ? 'files.missing_other' : 'files.status_missing')}
      </p>
      <Button onClick={() => input.current?.click()}>{t('files.choose_again')}</Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) void uploads.giveFile(id, file).then((isSame) => setOther(!isSame))
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
