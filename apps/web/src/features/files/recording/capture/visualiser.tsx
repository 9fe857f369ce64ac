import { useEffect, useRef } from 'react'
import { barsOf } from './bars.ts'
import styles from '../recording.module.css'
import { recordingLimits } from './recording-limits.ts'

const calmMs = 250
const bars = Array.from({ length: recordingLimits.bars }, (_, bar) => bar)

/** Calls `hear` with the loudness of each bar, as often as the screen is drawn; a few times a second for who wants calm. */
const listen = (stream: MediaStream, hear: (levels: readonly number[]) => void): (() => void) => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 256
  context.createMediaStreamSource(stream).connect(analyser)
  const levels = new Uint8Array(analyser.frequencyBinCount)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  let frame = 0
  let heardAt = 0
  const draw = (now: number) => {
    frame = requestAnimationFrame(draw)
    if (isCalm && now - heardAt < calmMs) return
    heardAt = now
    analyser.getByteFrequencyData(levels)
    hear(barsOf(levels, recordingLimits.bars))
  }
  frame = requestAnimationFrame(draw)
  return () => {
    cancelAnimationFrame(frame)
    void context.close()
  }
}

/** Forty bars that follow the voice: it is being heard (document 002 §9). */
export const Visualiser = ({ stream }: { stream: MediaStream }) => {
  const row = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      listen(stream, (levels) => {
        for (const [at, bar] of [...(row.current?.children ?? [])].entries()) {
          if (bar instanceof HTMLElement) bar.style.transform = `scaleY(${Math.max(0.06, levels[at] ?? 0)})`
        }
      }),
    [stream],
  )
  return (
    <div ref={row} className={styles.bars} aria-hidden="true">
      {bars.map((bar) => (
        <span key={bar} />
      ))}
    </div>
  )
}
