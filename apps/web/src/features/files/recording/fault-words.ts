import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import type { TextId, Translate } from '../../../lib/texts/index.ts'
import type { RecordingKind } from '@lectern/contract/files/recording-name'
import type { StoredRecording } from './delivery/stored-recordings.ts'
import type { RecordingFault, FaultDetails } from './recording-fault.ts'

interface FaultWords {
  title: TextId
  text: TextId
}

const words: Readonly<Record<RecordingFault, FaultWords>> = {
  insecure: { title: 'documents.something_went_wrong', text: 'documents.recording_insecure' },
  denied: { title: 'documents.no_access_title', text: 'documents.no_devices_access' },
  not_found: { title: 'documents.no_camera_title', text: 'documents.no_camera' },
  busy: { title: 'documents.something_went_wrong', text: 'documents.camera_is_busy' },
  failed: { title: 'documents.something_went_wrong', text: 'documents.recording_failed' },
  unsent: { title: 'documents.unsent_title', text: 'documents.unsent' },
  refused: { title: 'documents.unsent_title', text: 'documents.recording_refused' },
}

const ofAudio: Partial<Record<RecordingFault, FaultWords>> = {
  not_found: { title: 'documents.no_microphone_title', text: 'documents.no_microphone' },
  busy: { title: 'documents.something_went_wrong', text: 'documents.microphone_is_busy' },
}

/** What to tell about a fault (document 002 §8). */
export const faultWords = (kind: RecordingKind, fault: RecordingFault): FaultWords =>
  (kind === 'audio' ? ofAudio[fault] : undefined) ?? words[fault]

/** What happened, with the server's own reason where it gave one. */
export const faultText = (kind: RecordingKind, { fault, code }: FaultDetails, t: Translate): string => {
  const text = t(faultWords(kind, fault).text)
  return code ? `${errorText(new ApiError({ status: 422, code, retryAfter: undefined }), t)} ${text}` : text
}

/** Why a recording is still on the device, when the server did not take it. */
export const refusalOf = ({ refused }: StoredRecording): FaultDetails | undefined =>
  refused === undefined ? undefined : { fault: 'refused', code: refused }
