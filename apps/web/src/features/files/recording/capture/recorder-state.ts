import type { FaultDetails } from '../recording-fault.ts'

/** Where recording stands (document 002 §4). Lengths in milliseconds, percents 0 to 100. */
export type RecorderState =
  | { at: 'start' }
  | { at: 'asking' }
  /** The devices are there and nothing is recorded yet. */
  | { at: 'ready'; stream: MediaStream }
  | { at: 'recording'; stream: MediaStream; length: number; isPaused: boolean }
  /** Ended; what was recorded can be heard or seen on the device, and waits for a decision. */
  | { at: 'recorded'; length: number; recorded: Blob }
  | { at: 'saving'; percent: number }
  | ({ at: 'fault' } & FaultDetails)
