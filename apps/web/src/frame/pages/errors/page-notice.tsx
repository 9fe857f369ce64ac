import type { ReactNode } from 'react'
import styles from './page-notice.module.css'

interface PageNoticeProps {
  /** The status, small above the title. */
  code: string
  title: string
  text: string
  /** Buttons and links that lead on. */
  children: ReactNode
}

/** What stands in a page's place, inside its frame's main part: says why there is nothing else here, and where to go. */
export const PageNotice = ({ code, title, text, children }: PageNoticeProps) => (
  <section className={styles.notice}>
    <p className={styles.code}>{code}</p>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.text}>{text}</p>
    <div className={styles.ways}>{children}</div>
  </section>
)
