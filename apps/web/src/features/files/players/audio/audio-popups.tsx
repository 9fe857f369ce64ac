import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { asPercent, useTexts } from '../../../../lib/texts/index.ts'
import type { Playback, PlaybackState } from '../engine/playback.ts'
import { audioRateRange, audioVolumeRange, nextAudioRate } from '../rules/audio-rates.ts'
import styles from './audio-player.module.css'

interface AudioPopupsProps {
  playback: Playback
  state: PlaybackState
  compact: boolean
}

/** Speed and volume, each behind a button; one is open at a time. */
export const AudioPopups = ({ playback, state, compact }: AudioPopupsProps) => {
  const { t, locale, number } = useTexts()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<'rate' | 'volume' | null>(null)
  useEffect(() => {
    if (open === null) return undefined
    const outside = (event: PointerEvent) => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) setOpen(null)
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(null)
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  const toggle = (popup: 'rate' | 'volume') => setOpen((last) => (last === popup ? null : popup))
  const volume = state.isMuted ? 0 : state.volume
  const icon = volume === 0 ? VolumeX : volume < 50 ? Volume1 : Volume2
  return (
    <div ref={root} className={styles.popups}>
      <Button
        variant="quiet"
        aria-label={`${t('player.rate')}: ${state.rate.toLocaleString(locale)}×`}
        aria-expanded={compact ? undefined : open === 'rate'}
        aria-controls={compact ? undefined : `${id}rate`}
        className={styles.rate}
        onClick={() => (compact ? playback.setRate(nextAudioRate(state.rate)) : toggle('rate'))}
      >
        {state.rate.toLocaleString(locale)}×
      </Button>
      <IconButton
        icon={icon}
        className={styles.volume}
        label={t('player.volume')}
        aria-expanded={open === 'volume'}
        aria-controls={`${id}volume`}
        onClick={() => toggle('volume')}
      />
      {open === 'rate' && (
        <label id={`${id}rate`} className={styles.popup}>
          <span>{t('player.rate')}</span>
          <input
            type="range"
            {...audioRateRange}
            value={state.rate}
            aria-valuetext={`${state.rate.toLocaleString(locale)}×`}
            onChange={(event) => playback.setRate(event.currentTarget.valueAsNumber)}
          />
          <output>{state.rate.toLocaleString(locale)}×</output>
        </label>
      )}
      {open === 'volume' && (
        <label id={`${id}volume`} className={styles.popup}>
          <span>{t('player.volume')}</span>
          <input
            type="range"
            {...audioVolumeRange}
            value={volume / 100}
            aria-valuetext={number(volume / 100, asPercent)}
            onChange={(event) => {
              playback.setMuted(false)
              playback.setVolume(event.currentTarget.valueAsNumber * 100)
            }}
          />
          <output>{number(volume / 100, asPercent)}</output>
        </label>
      )}
    </div>
  )
}
