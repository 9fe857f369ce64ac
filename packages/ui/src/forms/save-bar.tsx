import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import words from '../text/text.module.css'
import styles from './form.module.css'

interface SaveBarProps {
  /** Nothing is shown while nothing was changed. */
  isChanged: boolean
  saveLabel: string
  undoLabel: string
  busy: boolean
  disabled?: boolean | undefined
  /** Absent inside a form: the button sends it. */
  onSave?: (() => void) | undefined
  onUndo: () => void
  /** When and for whom the change counts. */
  note?: ReactNode
}

/** At the foot of a form or settings page once something was changed: save it, or leave it as it was. */
export const SaveBar = (props: SaveBarProps) => {
  const { isChanged, saveLabel, undoLabel, busy, disabled = false, onSave, onUndo, note } = props
  if (!isChanged) return null
  return (
    <div className={styles.saveBar}>
      <Button
        type={onSave ? 'button' : 'submit'}
        variant="primary"
        busy={busy}
        disabled={disabled}
        onClick={onSave}
      >
        {saveLabel}
      </Button>
      <Button variant="quiet" onClick={onUndo}>
        {undoLabel}
      </Button>
      {note && <span className={words.muted}>{note}</span>}
    </div>
  )
}
