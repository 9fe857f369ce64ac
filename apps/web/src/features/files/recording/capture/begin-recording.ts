import { type Recording, type RecordingOptions, startRecording } from './start-recording.ts'

/** A recording from the moment it was asked for. */
export interface BegunRecording extends Recording {
  /** Rejects when it could not begin. */
  readonly begun: Promise<Recording>
}

/** Begins to record; what is asked of it while the devices are still starting is done as soon as they have. */
export const beginRecording = (options: RecordingOptions): BegunRecording => {
  const begun = startRecording(options)
  return {
    begun,
    setPaused: (isPaused) => void begun.then(({ setPaused }) => setPaused(isPaused)).catch(() => undefined),
    stop: async () => (await begun).stop(),
    send: async (ends) => (await begun).send(ends),
    keep: async () => (await begun).keep(),
    discard: async () => (await begun).discard(),
  }
}
