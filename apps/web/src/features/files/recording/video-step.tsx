import { ProgressBar } from '@lectern/ui/progress'
import { useTexts } from '../../../lib/texts/index.ts'
import { clockText } from './clock-text.ts'
import { DeviceChoice } from './device-choice.tsx'
import { faultText } from './fault-words.ts'
import { LivePicture } from './live-picture.tsx'
import type { ChosenDevices } from './media-access.ts'
import type { RecorderState } from './recorder-state.ts'
import styles from './recording.module.css'

interface VideoStepProps {
  state: RecorderState
  /** The person wants to leave in the middle. */
  asks: boolean
  devices: ChosenDevices
  onDevices: (devices: ChosenDevices) => void
}

/** What a modal of the video recorder shows. */
export const VideoStep = ({ state, asks, devices, onDevices }: VideoStepProps) => {
  const { t } = useTexts()
  switch (state.at) {
    case 'start':
    case 'asking':
      return <p className={styles.text}>{t('documents.access_text')}</p>
    case 'ready':
      return (
        <div className={styles.step}>
          <LivePicture stream={state.stream} />
          <DeviceChoice stream={state.stream} devices={devices} onDevices={onDevices} />
        </div>
      )
    case 'recording':
    case 'recorded':
      return <Recorded state={state} asks={asks} />
    case 'saving':
    case 'processing': {
      const text = t(state.at === 'saving' ? 'documents.saving' : 'documents.preparing')
      return <ProgressBar label={text} text={text} amount={`${state.percent}%`} value={state.percent / 100} />
    }
    case 'fault':
      return (
        <p className={styles.text} role="alert">
          {faultText('video', state, t)}
        </p>
      )
  }
}

interface RecordedProps {
  state: Extract<RecorderState, { at: 'recording' | 'recorded' }>
  asks: boolean
}

const Recorded = ({ state, asks }: RecordedProps) => {
  const { t } = useTexts()
  const isLive = state.at === 'recording'
  return (
    <div className={styles.step}>
      {isLive && <LivePicture stream={state.stream} />}
      <p className={styles.heard}>
        <span className={styles.dot} data-live={isLive || undefined} aria-hidden="true" />
        <span className={styles.timer} role="timer" aria-label={t('documents.recording_length')}>
          {clockText(state.length)}
        </span>
      </p>
      {!isLive && <p className={styles.text}>{t('documents.recording_ended')}</p>}
      {asks && (
        <p className={styles.text} role="alert">
          {t('documents.discard_question', { length: clockText(state.length) })}
        </p>
      )}
    </div>
  )
}
