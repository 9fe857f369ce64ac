import { ProgressBar } from '@lectern/ui/feedback/progress'
import { asPercent, useTexts } from '../../../../lib/texts/index.ts'
import { DeviceChoice } from './device-choice.tsx'
import { faultText } from '../fault-words.ts'
import { LivePicture } from './live-picture.tsx'
import { DiscardConfirmation } from '../discard-confirmation.tsx'
import type { ChosenDevices } from './media-access.ts'
import { PausedWords, RecordedLength, RecordedStep } from '../recorded-step.tsx'
import type { RecorderState } from './recorder-state.ts'
import styles from '../recording.module.css'
import type { DiscardReason } from '../use-discard-confirmation.ts'

interface VideoStepProps {
  state: RecorderState
  discardReason: DiscardReason | undefined
  devices: ChosenDevices
  onDevices: (devices: ChosenDevices) => void
}

/** What a modal of the video recorder shows. */
export const VideoStep = ({ state, discardReason, devices, onDevices }: VideoStepProps) => {
  const { t, number } = useTexts()
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
      return (
        <div className={styles.step}>
          <LivePicture stream={state.stream} />
          <p className={styles.heard}>
            <span className={styles.dot} data-live={!state.isPaused || undefined} aria-hidden="true" />
            <PausedWords isPaused={state.isPaused} />
            <RecordedLength length={state.length} />
          </p>
          <DiscardConfirmation discardReason={discardReason} length={state.length} />
        </div>
      )
    case 'recorded':
      return (
        <RecordedStep
          kind="video"
          recorded={state.recorded}
          length={state.length}
          discardReason={discardReason}
        />
      )
    case 'saving': {
      const text = t('documents.saving')
      return (
        <ProgressBar
          label={text}
          text={text}
          amount={number(state.percent / 100, asPercent)}
          value={state.percent / 100}
        />
      )
    }
    case 'fault':
      return (
        <p className={styles.text} role="alert">
          {faultText('video', state, t)}
        </p>
      )
  }
}
