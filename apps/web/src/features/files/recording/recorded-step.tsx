import type { RecordingKind } from '@lectern/contract/files/recording-name'
import { useTexts } from '../../../lib/texts/index.ts'
import { clockText } from './clock-text.ts'
import { LocalPlayer } from './local-player.tsx'
import { DiscardConfirmation } from './discard-confirmation.tsx'
import styles from './recording.module.css'
import type { DiscardReason } from './use-discard-confirmation.ts'

/** How long a recording is by now. */
export const RecordedLength = ({ length }: { length: number }) => {
  const { t } = useTexts()
  return (
    <span className={styles.timer} role="timer" aria-label={t('documents.recording_length')}>
      {clockText(length)}
    </span>
  )
}

/** That a recording rests; read aloud when it begins to. */
export const PausedWords = ({ isPaused }: { isPaused: boolean }) => {
  const { t } = useTexts()
  return (
    <span className={styles.text} role="status">
      {isPaused && t('documents.recording_paused')}
    </span>
  )
}

interface RecordedStepProps {
  kind: RecordingKind
  recorded: Blob
  length: number
  discardReason: DiscardReason | undefined
}

/** A recording that has ended, before it is added. */
export const RecordedStep = ({ kind, recorded, length, discardReason }: RecordedStepProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.step}>
      <p className={styles.heard}>
        <span className={styles.text} role="status">
          {t('documents.recording_ended')}
        </span>
        <RecordedLength length={length} />
      </p>
      <LocalPlayer
        kind={kind}
        recorded={recorded}
        label={t(kind === 'audio' ? 'documents.recording_audio' : 'documents.recording_video')}
        listen={t(kind === 'audio' ? 'documents.listen' : 'documents.watch')}
      />
      <DiscardConfirmation discardReason={discardReason} length={length} />
    </div>
  )
}
