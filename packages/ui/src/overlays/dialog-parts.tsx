import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'
import { IconButton } from '../actions/icon-button.tsx'

interface DialogPartsProps {
  /** Of the dialog; its title and description are named after it. */
  id: string
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  actions?: ReactNode
  children?: ReactNode
}

/** The attributes that name a dialog by its own title and description. */
export const dialogNames = (id: string, description: ReactNode) => ({
  'aria-labelledby': `${id}title`,
  'aria-describedby': description ? `${id}description` : undefined,
})

/** What stands in every dialog and side sheet: title, content, buttons, and the way out. */
export const DialogParts = (props: DialogPartsProps) => {
  const { id, onClose, title, description, closeLabel, actions, children } = props
  return (
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
      {children && (
        <div className={styles.body} data-dialog-body>
          {children}
        </div>
      )}
      {actions && <footer className={styles.actions}>{actions}</footer>}
      {/* Last in order, so that opening focuses the first thing of the content. */}
      <div className={styles.close} data-dialog-close>
        <IconButton icon={X} label={closeLabel} size="small" onClick={onClose} />
      </div>
    </>
  )
}
