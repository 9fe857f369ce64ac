import type { ReactNode } from 'react'
import styles from './join-page.module.css'

interface JoinPageProps {
  /** What is joined: an offer, a closed group. */
  kind: string
  title: string
  description: string
  children: ReactNode
}

/** The page by which people come into something: what it is, and what they can do. */
export const JoinPage = ({ kind, title, description, children }: JoinPageProps) => (
  <article className={styles.page}>
    <header className={styles.head}>
      <p className={styles.kind}>{kind}</p>
      <h1 className={styles.title}>{title}</h1>
      {description !== '' && <p className={styles.description}>{description}</p>}
    </header>
    {children}
  </article>
)

/** How somebody stands to it, with the one thing to do now. */
export const JoinBox = ({ children }: { children: ReactNode }) => (
  <section className={styles.box}>{children}</section>
)
