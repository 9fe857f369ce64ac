import { Button } from '@lectern/ui/actions/button'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { Icon } from '@lectern/ui/layout/icon'
import { Square } from 'lucide-react'
import { useEffect } from 'react'
import { asPercent, useTexts } from '../../../../lib/texts/index.ts'
import { DiscardButton } from '../discard-button.tsx'
import { faultText } from '../fault-words.ts'
import { askForMedia } from './media-access.ts'
import { DiscardConfirmation, RecordAgainButton } from '../discard-confirmation.tsx'
import { PausedWords, RecordedLength, RecordedStep } from '../recorded-step.tsx'
import { PauseButton } from './pause-button.tsx'
import type { RecorderState } from './recorder-state.ts'
import type { FaultDetails } from '../recording-fault.ts'
import styles from '../recording.module.css'
import { useDiscardConfirmation } from '../use-discard-confirmation.ts'
import type { Recorder } from './use-recorder.ts'
import { Visualiser } from './visualiser.tsx'

interface AudioRecorderProps {
  recorder: Recorder
  onCancel: () => void
}

/** The small panel that records sound: bars, timer, Stop, then Cancel and Add (document 002 §2). Begins at once. */
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
  const again = () => {
    void recorder.discard()
    void start()
  }
  return (
    <section className={styles.panel} aria-label={t('documents.recording_audio')}>
      {state.at === 'asking' && (
        <p className={styles.text} role="status">
          {t('documents.allow_microphone')}
        </p>
      )}
      {state.at === 'recording' && (
        <Heard state={state} onCancel={cancel} onStop={recorder.stop} setPaused={recorder.setPaused} />
      )}
      {state.at === 'recorded' && (
        <Recorded state={state} onCancel={cancel} onAgain={again} onAdd={() => void recorder.add()} />
      )}
      {state.at === 'saving' && <Waiting percent={state.percent} />}
      {state.at === 'fault' && (
        <AudioFault told={state} recorder={recorder} onCancel={onCancel} onAgain={() => void start()} />
      )}
    </section>
  )
}

interface HeardProps {
  state: Extract<RecorderState, { at: 'recording' }>
  onCancel: () => void
  onStop: () => void
  setPaused: (isPaused: boolean) => void
}

const Heard = ({ state: { stream, length, isPaused }, onCancel, onStop, setPaused }: HeardProps) => {
  const { t } = useTexts()
  const { discardReason, first } = useDiscardConfirmation(length)
  return (
    <>
      <div className={styles.heard}>
        <span className={styles.dot} data-live={!isPaused || undefined} aria-hidden="true" />
        {!isPaused && <Visualiser stream={stream} />}
        <PausedWords isPaused={isPaused} />
        <RecordedLength length={length} />
      </div>
      <DiscardConfirmation discardReason={discardReason} length={length} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={first('leave', onCancel)}>
          {t(discardReason ? 'documents.discard' : 'documents.cancel')}
        </Button>
        <PauseButton isPaused={isPaused} setPaused={setPaused} />
        <Button
          variant="primary"
          icon={<Icon of={Square} />}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- recording was asked for by the person a moment ago
          autoFocus
          onClick={onStop}
        >
          {t('documents.stop')}
        </Button>
      </div>
    </>
  )
}

interface RecordedProps {
  state: Extract<RecorderState, { at: 'recorded' }>
  onCancel: () => void
  onAgain: () => void
  onAdd: () => void
}

const Recorded = ({ state: { recorded, length }, onCancel, onAgain, onAdd }: RecordedProps) => {
  const { t } = useTexts()
  const { discardReason, first } = useDiscardConfirmation(length)
  return (
    <>
      <RecordedStep kind="audio" recorded={recorded} length={length} discardReason={discardReason} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={first('leave', onCancel)}>
          {t(discardReason === 'leave' ? 'documents.discard' : 'documents.cancel')}
        </Button>
        <RecordAgainButton discardReason={discardReason} onClick={first('again', onAgain)} />
        <Button variant="primary" onClick={onAdd}>
          {t('documents.add')}
        </Button>
      </div>
    </>
  )
}

const Waiting = ({ percent }: { percent: number }) => {
  const { t, number } = useTexts()
  const text = t('documents.saving')
  return (
    <ProgressBar label={text} text={text} amount={number(percent / 100, asPercent)} value={percent / 100} />
  )
}

interface AudioFaultProps {
  told: FaultDetails
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
        <Button variant="quiet" onClick={onCancel}>
          {t('documents.cancel')}
        </Button>
        {isLeft && <DiscardButton onDiscard={() => void recorder.discard().then(onCancel)} />}
        <Button variant="primary" onClick={() => (isLeft ? void recorder.resend() : onAgain())}>
          {t('documents.try_again')}
        </Button>
      </div>
    </>
  )
}
