import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { isOver, isUnderWay, percentOf, type Upload } from '../upload.ts'
import { UploadRow } from './upload-row.tsx'
import styles from './upload-panel.module.css'
import { uploads } from '../uploads.ts'
import { useUploads } from './use-uploads.ts'

const countOf = (list: readonly Upload[], ...statuses: Upload['status'][]): number =>
  list.filter(({ status }) => statuses.includes(status)).length

/** Of everything that is to be sent, by bytes, 0 to 1. */
const shareOf = (list: readonly Upload[]): number => {
  const counted = list.filter(({ status }) => status !== 'failed' && status !== 'aborted')
  const all = counted.reduce((sum, { bytes }) => sum + bytes, 0)
  const sent = counted.reduce(
    (sum, upload) =>
      sum + (upload.status === 'checking' ? upload.bytes : (upload.bytes * percentOf(upload)) / 100),
    0,
  )
  return all === 0 ? 0 : sent / all
}

/** Bytes that the device could not store would be lost with the page: the browser asks first. */
const useLeaveQuestion = (list: readonly Upload[]) => {
  const isAtRisk = list.some((upload) => isUnderWay(upload) && !upload.isStored && upload.waitsFor !== 'tab')
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}

/** 'Uploading files' (document 001 §2): everything that goes to the server, wherever in the workbench it was begun. */
export const UploadPanel = () => {
  const { t } = useTexts()
  const list = useUploads()
  const id = useId()
  // On a phone it would cover half of the page.
  const [isOpen, setOpen] = useState(() => window.innerWidth > 640)
  useLeaveQuestion(list)
  if (list.length === 0) return null
  const done = countOf(list, 'completed', 'checking')
  const failed = countOf(list, 'failed', 'missing')
  const isAllOver = list.every(isOver)
  const summary = t('files.panel_summary', { done, all: list.length, failed })
  return (
    <section className={styles.panel} aria-label={t('files.panel')} data-upload-panel>
      <header className={styles.head}>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.titleWords}>
            <span className={styles.titleText}>{t('files.panel')}</span>
            <span className={styles.summary}>{summary}</span>
          </span>
          <Icon of={isOpen ? ChevronDown : ChevronUp} />
        </button>
        {isAllOver && (
          <IconButton icon={X} size="small" label={t('files.panel_clear')} onClick={uploads.clear} />
        )}
      </header>
      {!isOpen && !isAllOver && (
        <div className={styles.all}>
          <ProgressBar label={t('files.panel')} value={shareOf(list)} />
        </div>
      )}
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {list.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{summary}</span>
      </VisuallyHidden>
    </section>
  )
}
