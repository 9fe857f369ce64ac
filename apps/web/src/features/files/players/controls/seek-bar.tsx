import { useState, type PointerEvent } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { chapterAt, type Stretch } from '../rules/chapters.ts'
import { clockText } from '../rules/clock-text.ts'
import { tileAt } from '../rules/storyboard.ts'
import styles from './seek-bar.module.css'
import type { Storyboard } from './use-storyboard.ts'

interface SeekBarProps {
  time: number
  duration: number
  buffered: readonly (readonly [number, number])[]
  stretches: readonly Stretch[]
  storyboard: Storyboard | null
  onSeek: (seconds: number) => void
  /** Somebody points at the bar: its pictures may be loaded. */
  onWanted: () => void
}

const percent = (part: number) => `${Math.max(0, Math.min(1, part)) * 100}%`

/** Where a film stands: what is ready, its chapters, and a look at the place under the pointer. */
export const SeekBar = ({
  time,
  duration,
  buffered,
  stretches,
  storyboard,
  onSeek,
  onWanted,
}: SeekBarProps) => {
  const { t } = useTexts()
  const [pointed, setPointed] = useState<{ part: number; room: number } | null>(null)
  const part = duration > 0 ? time / duration : 0
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onWanted()
    setPointed({
      part: Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)),
      room: box.width,
    })
  }
  const chapter = chapterAt(stretches, time)
  const words = `${clockText(time)} ${t('player.of')} ${clockText(duration)}`
  return (
    <div
      className={styles.bar}
      onPointerMove={point}
      onPointerLeave={() => setPointed(null)}
      onPointerUp={(event) => event.pointerType === 'touch' && setPointed(null)}
    >
      {pointed !== null && duration > 0 && (
        <Preview
          part={pointed.part}
          at={pointed.part * duration}
          room={pointed.room}
          stretches={stretches}
          storyboard={storyboard}
        />
      )}
      <div className={styles.track}>
        {buffered.map(([from, to]) => (
          <span
            key={from}
            className={styles.ready}
            style={{
              insetInlineStart: percent(from / duration),
              inlineSize: percent((to - from) / duration),
            }}
          />
        ))}
        {pointed !== null && (
          <span className={styles.pointed} style={{ inlineSize: percent(pointed.part) }} />
        )}
        <span className={styles.played} style={{ inlineSize: percent(part) }} />
        {duration > 0 &&
          stretches
            .filter(({ at }) => at > 0)
            .map(({ at }) => (
              <span key={at} className={styles.cut} style={{ insetInlineStart: percent(at / duration) }} />
            ))}
      </div>
      <span className={styles.knob} style={{ insetInlineStart: percent(part) }} />
      <input
        type="range"
        className={styles.input}
        min={0}
        max={duration > 0 ? duration : 1}
        step={0.1}
        value={Math.min(time, duration > 0 ? duration : 1)}
        disabled={!(duration > 0)}
        aria-label={t('player.seek')}
        aria-valuetext={chapter ? `${words}, ${chapter.title}` : words}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}

interface PreviewProps {
  part: number
  at: number
  /** Pixels of the bar. */
  room: number
  stretches: readonly Stretch[]
  storyboard: Storyboard | null
}

const Preview = ({ part, at, room, stretches, storyboard }: PreviewProps) => {
  const tile = storyboard && tileAt(storyboard.tiles, at)
  const width = Math.max(tile?.width ?? 0, 96)
  const chapter = chapterAt(stretches, at)
  const middle = Math.max(width / 2, Math.min(room - width / 2, part * room))
  return (
    <div className={styles.preview} style={{ insetInlineStart: middle }} aria-hidden="true" data-preview>
      {storyboard && tile && (
        <span
          className={styles.picture}
          style={{
            inlineSize: tile.width,
            blockSize: tile.height,
            backgroundImage: `url("${storyboard.sheet}")`,
            backgroundPosition: `${-tile.x}px ${-tile.y}px`,
          }}
        />
      )}
      {chapter && <span className={styles.chapter}>{chapter.title}</span>}
      <span className={styles.moment}>{clockText(at)}</span>
    </div>
  )
}
