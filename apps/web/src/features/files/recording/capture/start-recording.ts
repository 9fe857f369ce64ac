import type { RecordingKind } from '@lectern/contract/files/recording-name'
import type { UploadModel } from '@lectern/contract/files/upload-models'
import { newKey } from '../../../../lib/new-key.ts'
import { report } from '../../../../lib/reporting.ts'
import { chooseFormat, recordingName } from './formats.ts'
import { type StoredRecording, type StoredRecordings } from '../delivery/stored-recordings.ts'
import { endMedia } from './media-access.ts'
import { EmptyRecordingError } from '../recording-fault.ts'
import { recordingLimits } from './recording-limits.ts'
import { holdRecording } from '../delivery/recording-lock.ts'
import { type RecordingEnds, storeRefusal } from '../delivery/send-stored-recording.ts'
import { createSliceUpload, wait } from '../delivery/slice-upload.ts'

export interface RecordingOptions {
  kind: RecordingKind
  model: UploadModel
  person: string
  /** The address path of the page. */
  place?: string | undefined
  stream: MediaStream
  stored: StoredRecordings
  /** How long it is by now, in milliseconds. */
  onLength: (length: number) => void
  /** It ended: it was stopped, it may not become longer, or the device is gone. Given all that was recorded. */
  onEnded: (recorded: Blob) => void
}

/** A recording under way; what was recorded is on the device and on its way to the server slice by slice. */
export interface Recording {
  /** Rests, or goes on; what is said meanwhile is not recorded. */
  setPaused: (isPaused: boolean) => void
  /** Ends it; what was recorded waits on the device for a decision. */
  stop: () => Promise<void>
  /**
   * Ends it and sends the rest. It stays on the device until its file is taken.
   *
   * @throws EmptyRecordingError, RefusedUploadError, what broke the connection, or what `take` throws; what was recorded
   *   stays on the device
   */
  send: (ends: RecordingEnds) => Promise<void>
  /** Ends it and leaves it on the device, to be offered another time; one that is being sent goes on. */
  keep: () => Promise<void>
  /** Ends it and forgets it, here and on the server. */
  discard: () => Promise<void>
}

const newRecorder = ({ kind, stream }: RecordingOptions): MediaRecorder => {
  const mimeType = chooseFormat(kind, (format) => MediaRecorder.isTypeSupported(format))
  return new MediaRecorder(stream, mimeType === '' ? {} : { mimeType })
}

const newRecording = (
  { kind, model, person, place }: RecordingOptions,
  mimeType: string,
): StoredRecording => {
  const startedAt = Date.now()
  const name = recordingName(kind, startedAt, mimeType)
  return {
    id: newKey(),
    person,
    kind,
    model,
    name,
    mimeType,
    startedAt,
    length: 0,
    url: null,
    place,
  }
}

/** A device that keeps nothing is no reason to stop: the slices go to the server all the same. */
const onDevice = (written: Promise<void>): void =>
  void written.catch((error: unknown) => report(error, 'recording'))

/** How long somebody recorded, in milliseconds, without the pauses. */
const createStopwatch = () => {
  let before = 0
  let since: number | undefined
  const length = () => before + (since === undefined ? 0 : performance.now() - since)
  return {
    length,
    setRunning: (isRunning: boolean) => {
      before = length()
      since = isRunning ? performance.now() : undefined
    },
  }
}

/** Lets a recorder rest, or go on; one that has ended stays so. */
const pauseRecorder = (
  recorder: MediaRecorder,
  watch: ReturnType<typeof createStopwatch>,
  isPaused: boolean,
): void => {
  if (recorder.state === 'inactive') return
  watch.setRunning(!isPaused)
  if (isPaused) recorder.pause()
  else recorder.resume()
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

/** Asks before the page is left. @returns what ends that, and releases the recording */
const stay = (release: () => void): (() => void) => {
  window.addEventListener('beforeunload', askFirst)
  return () => {
    window.removeEventListener('beforeunload', askFirst)
    release()
  }
}

/** Ends the recorder and gives the devices back. */
const endRecorder = async (recorder: MediaRecorder, stream: MediaStream): Promise<void> => {
  if (recorder.state !== 'inactive') {
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.stop()
    await stopped
  }
  await wait(recordingLimits.stopDelay)
  endMedia(stream)
}

/** Begins to record after the short delay that devices need (document 002 §9). */
export const startRecording = async (options: RecordingOptions): Promise<Recording> => {
  const { kind, stream, stored, onLength, onEnded } = options
  const recorder = newRecorder(options)
  let recording = newRecording(options, recorder.mimeType)
  // Answers and slices that come later would put it on the device again.
  let isDiscarded = false
  const slices: Blob[] = []
  const whole = () => new Blob(slices, { type: recording.mimeType })
  let tellProgress: (part: number) => void = () => undefined
  const upload = createSliceUpload({
    ...{ ...recording, wait, slices: () => slices },
    fetch: (...request) => fetch(...request),
    onAddress: (url) => {
      recording = { ...recording, url }
      if (!isDiscarded) onDevice(stored.save(recording))
    },
    onProgress: (sent, total) => tellProgress(sent / total),
  })
  const release = holdRecording(recording.id)
  const watch = createStopwatch()
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0 || isDiscarded) return
    slices.push(data)
    recording = { ...recording, length: watch.length() }
    onDevice(stored.add(recording, slices.length - 1, data))
    upload.push()
  })
  await wait(recordingLimits.startDelay)
  recorder.start(recordingLimits.slice)
  watch.setRunning(true)
  const timer = setInterval(() => {
    const length = watch.length()
    onLength(length)
    if (length >= recordingLimits.longest[kind]) void stop()
  }, recordingLimits.tick)
  const leave = stay(release)
  // A device that is pulled out ends its track, and with the last one the recorder stops by itself.
  recorder.addEventListener('stop', () => void stop().then(() => onEnded(whole())))
  let stopping: Promise<void> | undefined
  const stop = () => {
    clearInterval(timer)
    return (stopping ??= endRecorder(recorder, stream))
  }
  let isSending = false
  return {
    setPaused: (isPaused) => pauseRecorder(recorder, watch, isPaused),
    stop,
    send: async ({ onProgress, take }) => {
      isSending = true
      await stop()
      try {
        if (whole().size < recordingLimits.leastBytes) {
          onDevice(stored.forget(recording.id))
          throw new EmptyRecordingError(slices.length === 0)
        }
        tellProgress = onProgress
        await take(await upload.finish())
        onDevice(stored.forget(recording.id))
      } catch (error) {
        await storeRefusal(stored, recording, error)
        throw error
      } finally {
        leave()
      }
    },
    keep: async () => {
      await stop()
      if (!isSending) leave()
    },
    discard: async () => {
      isDiscarded = true
      await stop()
      leave()
      onDevice(stored.forget(recording.id))
      await upload.abandon().catch(() => undefined)
    },
  }
}
