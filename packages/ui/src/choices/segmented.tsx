import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '../layout/icon.tsx'
import styles from './segmented.module.css'

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: LucideIcon | undefined
}

interface SegmentedProps<Value extends string> {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Icons alone, with the label for assistive technology and on hover; on a phone, where nothing hovers, in words too. */
  compact?: boolean | undefined
}

/** A switch between a few views or modes, in force at once. */
export const Segmented = <Value extends string>(props: SegmentedProps<Value>) => {
  const { label, segments, value, onChange, compact = false } = props
  const name = useId()
  return (
    <fieldset className={styles.group} aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.option} title={compact ? segment.label : undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon of={segment.icon} />}
          {compact ? <span className={styles.compact}>{segment.label}</span> : segment.label}
        </label>
      ))}
    </fieldset>
  )
}
