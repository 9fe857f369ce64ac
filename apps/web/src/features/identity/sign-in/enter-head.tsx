import type { ReactNode } from 'react'
import styles from './enter.module.css'

/** What a page that lets people in is about. */
export const EnterHead = ({ title, text }: { title: ReactNode; text?: ReactNode }) => (
  <header className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    {text && <p className={styles.text}>{text}</p>}
  </header>
)
