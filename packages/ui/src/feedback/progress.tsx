import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import '../theme/css-variables.ts'
import { Icon } from '../layout/icon.tsx'
import styles from './progress.module.css'

interface ProgressValue {
  /** What progresses, for assistive technology. */
  label: string
  /** 0 to 1. */
  value: number
}

const part = (value: number) => Math.max(0, Math.min(1, value))

const progressAttributes = ({ label, value }: ProgressValue) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuenow': Math.round(part(value) * 100),
})

interface ProgressBarProps extends ProgressValue {
  /** Above the bar: what is being waited for, and how far it is. */
  text?: ReactNode
  amount?: ReactNode
}

/** How far something is, with words above. */
export const ProgressBar = ({ text, amount, ...progress }: ProgressBarProps) => (
  <div className={styles.bar}>
    {(text || amount) && (
      <div className={styles.words}>
        <span>{text}</span>
        <span>{amount}</span>
      </div>
    )}
    <div className={styles.track} {...progressAttributes(progress)}>
      <div
        className={classNames(styles.fill, progress.value >= 1 && styles.done)}
        style={{ '--part': part(progress.value) }}
      />
    </div>
  </div>
)

interface ProgressRingProps extends ProgressValue {
  /** Pixels. */
  size?: 16 | 20 | 32 | 48 | undefined
  /** Inside the ring; from 32 px on. */
  children?: ReactNode
}

/** The same in the space of an icon; complete is a tick. */
export const ProgressRing = ({ size = 20, children, ...progress }: ProgressRingProps) => {
  const width = size <= 20 ? 2 : 3
  const radius = (size - width) / 2
  const done = progress.value >= 1
  return (
    <span className={styles.ring} style={{ '--size': `${size}px` }} {...progressAttributes(progress)}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" strokeWidth={width}>
        <circle className={styles.ringTrack} cx={size / 2} cy={size / 2} r={radius} />
        {progress.value > 0 && (
          <circle
            className={classNames(styles.ringFill, done && styles.ringDone)}
            cx={size / 2}
            cy={size / 2}
            r={radius}
            pathLength={100}
            strokeDasharray={`${Math.round(100 * part(progress.value))} 100`}
          />
        )}
      </svg>
      {done && size >= 20 ? (
        <span className={styles.tick}>
          <RingTick size={size} />
        </span>
      ) : (
        size >= 32 && children
      )}
    </span>
  )
}

const RingTick = ({ size }: { size: number }) =>
  size >= 32 ? <Icon of={Check} /> : <Check size={10} strokeWidth={2.5} aria-hidden="true" />
