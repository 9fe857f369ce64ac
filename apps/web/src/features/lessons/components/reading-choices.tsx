import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './reading-choices.module.css'
import { Arriving, lazily } from '../../../lib/drawing/lazy-part.tsx'

const ReadingPanel = lazily(async () => (await import('./reading-panel.tsx')).ReadingPanel)

/** Face and size of the reading text, behind a word at the margin. */
export const ReadingChoices = () => {
  const { t } = useTexts()
  const [used, setUsed] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes as menus do, by Escape and when left
    <details
      className={styles.choices}
      onToggle={() => setUsed(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className={styles.summary} aria-label={t('course.reading')}>
        <span className={styles.word}>{t('course.reading')}</span>
        <span className={styles.sign} aria-hidden="true">
          Aa
        </span>
      </summary>
      {used && (
        <Arriving>
          <ReadingPanel />
        </Arriving>
      )}
    </details>
  )
}
