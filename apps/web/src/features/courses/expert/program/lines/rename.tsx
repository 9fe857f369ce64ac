import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import { useState, type KeyboardEvent } from 'react'
import styles from '../program.module.css'

interface RenameProps {
  label: string
  title: string
  /** Called once, with the title as it was where nothing is to change. */
  onDone: (title: string) => void
}

/** The title of a line while it is changed in its place. */
export const Rename = ({ label, title, onDone }: RenameProps) => {
  const [typed, setTyped] = useState(title)
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Enter') onDone(typed.trim() || title)
    if (event.key === 'Escape') onDone(title)
  }
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the person a moment ago
      autoFocus
      className={styles.rename}
      value={typed}
      maxLength={lessonLimits.title}
      aria-label={label}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => onDone(typed.trim() || title)}
      onKeyDown={onKeyDown}
    />
  )
}
