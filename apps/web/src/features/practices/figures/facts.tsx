import type { ReactNode } from 'react'
import styles from './facts.module.css'

interface FactsProps {
  facts: readonly { name: string; value: ReactNode }[]
  /** The least width of one of them. */
  least: `${number}rem`
}

/** Some facts beside each other, each below its name. */
export const Facts = ({ facts, least }: FactsProps) => (
  <dl className={styles.facts} style={{ '--least': least }}>
    {facts.map(({ name, value }) => (
      <div key={name} className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
