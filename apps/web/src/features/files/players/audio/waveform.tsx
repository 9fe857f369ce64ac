import { useTexts } from '../../../../lib/texts/index.ts'
import { clockText } from '../rules/clock-text.ts'
import styles from './audio-player.module.css'

interface WaveformProps {
  /** 21 bars from 0 to 1, of recordings shorter than five minutes. */
  peaks: readonly number[] | null
  time: number
  duration: number
  name: string | undefined
  onSeek: (seconds: number) => void
}

/** Where a recording stands: on its waveform, or on a plain line when it is long. */
export const Waveform = ({ peaks, time, duration, name, onSeek }: WaveformProps) => {
  const { t } = useTexts()
  const part = duration > 0 ? Math.min(1, time / duration) : 0
  return (
    <div className={styles.wave}>
      {name !== undefined && <span className={styles.name}>{name}</span>}
      <div className={styles.slider} data-plain={peaks === null || undefined} style={{ '--part': part }}>
        {peaks === null ? (
          <span className={styles.line} />
        ) : (
          <svg viewBox={`0 0 ${peaks.length * 8} 40`} preserveAspectRatio="none" aria-hidden="true" data-bars>
            {peaks.map((peak, at) => {
              const height = Math.max(3, peak * 38)
              const isPlayed = (at + 0.5) / peaks.length <= part
              return (
                <rect
                  // oxlint-disable-next-line react/no-array-index-key -- bars never move
                  key={at}
                  x={at * 8 + 1.5}
                  y={20 - height / 2}
                  width={5}
                  height={height}
                  rx={2}
                  className={isPlayed ? styles.barPlayed : styles.bar}
                />
              )
            })}
          </svg>
        )}
        <input
          type="range"
          min={0}
          max={duration > 0 ? duration : 1}
          step={0.1}
          value={Math.min(time, duration > 0 ? duration : 1)}
          disabled={!(duration > 0)}
          aria-label={t('player.seek')}
          aria-valuetext={`${clockText(time)} ${t('player.of')} ${clockText(duration)}`}
          onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
          onKeyDown={(event) => {
            const steps: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowRight: 5 }
            const step = steps[event.key]
            if (step === undefined) return
            event.preventDefault()
            onSeek(time + step)
          }}
        />
      </div>
    </div>
  )
}
