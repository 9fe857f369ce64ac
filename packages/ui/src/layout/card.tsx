import type { ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from '../theme/class-names.ts'
import { Link } from '../actions/link.tsx'

interface CardProps {
  title?: ReactNode
  /** Makes the whole card lead there. */
  href?: string | undefined
  description?: ReactNode
  /** A picture of the whole width above the title. */
  cover?: ReactNode
  /** Of the title, by what stands above the card. */
  level?: 2 | 3 | 4 | undefined
  /** At the end of the title's line. */
  actions?: ReactNode
  children?: ReactNode
}

/** One thing among its like, or one group of settings. */
export const Card = ({ title, href, description, cover, level = 3, actions, children }: CardProps) => {
  const Title = `h${level}` as const
  return (
    <section className={classNames(styles.card, href !== undefined && styles.link)}>
      {cover && <div className={styles.cover}>{cover}</div>}
      {(title || actions) && (
        <header className={styles.head}>
          <div>
            <Title className={styles.title}>
              {href === undefined ? title : <Link href={href}>{title}</Link>}
            </Title>
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children && <div className={styles.body}>{children}</div>}
    </section>
  )
}
