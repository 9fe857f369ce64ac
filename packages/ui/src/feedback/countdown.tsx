import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from '../theme/class-names.ts'
import { countdownParts, untilNextTick, type CountdownParts } from './countdown-parts.ts'
import styles from './countdown.module.css'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

type Unit = 'days' | 'hours' | 'minutes' | 'seconds'

interface CountdownProps {
  /** The moment as an ISO string. */
  until: string
  /** What is being waited for, for assistive technology. */
  label: string
  /** The word after a number, in its plural form: `(2, 'days')` → "days". */
  wordOf: (count: number, unit: Unit) => string
  /** What is left in one sentence, spoken once a minute. */
  sentenceOf: (left: CountdownParts) => string
  /** In the place of the numbers once the moment is there. */
  overText: string
  /** Called once when the moment comes; not when it had passed before. */
  onEnd?: (() => void) | undefined
  size?: 'normal' | 'large' | undefined
}

const units: readonly Unit[] = ['days', 'hours', 'minutes', 'seconds']

/** Milliseconds left until `until`, followed to the second; undefined until the page stands (the server has no "now"). */
const useLeft = (until: string, onEnd: (() => void) | undefined): number | undefined => {
  const [left, setLeft] = useState<number>()
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    const at = Date.parse(until)
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (isFirst: boolean) => {
      const now = at - Date.now()
      setLeft(now)
      if (now > 0) timer = setTimeout(look, untilNextTick(now), false)
      else if (!isFirst) end()
    }
    look(true)
    return () => clearTimeout(timer)
  }, [until])
  return left
}

/** The parts worth showing: leading zeros say nothing, minutes and seconds always stand. */
const shownUnits = (parts: CountdownParts): readonly Unit[] => {
  const first = units.findIndex((unit) => parts[unit] > 0)
  return units.slice(Math.min(first < 0 ? units.length : first, units.length - 2))
}

/**
 * Days, hours, minutes and seconds until a moment (document 000 §4). Stops at zero and says so. Assistive technology hears
 * it once a minute and at the end: a voice that counts seconds is no help.
 */
export const Countdown = (props: CountdownProps) => {
  const { until, label, wordOf, sentenceOf, overText, onEnd, size = 'normal' } = props
  const left = useLeft(until, onEnd)
  const parts = left === undefined ? undefined : countdownParts(left)
  const spoken = left === undefined ? '' : sentenceOf(countdownParts(Math.ceil(left / 60_000) * 60_000))
  if (parts?.isOver)
    return (
      <p className={classNames(styles.over, styles[size])} role="status">
        {overText}
      </p>
    )
  return (
    <div role="timer" aria-label={label} className={classNames(styles.countdown, styles[size])}>
      <VisuallyHidden>
        <span aria-live="polite">{spoken}</span>
      </VisuallyHidden>
      {(parts ? shownUnits(parts) : units).map((unit) => (
        <span key={unit} className={styles.part} aria-hidden="true">
          <span className={styles.number}>{parts ? String(parts[unit]).padStart(2, '0') : '––'}</span>
          <span className={styles.word}>{wordOf(parts?.[unit] ?? 0, unit)}</span>
        </span>
      ))}
    </div>
  )
}
