import { Facts } from './facts.tsx'
import styles from './figures.module.css'

/** A number of the whole, and a word on it. */
export interface FigureFact {
  readonly name: string
  readonly value: string
  readonly more?: string | undefined
}

/** The numbers of a whole, beside each other as far as there is room. */
export const FigureFacts = ({ facts }: { facts: readonly FigureFact[] }) => (
  <Facts
    least="8rem"
    facts={facts.map(({ name, value, more }) => ({
      name,
      value: (
        <>
          <span className={styles.value}>{value}</span>
          {more && <span className={styles.more}>{more}</span>}
        </>
      ),
    }))}
  />
)
