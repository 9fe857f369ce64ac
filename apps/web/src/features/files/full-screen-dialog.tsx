import { useModal } from '@lectern/ui/overlays/use-modal'
import { classNames } from '@lectern/ui/theme/class-names'
import type { ReactNode } from 'react'
import styles from './full-screen.module.css'
import { useFocusBack } from './use-focus-back.ts'

interface FullScreenDialogProps {
  name: string
  className: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A viewer over the whole window; Escape closes it, and the focus goes back to where it was. */
export const FullScreenDialog = ({ name, className, onClose, children }: FullScreenDialogProps) => {
  useFocusBack()
  const modal = useModal(true, onClose)
  return (
    <dialog {...modal} className={classNames(styles.dialog, className)} aria-label={name} tabIndex={-1}>
      {children}
    </dialog>
  )
}
