import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, CloudUpload, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
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

/** How long the line says that everything is there, in milliseconds. */
const seenFor = 5_000

/** Clears the list some seconds after its last upload is done, unless it is open or pressed at. A failure stays. */
const useLeaving = (list: readonly Upload[], isHeld: boolean, onClear: () => void) => {
  const clear = useEffectEvent(onClear)
  const isDone = list.length > 0 && list.every(({ status }) => status === 'completed' || status === 'aborted')
  useEffect(() => {
    if (!isDone || isHeld) return
    const timer = setTimeout(() => clear(), seenFor)
    return () => clearTimeout(timer)
  }, [isDone, isHeld])
}

/** 'Uploading files' (document 001 §2): one line about all that goes to the server, opened to the list of files by a press. */
export const UploadPanel = () => {
  const list = useUploads()
  useLeaveQuestion(list)
  return list.length === 0 ? null : <UploadTray list={list} onClear={uploads.clear} />
}

interface UploadTrayProps {
  list: readonly Upload[]
  onClear: () => void
}

export const UploadTray = ({ list, onClear }: UploadTrayProps) => {
  const { t } = useTexts()
  const id = useId()
  const line = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isHeld, setHeld] = useState(false)
  useLeaving(list, isOpen || isHeld, onClear)
  const summary = t('files.panel_summary', {
    done: countOf(list, 'completed', 'checking'),
    all: list.length,
    failed: countOf(list, 'failed', 'missing'),
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the list from any control in it
    <section
      className={styles.panel}
      aria-label={t('files.panel')}
      data-upload-panel
      data-open={isOpen || undefined}
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setOpen(false)
        line.current?.focus()
      }}
    >
      <PanelLine {...{ list, summary, line, isOpen, onClear }} opens={id} onPress={() => setOpen(!isOpen)} />
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

interface PanelLineProps {
  list: readonly Upload[]
  summary: string
  /** The id of the list. */
  opens: string
  line: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onClear: () => void
  onPress: () => void
}

const PanelLine = ({ list, summary, opens, line, isOpen, onClear, onPress }: PanelLineProps) => {
  const { t } = useTexts()
  const isAllOver = list.every(isOver)
  return (
    <div className={styles.head} data-failed={countOf(list, 'failed', 'missing') > 0 || undefined}>
      <button
        ref={line}
        type="button"
        className={styles.title}
        aria-expanded={isOpen}
        aria-controls={opens}
        aria-label={`${t('files.panel')}: ${summary}`}
        onClick={onPress}
      >
        <LineSign list={list} />
        <span className={styles.summary}>{summary}</span>
        <Icon of={isOpen ? ChevronDown : ChevronUp} />
      </button>
      {isAllOver ? (
        <IconButton icon={X} size="small" label={t('files.panel_clear')} onClick={onClear} />
      ) : (
        <span className={styles.all}>
          <ProgressBar label={t('files.panel')} value={shareOf(list)} />
        </span>
      )}
    </div>
  )
}

const LineSign = ({ list }: { list: readonly Upload[] }) => {
  if (countOf(list, 'failed', 'missing') > 0) return <Icon of={CircleAlert} className={styles.alert} />
  return list.every(isOver) ? <Icon of={CircleCheck} className={styles.ready} /> : <Icon of={CloudUpload} />
}
