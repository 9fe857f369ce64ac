import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './dialog.module.css'
import { IconButton } from '../actions/icon-button.tsx'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  open: boolean
  /** Asked for by Escape, by a press beside the dialog and by its close button; the caller decides. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  size?: 'normal' | 'wide' | undefined
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode
  children?: ReactNode
}

/** A short decision in front of everything else. Its content is made anew at each opening. */
export const Dialog = (props: DialogProps) => {
  const { open, onClose, title, description, closeLabel, size = 'normal', actions, children } = props
  const id = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      tabIndex={-1}
      className={classNames(styles.dialog, size === 'wide' && styles.wide)}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
    >
      {open && (
        <>
          <header className={styles.head}>
            <h2 className={styles.title} id={`${id}title`}>
              {title}
            </h2>
            {description && (
              <p className={styles.description} id={`${id}description`}>
                {description}
              </p>
            )}
          </header>
          {children && <div className={styles.body}>{children}</div>}
          {actions && <footer className={styles.actions}>{actions}</footer>}
          {/* Last in order, so that opening focuses the first thing of the content. */}
          <div className={styles.close} data-dialog-close>
            <IconButton icon={X} label={closeLabel} size="small" onClick={onClose} />
          </div>
        </>
      )}
    </dialog>
  )
}
