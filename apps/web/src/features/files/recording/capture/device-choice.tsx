import { Field } from '@lectern/ui/fields/field'
import { Select } from '@lectern/ui/choices/select'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { type ChosenDevices, findDevices, type FoundDevices } from './media-access.ts'
import styles from '../recording.module.css'

interface DeviceChoiceProps {
  stream: MediaStream
  devices: ChosenDevices
  onDevices: (devices: ChosenDevices) => void
}

const usedBy = (tracks: readonly MediaStreamTrack[]): string => tracks[0]?.getSettings().deviceId ?? ''

/** Which camera and which microphone; the second step of access (document 002 §2). */
export const DeviceChoice = ({ stream, devices, onDevices }: DeviceChoiceProps) => {
  const { t } = useTexts()
  const [found, setFound] = useState<FoundDevices>({ cameras: [], microphones: [] })
  useEffect(() => {
    const read = () => void findDevices().then(setFound)
    read()
    navigator.mediaDevices.addEventListener('devicechange', read)
    return () => navigator.mediaDevices.removeEventListener('devicechange', read)
  }, [stream])
  const named = (all: readonly MediaDeviceInfo[], name: (number: number) => string) =>
    all.map(({ deviceId, label }, at) => (
      <option key={deviceId} value={deviceId}>
        {label || name(at + 1)}
      </option>
    ))
  return (
    <div className={styles.devices}>
      <Field label={t('documents.camera')}>
        <Select
          value={devices.camera ?? usedBy(stream.getVideoTracks())}
          onChange={(event) => onDevices({ ...devices, camera: event.currentTarget.value })}
        >
          {named(found.cameras, (number) => t('documents.camera_number', { number }))}
        </Select>
      </Field>
      <Field label={t('documents.microphone')}>
        <Select
          value={devices.microphone ?? usedBy(stream.getAudioTracks())}
          onChange={(event) => onDevices({ ...devices, microphone: event.currentTarget.value })}
        >
          {named(found.microphones, (number) => t('documents.microphone_number', { number }))}
        </Select>
      </Field>
    </div>
  )
}
