import { useId, type ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './dialog.module.css'
import { dialogNames, DialogParts } from './dialog-parts.tsx'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  open: boolean
  /** Asked for by Escape, by a press beside the dialog and by its close button; the caller decides. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** A workspace has its content from edge to edge and lets it scroll by itself. */
  size?: 'normal' | 'wide' | 'workspace' | undefined
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode
  children?: ReactNode
}

/** A short decision in front of everything else. Its content is made anew at each opening. */
export const Dialog = ({ open, size = 'normal', ...parts }: DialogProps) => {
  const id = useId()
  const modal = useModal(open, parts.onClose)
  return (
    <dialog
      {...modal}
      tabIndex={-1}
      className={classNames(styles.dialog, size !== 'normal' && styles[size])}
      {...dialogNames(id, parts.description)}
    >
      {open && <DialogParts id={id} {...parts} />}
    </dialog>
  )
}
