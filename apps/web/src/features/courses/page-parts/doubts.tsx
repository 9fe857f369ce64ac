import type { Doubt } from '@lectern/contract/courses/page-words'
import { Icon } from '@lectern/ui/layout/icon'
import { ChevronDown } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './page-parts.module.css'

/** Questions that visitors ask themselves, with the first answer open. */
export const Doubts = ({ doubts, lang }: { doubts: readonly Doubt[]; lang?: string | undefined }) => {
  const { t } = useTexts()
  return (
    <section className={styles.doubts} aria-labelledby="doubts-title">
      <h2 id="doubts-title" className={styles.title}>
        {t('course.front_doubts')}
      </h2>
      <div className={styles.answers} lang={lang}>
        {doubts.map(({ question, answer }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- doubts are read anew as a whole
          <details key={at} open={at === 0}>
            <summary>
              {question}
              <Icon of={ChevronDown} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
