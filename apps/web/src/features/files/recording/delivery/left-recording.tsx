import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { useState } from 'react'
import { useOutbox } from '../../../../lib/outbox/index.ts'
import { asPercent, useDates, useTexts, useNeededTexts } from '../../../../lib/texts/index.ts'
import { clockText } from '../clock-text.ts'
import { DiscardButton } from '../discard-button.tsx'
import { faultText, refusalOf } from '../fault-words.ts'
import type { RecordingKind } from '@lectern/contract/files/recording-name'
import { type StoredRecording, storedRecordings } from './stored-recordings.ts'
import type { FaultDetails } from '../recording-fault.ts'
import styles from '../recording.module.css'
import { StoredPlayer } from '../stored-player.tsx'
import { discardStoredRecording, sendStoredRecording } from './send-stored-recording.ts'
import { sendFault } from './use-delivery.ts'
import { useLeftRecordings } from './use-left-recordings.ts'

export interface LeftRecordingProps {
  /** The address path of the page. */
  place: string
  /** Given the uuid of the file, which may still be made ready. */
  onAdd: (kind: RecordingKind, uuid: string) => void
}

/** Offers what was recorded on this page and not added, before the page, the browser or the server went away. */
export const LeftRecording = (props: LeftRecordingProps) => {
  const hasTexts = useNeededTexts('documents')
  const person = useOutbox()?.person
  return hasTexts && person !== undefined && <ReadyNotice {...props} person={person} />
}

const ReadyNotice = ({ place, onAdd, person }: LeftRecordingProps & { person: string }) => {
  const left = useLeftRecordings(person, place)
  const [sent, setSent] = useState<StoredRecording>()
  const recording = sent ?? left[0]
  if (!recording) return null
  return (
    <OneNotice
      key={recording.id}
      recording={recording}
      onSending={(isSending) => setSent(isSending ? recording : undefined)}
      onAdd={(uuid) => onAdd(recording.kind, uuid)}
    />
  )
}

interface OneNoticeProps {
  recording: StoredRecording
  /** While it is sent no list has it. */
  onSending: (isSending: boolean) => void
  onAdd: (uuid: string) => void
}

const OneNotice = ({ recording, onSending, onAdd }: OneNoticeProps) => {
  const { t, number } = useTexts()
  const { moment } = useDates()
  const [isHeard, setHeard] = useState(false)
  const [percent, setPercent] = useState<number>()
  const [failed, setFailed] = useState<FaultDetails>()
  const told = percent === undefined ? (failed ?? refusalOf(recording)) : undefined
  const add = async () => {
    setFailed(undefined)
    setPercent(0)
    onSending(true)
    try {
      await sendStoredRecording(storedRecordings, recording, {
        onProgress: (part) => setPercent(Math.round(part * 100)),
        take: onAdd,
      })
    } catch (error) {
      setFailed(sendFault(error))
    } finally {
      setPercent(undefined)
      onSending(false)
    }
  }
  const saving = t('documents.saving')
  return (
    <Notice
      tone={told ? 'warning' : 'info'}
      title={t('documents.left_title', { length: clockText(recording.length) })}
      announce="politely"
      actions={
        percent === undefined && (
          <>
            <Button size="small" onClick={() => void add()}>
              {t(told ? 'documents.try_again' : 'documents.kept_add')}
            </Button>
            <Button size="small" variant="quiet" aria-pressed={isHeard} onClick={() => setHeard(!isHeard)}>
              {t('documents.listen')}
            </Button>
            <DiscardButton
              size="small"
              onDiscard={() => void discardStoredRecording(storedRecordings, recording)}
            />
          </>
        )
      }
    >
      <p className={styles.text}>
        {told
          ? faultText(recording.kind, told, t)
          : t('documents.left_text', { when: moment(new Date(recording.startedAt)) })}
      </p>
      {isHeard && <StoredPlayer recording={recording} />}
      {percent !== undefined && (
        <ProgressBar
          label={saving}
          text={saving}
          amount={number(percent / 100, asPercent)}
          value={percent / 100}
        />
      )}
    </Notice>
  )
}
