import { IconButton } from '@lectern/ui/actions/icon-button'
import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { asPercent, useTexts } from '../../../../lib/texts/index.ts'
import { toggleMuted } from '../engine/attach-playback-behaviour.ts'
import type { Playback, PlaybackState } from '../engine/playback.ts'
import styles from './controls.module.css'

interface VolumeControlProps {
  playback: Playback
  state: PlaybackState
}

/** Mute, and on desks a slider from 0 to 100 (phones have buttons of their own). */
export const VolumeControl = ({ playback, state }: VolumeControlProps) => {
  const { t, number } = useTexts()
  const isSilent = state.isMuted || state.volume === 0
  const level = isSilent ? 0 : state.volume
  return (
    <div className={styles.volume}>
      <IconButton
        icon={isSilent ? VolumeX : level < 50 ? Volume1 : Volume2}
        label={t(isSilent ? 'player.unmute' : 'player.mute')}
        onClick={() => toggleMuted(playback)}
      />
      <input
        type="range"
        className={styles.volumeSlider}
        min={0}
        max={100}
        step={5}
        value={level}
        style={{ '--part': level / 100 }}
        aria-label={t('player.volume')}
        aria-valuetext={number(level / 100, asPercent)}
        onChange={(event) => {
          playback.setMuted(false)
          playback.setVolume(event.currentTarget.valueAsNumber)
        }}
      />
    </div>
  )
}
