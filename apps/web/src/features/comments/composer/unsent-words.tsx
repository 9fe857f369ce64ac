import { Button } from '@lectern/ui/actions/button'
import { Badge } from '@lectern/ui/feedback/badge'
import { useId, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../comments.module.css'
import { keepWords, readKeptWords } from './kept-words.ts'

/** What was written on this device where nothing can be sent any more, until its author lets it go; nothing where nothing is kept. */
export const UnsentWords = ({ name }: { name: string }) => {
  const { t } = useTexts()
  const id = useId()
  const [words, setWords] = useState(() => readKeptWords(name))
  if (words === null) return null
  const forget = () => {
    keepWords(name, null)
    setWords(null)
  }
  return (
    <section className={styles.comment} data-waiting aria-labelledby={id}>
      <strong id={id} className={styles.name}>
        {t('comments.unsent')}
      </strong>
      {words.files.length > 0 && (
        <div className={styles.badges}>
          <Badge>{t('comments.with_files', { count: words.files.length })}</Badge>
        </div>
      )}
      <p className={styles.text} data-plain>
        {words.text}
      </p>
      <div className={styles.actions}>
        <Button size="small" variant="quiet" onClick={forget}>
          {t('comments.delete')}
        </Button>
      </div>
    </section>
  )
}
