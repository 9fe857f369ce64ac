import { Kbd } from '@lectern/ui/layout/kbd'
import { useTexts } from '../../../lib/texts/index.ts'
import type { KeyHint } from '../shell-context.ts'
import styles from './key-line.module.css'

interface KeyLineProps {
  hints: readonly KeyHint[]
  /** Opens the list of every key of the page. */
  openKeys: () => void
}

/** The keys of a page that a person works on by keyboard, at its foot; not where there is no keyboard. */
export const KeyLine = ({ hints, openKeys }: KeyLineProps) => {
  const { t } = useTexts()
  return (
    <section className={styles.line} aria-label={t('expert.keys_here')}>
      <ul className={styles.hints}>
        {hints.map(({ keys, label }) => (
          <li key={label} className={styles.hint}>
            <Kbd keys={keys} />
            {label}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.all} aria-haspopup="dialog" onClick={openKeys}>
        <Kbd keys={['?']} />
        {t('expert.keys_all')}
      </button>
    </section>
  )
}
