import type { ReactNode } from 'react'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
}

/** Title and main actions of a page that has no top line of its own. */
export const PageHeader = ({ title, description, actions }: PageHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      {description && <p className={styles.description}>{description}</p>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
)
