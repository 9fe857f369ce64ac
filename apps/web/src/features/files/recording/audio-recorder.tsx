import { Button } from '@lectern/ui/button'
import { ProgressBar } from '@lectern/ui/progress'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { clockText } from './clock-text.ts'
import { DiscardButton } from './discard-button.tsx'
import { faultText } from './fault-words.ts'
import { askForMedia } from './media-access.ts'
import type { ToldFault } from './recording-fault.ts'
import styles from './recording.module.css'
import type { Recorder } from './use-recorder.ts'
import { Visualiser } from './visualiser.tsx'

interface AudioRecorderProps {
  recorder: Recorder
  onCancel: () => void
}

/** A cancelled recording that is longer than this is asked about. */
const worthAsking = 5_000

/** The small panel that records sound: bars, timer, Cancel and Add (document 002 §2). Begins at once. */
export const AudioRecorder = ({ recorder, onCancel }: AudioRecorderProps) => {
  const { t } = useTexts()
  const { state } = recorder
  const start = async () => {
    const stream = await recorder.ask(() => askForMedia('audio'))
    if (stream) await recorder.begin(stream)
  }
  useEffect(() => {
    if (state.at === 'start') void start()
    // oxlint-disable-next-line react/exhaustive-deps -- once: afterwards the state is another one
  }, [])
  const cancel = () => void recorder.discard().then(onCancel)
  return (
    <section className={styles.panel} aria-label={t('documents.recording_audio')}>
      {state.at === 'asking' && (
        <p className={styles.text} role="status">
          {t('documents.allow_microphone')}
        </p>
      )}
      {(state.at === 'recording' || state.at === 'recorded') && (
        <Heard
          stream={state.at === 'recording' ? state.stream : undefined}
          length={state.length}
          onCancel={cancel}
          onAdd={() => void recorder.add()}
        />
      )}
      {(state.at === 'saving' || state.at === 'processing') && (
        <Waiting percent={state.percent} isSaving={state.at === 'saving'} />
      )}
      {state.at === 'fault' && (
        <AudioFault told={state} recorder={recorder} onCancel={onCancel} onAgain={() => void start()} />
      )}
    </section>
  )
}

interface HeardProps {
  /** Undefined when it has ended by itself. */
  stream: MediaStream | undefined
  length: number
  onCancel: () => void
  onAdd: () => void
}

const Heard = ({ stream, length, onCancel, onAdd }: HeardProps) => {
  const { t } = useTexts()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <div className={styles.heard}>
        <span className={styles.dot} data-live={stream !== undefined || undefined} aria-hidden="true" />
        {stream && <Visualiser stream={stream} />}
        <span className={styles.timer} role="timer" aria-label={t('documents.recording_length')}>
          {clockText(length)}
        </span>
      </div>
      {!stream && (
        <p className={styles.text} role="status">
          {t('documents.recording_ended')}
        </p>
      )}
      {asks && (
        <p className={styles.text} role="alert">
          {t('documents.discard_question', { length: clockText(length) })}
        </p>
      )}
      <div className={styles.actions}>
        <Button look="quiet" onClick={asks || length < worthAsking ? onCancel : () => setAsks(true)}>
          {t(asks ? 'documents.discard' : 'documents.cancel')}
        </Button>
        <Button look="primary" onClick={onAdd}>
          {t('documents.add')}
        </Button>
      </div>
    </>
  )
}

const Waiting = ({ percent, isSaving }: { percent: number; isSaving: boolean }) => {
  const { t } = useTexts()
  const text = t(isSaving ? 'documents.saving' : 'documents.preparing')
  return <ProgressBar label={text} text={text} amount={`${percent}%`} value={percent / 100} />
}

interface AudioFaultProps {
  told: ToldFault
  recorder: Recorder
  onCancel: () => void
  onAgain: () => void
}

const AudioFault = ({ told, recorder, onCancel, onAgain }: AudioFaultProps) => {
  const { t } = useTexts()
  const isLeft = told.fault === 'unsent' || told.fault === 'refused'
  return (
    <>
      <p className={styles.fault} role="alert">
        {faultText('audio', told, t)}
      </p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onCancel}>
          {t('documents.cancel')}
        </Button>
        {isLeft && <DiscardButton onDiscard={() => void recorder.discard().then(onCancel)} />}
        <Button look="primary" onClick={() => (isLeft ? void recorder.resend() : onAgain())}>
          {t('documents.try_again')}
        </Button>
      </div>
    </>
  )
}
