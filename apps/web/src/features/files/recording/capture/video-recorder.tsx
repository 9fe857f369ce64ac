import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Icon } from '@lectern/ui/layout/icon'
import { Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { faultWords } from '../fault-words.ts'
import { RecordAgainButton } from '../discard-confirmation.tsx'
import { anyDevices, askForMedia, type ChosenDevices } from './media-access.ts'
import { PauseButton } from './pause-button.tsx'
import { recordingLimits } from './recording-limits.ts'
import type { RecorderState } from './recorder-state.ts'
import { type DiscardReason, useDiscardConfirmation } from '../use-discard-confirmation.ts'
import type { Recorder } from './use-recorder.ts'
import { VideoStep } from './video-step.tsx'

interface VideoRecorderProps {
  recorder: Recorder
  onCancel: () => void
}

const isSending = ({ at }: RecorderState): boolean => at === 'saving'

/** The modals that record camera and microphone: why access is needed, which devices, recording, saving (document 002 §2). */
export const VideoRecorder = ({ recorder, onCancel }: VideoRecorderProps) => {
  const { t } = useTexts()
  const { state } = recorder
  const length = 'length' in state ? state.length : 0
  const { discardReason, first } = useDiscardConfirmation(length)
  const [devices, setDevices] = useState<ChosenDevices>(anyDevices)
  const isQuiet = state.at === 'fault' && (state.fault === 'unsent' || state.fault === 'refused')
  useEffect(() => {
    // What did not go through closes silently (document 002 §4) and is offered again from the device.
    if (isQuiet) onCancel()
  }, [isQuiet, onCancel])
  const leave = first('leave', () => {
    if (!isSending(state)) void recorder.discard().then(onCancel)
  })
  const again = first('again', () => {
    void recorder.discard()
    void recorder.ask(() => askForMedia('video', devices))
  })
  if (isQuiet) return null
  return (
    <Dialog
      open
      onClose={leave}
      title={t(titleOf(state))}
      closeLabel={t('common.close')}
      actions={
        !isSending(state) && (
          <VideoActions
            recorder={recorder}
            discardReason={discardReason}
            onLeave={leave}
            onAgain={again}
            devices={devices}
          />
        )
      }
    >
      <VideoStep
        state={state}
        discardReason={discardReason}
        devices={devices}
        onDevices={(chosen) => {
          setDevices(chosen)
          void recorder.ask(() => askForMedia('video', chosen))
        }}
      />
    </Dialog>
  )
}

const titles = {
  start: 'documents.access_title',
  asking: 'documents.access_title',
  ready: 'documents.devices_title',
  recording: 'documents.recording_video',
  recorded: 'documents.recording_video',
  saving: 'documents.saving_title',
} as const satisfies Partial<Record<RecorderState['at'], TextId>>

const titleOf = (state: RecorderState): TextId =>
  state.at === 'fault' ? faultWords('video', state.fault).title : titles[state.at]

interface VideoActionsProps {
  recorder: Recorder
  discardReason: DiscardReason | undefined
  onLeave: () => void
  onAgain: () => void
  devices: ChosenDevices
}

const VideoActions = ({ recorder, discardReason, onLeave, onAgain, devices }: VideoActionsProps) => {
  const { t } = useTexts()
  return (
    <>
      <Button variant="quiet" onClick={onLeave}>
        {t(discardReason === 'leave' ? 'documents.discard' : 'documents.cancel')}
      </Button>
      {recorder.state.at === 'recorded' && (
        <RecordAgainButton discardReason={discardReason} onClick={onAgain} />
      )}
      {recorder.state.at === 'recording' && (
        <PauseButton isPaused={recorder.state.isPaused} setPaused={recorder.setPaused} />
      )}
      <MainAction recorder={recorder} devices={devices} />
    </>
  )
}

const MainAction = ({ recorder, devices }: Pick<VideoActionsProps, 'recorder' | 'devices'>) => {
  const { t } = useTexts()
  const { state } = recorder
  const ask = (wanted: ChosenDevices) => () => void recorder.ask(() => askForMedia('video', wanted))
  if (state.at === 'start' || state.at === 'asking')
    return (
      <Button variant="primary" busy={state.at === 'asking'} onClick={ask(devices)}>
        {t('documents.continue')}
      </Button>
    )
  if (state.at === 'ready')
    return (
      <Button variant="primary" onClick={() => void recorder.begin(state.stream)}>
        {t('documents.start_recording')}
      </Button>
    )
  if (state.at === 'fault')
    return (
      <Button variant="primary" onClick={ask(anyDevices)}>
        {t('documents.try_again')}
      </Button>
    )
  if (state.at === 'recorded')
    return (
      <Button variant="primary" onClick={() => void recorder.add()}>
        {t('documents.add')}
      </Button>
    )
  return (
    state.at === 'recording' &&
    state.length > recordingLimits.stopAfter && (
      <Button variant="primary" icon={<Icon of={Square} />} onClick={recorder.stop}>
        {t('documents.stop')}
      </Button>
    )
  )
}
