import type { RecordingKind } from '@lectern/contract/files/recording-name'

/** The devices to record with; null leaves the choice to the browser. */
export interface ChosenDevices {
  camera: string | null
  microphone: string | null
}

export const anyDevices: ChosenDevices = { camera: null, microphone: null }

const exactly = (deviceId: string | null) => (deviceId === null ? true : { deviceId: { exact: deviceId } })

/** Whether this page may ask for devices at all: only over a secure connection. */
export const canRecord = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function' && typeof MediaRecorder === 'function'

/** Asks the person for the devices. Rejects as `getUserMedia` does. */
export const askForMedia = (kind: RecordingKind, devices: ChosenDevices = anyDevices): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: exactly(devices.microphone),
    video: kind === 'video' && exactly(devices.camera),
  })

export interface FoundDevices {
  cameras: MediaDeviceInfo[]
  microphones: MediaDeviceInfo[]
}

/** The devices by name; browsers tell them after access was given. */
export const findDevices = async (): Promise<FoundDevices> => {
  const all = await navigator.mediaDevices.enumerateDevices()
  const real = all.filter(({ deviceId }) => deviceId !== '')
  return {
    cameras: real.filter(({ kind }) => kind === 'videoinput'),
    microphones: real.filter(({ kind }) => kind === 'audioinput'),
  }
}

/** Gives the devices back. */
export const endMedia = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
