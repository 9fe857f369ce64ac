import { useId, type ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './dialog.module.css'
import { dialogNames, DialogParts } from './dialog-parts.tsx'
import { useModal } from './use-modal.ts'

interface SideSheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** The edge it comes from; `start` is for menus on a phone. */
  from?: 'start' | 'end' | undefined
  actions?: ReactNode
  children: ReactNode
}

/** Details beside a list, or a menu on a phone: full height at the edge, the page stays where it was. */
export const SideSheet = ({ open, from = 'end', ...parts }: SideSheetProps) => {
  const id = useId()
  const modal = useModal(open, parts.onClose)
  return (
    <dialog
      {...modal}
      tabIndex={-1}
      className={classNames(styles.dialog, styles.sheet, from === 'start' && styles.fromStart)}
      {...dialogNames(id, parts.description)}
    >
      {open && <DialogParts id={id} {...parts} />}
    </dialog>
  )
}
