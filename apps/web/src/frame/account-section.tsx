import type { ReactNode } from 'react'
import styles from './account-section.module.css'

interface AccountPageProps {
  title: ReactNode
  text?: ReactNode
  /** Where the work is, or the page's one action; at the end of the title's line. */
  side?: ReactNode
  children: ReactNode
}

/** One page of the learning space. */
export const AccountPage = ({ title, text, side, children }: AccountPageProps) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {side && <div className={styles.side}>{side}</div>}
    </header>
    {children}
  </div>
)

interface AccountSectionProps {
  title: ReactNode
  text?: ReactNode
  /** At the end of the title's line. */
  action?: ReactNode
  children?: ReactNode
}

/** One matter of a page of the learning space. */
export const AccountSection = ({ title, text, action, children }: AccountSectionProps) => (
  <section className={styles.section}>
    <header className={styles.sectionHead}>
      <div>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </header>
    {children}
  </section>
)
