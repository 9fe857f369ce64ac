import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Button } from '@lectern/ui/actions/button'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { Ban, CircleAlert, CircleCheck, RotateCcw, X } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { useTexts, type Translate } from '../../../../lib/texts/index.ts'
import { guessKind } from '../sending/guess-kind.ts'
import { KindIcon } from './kind-icon.tsx'
import { isUnderWay, percentOf, type Upload } from '../upload.ts'
import styles from './upload-panel.module.css'
import { uploads } from '../uploads.ts'
import { useFileWords } from './use-file-words.ts'

/** One file of the panel: how far it is, and what can be done about it. Drawn again when it changes, not with every other. */
export const UploadRow = memo(({ upload }: { upload: Upload }) => {
  const { t } = useTexts()
  const percent = percentOf(upload)
  const isMoving = isUnderWay(upload) || upload.status === 'checking'
  return (
    <li className={styles.row} data-status={upload.status}>
      <span className={styles.kind}>
        <KindIcon kind={upload.file?.kind ?? guessKind({ name: upload.name, type: '' })} />
      </span>
      <div className={styles.words}>
        <span className={styles.name} title={upload.name}>
          {upload.name}
        </span>
        {isMoving && (
          <ProgressBar label={t('files.progress_of', { name: upload.name })} value={percent / 100} />
        )}
        <StatusLine upload={upload} />
      </div>
      <RowActions upload={upload} />
    </li>
  )
})

const StatusLine = ({ upload }: { upload: Upload }) => {
  const { t } = useTexts()
  const words = useFileWords()
  const { status, reason } = upload
  if (status === 'failed')
    return (
      <p className={styles.failed}>
        <Icon of={CircleAlert} />
        <span>{reason ? words.reason(reason) : t('files.status_failed')}</span>
      </p>
    )
  if (status === 'completed')
    return (
      <p className={styles.completed}>
        <Icon of={CircleCheck} />
        <span>{t('files.status_completed', { size: words.size(upload.bytes) })}</span>
      </p>
    )
  if (status === 'aborted')
    return (
      <p className={styles.line}>
        <Icon of={Ban} />
        <span>{t('files.status_aborted')}</span>
      </p>
    )
  if (status === 'missing') return <MissingFile upload={upload} />
  return <p className={styles.line}>{movingWords(upload, t, words)}</p>
}

const movingWords = (upload: Upload, t: Translate, words: ReturnType<typeof useFileWords>): string => {
  const { status, waitsFor, sent, bytes, speed, secondsLeft } = upload
  if (status === 'checking') return t('files.status_checking', { percent: percentOf(upload) })
  if (waitsFor === 'network') return t('files.status_offline')
  if (waitsFor === 'tab') return t('files.status_elsewhere')
  if (status === 'waiting') return t('files.status_waiting', { size: words.size(bytes) })
  return [
    t('files.sent_of', { sent: words.size(sent), size: words.size(bytes) }),
    ...(speed === null ? [] : [t('files.speed', { size: words.size(speed) })]),
    ...(secondsLeft === null ? [] : [words.left(secondsLeft)]),
  ].join(' · ')
}

/** The browser has not kept the file over a reload: it is asked for, and checked to be the same. */
const MissingFile = ({ upload }: { upload: Upload }) => {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [isOther, setOther] = useState(false)
  const choose = async (file: File | undefined) => {
    if (file) setOther(!(await uploads.giveFile(upload.id, file)))
  }
  return (
    <div className={styles.missing}>
      <p className={isOther ? styles.failed : styles.line} role={isOther ? 'alert' : undefined}>
        {t(isOther ? 'files.missing_other' : 'files.status_missing')}
      </p>
      <Button size="small" onClick={() => input.current?.click()}>
        {t('files.choose_again')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        data-again={upload.id}
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

const RowActions = ({ upload }: { upload: Upload }) => {
  const { t } = useTexts()
  const { id, name, canRetry } = upload
  const isSending = isUnderWay(upload)
  return (
    <span className={styles.rowActions}>
      {canRetry && (
        <IconButton
          icon={RotateCcw}
          size="small"
          label={t('files.retry', { name })}
          onClick={() => uploads.retry(id)}
        />
      )}
      {isSending ? (
        <IconButton
          icon={Ban}
          size="small"
          label={t('files.abort', { name })}
          onClick={() => uploads.abort(id)}
        />
      ) : (
        upload.status !== 'checking' && (
          <IconButton
            icon={X}
            size="small"
            label={t('files.remove', { name })}
            onClick={() => uploads.remove(id)}
          />
        )
      )}
    </span>
  )
}
