import { useNeededTexts } from '../../../../lib/texts/index.ts'
import type { UploadModel } from '@lectern/contract/files/upload-models'
import { useOutbox } from '../../../../lib/outbox/index.ts'
import { AudioRecorder } from './audio-recorder.tsx'
import type { RecordingKind } from '@lectern/contract/files/recording-name'
import { RecordingOffer } from '../delivery/recording-offer.tsx'
import { useRecordingOffer } from '../delivery/use-recording-offer.ts'
import { useRecorder } from './use-recorder.ts'
import { VideoRecorder } from './video-recorder.tsx'

export interface RecorderPanelProps {
  kind: RecordingKind
  /** What the recording is for. */
  model: UploadModel
  /** What it belongs to, by which it is offered again; the address path of the page where nothing else is said. */
  place?: string | undefined
  /** Given the uuid of the file, which may still be processed. The recording stays on the device until it is taken. */
  onRecorded: (uuid: string) => void | Promise<void>
  onCancel: () => void
}

/**
 * Records sound in a panel, or camera and microphone in modals (document 002 §2, §4). First offers what an earlier visit
 * recorded and did not send.
 */
export const RecorderPanel = (props: RecorderPanelProps) => {
  const hasTexts = useNeededTexts('documents')
  const person = useOutbox()?.person
  return hasTexts && person !== undefined && <ReadyRecorder {...props} person={person} />
}

const ReadyRecorder = (props: RecorderPanelProps & { person: string }) => {
  const { kind, onCancel } = props
  const recorder = useRecorder(props)
  const offer = useRecordingOffer(props)
  if (offer.recordings === undefined) return null
  const [left] = offer.recordings
  if (left && recorder.state.at === 'start')
    return (
      <RecordingOffer
        recording={left}
        onAdd={() => void recorder.addKept(left)}
        onDiscard={() => void recorder.discardStoredRecording(left).then(offer.next)}
        onNew={offer.skip}
        onCancel={onCancel}
      />
    )
  const Recorder = kind === 'audio' ? AudioRecorder : VideoRecorder
  return <Recorder recorder={recorder} onCancel={onCancel} />
}
