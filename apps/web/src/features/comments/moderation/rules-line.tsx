import { useEffect, useState } from 'react'
import { report } from '../../../lib/reporting.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { readCommentRules } from './api.ts'
import styles from './rules-line.module.css'

/** The rules of the school above the composer, folded; nothing where the school has written none, or they did not come. */
export const RulesLine = () => {
  const { t } = useTexts()
  const [text, setText] = useState('')
  useEffect(() => {
    const leaving = new AbortController()
    readCommentRules({}, { signal: leaving.signal }).then(
      ({ data }) => setText(data.text),
      (error: unknown) => leaving.signal.aborted || report(error, 'the rules of comments'),
    )
    return () => leaving.abort()
  }, [])
  if (text === '') return null
  return (
    <details className={styles.rules}>
      <summary>{t('comments.rules')}</summary>
      <p className={styles.text}>{text}</p>
    </details>
  )
}
