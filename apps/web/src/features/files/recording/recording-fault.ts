/**
 * Why nothing is recorded (document 002 §8). `closed` closes quietly; `unsent` was recorded and waits on the device.
 */
export type RecordingFault = 'insecure' | 'denied' | 'not_found' | 'busy' | 'failed' | 'unsent' | 'refused'

/** A fault, and the server's code where it recorded why. */
export interface FaultDetails {
  fault: RecordingFault
  code?: string | undefined
}

/** What was recorded is not worth keeping. */
export class EmptyRecordingError extends Error {
  /** Nothing came from the devices at all. */
  readonly isSilent: boolean
  constructor(isSilent: boolean) {
    super('Nothing was recorded')
    this.isSilent = isSilent
  }
}

/** What a browser's refusal of camera or microphone means: by name, anything unknown is a refusal of access. */
export const faultOf = (error: unknown): RecordingFault => {
  if (error instanceof EmptyRecordingError) return error.isSilent ? 'denied' : 'failed'
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'not_found'
  if (name === 'NotReadableError') return 'busy'
  return 'denied'
}
