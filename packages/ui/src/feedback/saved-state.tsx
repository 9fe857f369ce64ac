import { CircleAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { classNames } from '../theme/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import styles from './saved-state.module.css'

const icons = { saving: CloudUpload, stored: CloudCheck, kept: CloudOff, refused: CircleAlert } as const

export type SavedStateVariant = keyof typeof icons

interface SavedStateProps {
  state: SavedStateVariant
  /** "Saving…", "Stored 12:03:05", "Kept on this device, not sent yet". */
  text: string
}

/** Where the person's work is. Spoken only when something is wrong: every keystroke would be too much. */
export const SavedState = ({ state, text }: SavedStateProps) => (
  <span
    className={classNames(styles.state, styles[state])}
    role={state === 'kept' || state === 'refused' ? 'status' : undefined}
    title={text}
    data-saved-state
  >
    <Icon of={icons[state]} />
    <span>{text}</span>
  </span>
)
