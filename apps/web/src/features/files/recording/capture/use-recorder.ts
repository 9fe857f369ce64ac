import type { UploadModel } from '@lectern/contract/files/upload-models'
import { useEffect, useRef, useState } from 'react'
import type { RecordingKind } from '@lectern/contract/files/recording-name'
import { beginRecording, type BegunRecording } from './begin-recording.ts'
import { type StoredRecording, storedRecordings } from '../delivery/stored-recordings.ts'
import { EmptyRecordingError, faultOf, type FaultDetails } from '../recording-fault.ts'
import { recordingLimits } from './recording-limits.ts'
import type { RecorderState } from './recorder-state.ts'
import {
  discardStoredRecording,
  type RecordingEnds,
  sendStoredRecording,
} from '../delivery/send-stored-recording.ts'
import { useDelivery } from '../delivery/use-delivery.ts'
import { useDevices } from './use-devices.ts'

interface RecorderOptions {
  kind: RecordingKind
  model: UploadModel
  person: string
  place?: string | undefined
  onRecorded: RecordingEnds['take']
}

type Turn = (old: RecorderState) => RecorderState

/** Changes what is told of a recording as long as it is under way. */
const whileRecording =
  (change: { readonly isPaused: boolean } | { readonly length: number }): Turn =>
  (old) =>
    old.at === 'recording' ? { ...old, ...change } : old

const ended =
  (recorded: Blob, length: number): Turn =>
  (old) =>
    old.at === 'recording' ? { at: 'recorded', length, recorded } : old

/** Records and sends. Leaving the page in the middle loses nothing that was recorded. */
export const useRecorder = (options: RecorderOptions) => {
  const { kind, model, person, place = location.pathname, onRecorded } = options
  const [state, setState] = useState<RecorderState>({ at: 'start' })
  const current = useRef<BegunRecording>(undefined)
  /** Of an earlier visit. */
  const old = useRef<StoredRecording>(undefined)
  const [left] = useState(() => new AbortController())

  useEffect(
    () => () => {
      left.abort()
      // One that cannot begin leaves nothing to keep, and is told where it was begun.
      void current.current?.keep().catch(() => undefined)
    },
    [left],
  )

  const fail = (told: FaultDetails) => {
    if (!left.signal.aborted) setState({ at: 'fault', ...told })
  }

  const { deliver, resend } = useDelivery({
    setState,
    fail,
    signal: left.signal,
    onRecorded: async (uuid) => {
      await onRecorded(uuid)
      current.current = undefined
    },
  })

  const { ask, release } = useDevices({ setState, fail, signal: left.signal })

  const discard = async () => {
    const recording = current.current
    current.current = undefined
    // The recorder needs them until it has ended, and gives them back itself.
    if (!recording) release()
    await recording?.discard().catch(() => release())
    if (old.current) await discardStoredRecording(storedRecordings, old.current)
    old.current = undefined
  }

  /** Shows what was recorded, unless it is on its way already. */
  const review = (recorded: Blob, length: number) => {
    if (left.signal.aborted || !current.current) return
    if (recorded.size >= recordingLimits.leastBytes) return setState(ended(recorded, length))
    void discard()
    fail({ fault: faultOf(new EmptyRecordingError(recorded.size === 0)) })
  }

  const begin = async (given: MediaStream) => {
    setState({ at: 'recording', stream: given, length: 0, isPaused: false })
    let length = 0
    try {
      current.current = beginRecording({
        ...{ kind, model, person, place, stream: given, stored: storedRecordings },
        onLength: (now) => {
          length = now
          setState(whileRecording({ length: now }))
        },
        onEnded: (recorded) => review(recorded, length),
      })
      await current.current.begun
    } catch {
      current.current = undefined
      fail({ fault: 'failed' })
    }
  }

  const setPaused = (isPaused: boolean) => {
    current.current?.setPaused(isPaused)
    setState(whileRecording({ isPaused }))
  }

  return {
    state,
    ask,
    begin,
    setPaused,
    stop: () => void current.current?.stop().catch(() => undefined),
    add: () => current.current && deliver(current.current.send),
    addKept: (recording: StoredRecording) => {
      old.current = recording
      return deliver((ends) => sendStoredRecording(storedRecordings, recording, ends))
    },
    /** Sends again what did not go through. */
    resend,
    discard,
    discardStoredRecording: (recording: StoredRecording) =>
      discardStoredRecording(storedRecordings, recording),
  }
}

export type Recorder = ReturnType<typeof useRecorder>
