import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './dialog.module.css'
import { IconButton } from '../actions/icon-button.tsx'
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
export const SideSheet = (props: SideSheetProps) => {
  const { open, onClose, title, description, closeLabel, from = 'end', actions, children } = props
  const id = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      tabIndex={-1}
      className={classNames(styles.dialog, styles.sheet, from === 'start' && styles.fromStart)}
      aria-labelledby={`${id}title`}
    >
      {open && (
        <>
          <header className={styles.head}>
            <h2 className={styles.title} id={`${id}title`}>
              {title}
            </h2>
            {description && <p className={styles.description}>{description}</p>}
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
          <div className={styles.close} data-dialog-close>
            <IconButton icon={X} label={closeLabel} size="small" onClick={onClose} />
          </div>
        </>
      )}
    </dialog>
  )
}
