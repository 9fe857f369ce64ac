import type { AuthorText } from '@lectern/contract/quizzes/question-types/shared/common'
import { Button } from '@lectern/ui/actions/button'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { AuthorLongText } from '../../quizzes/index.ts'
import styles from './attempt.module.css'

/** Pixels above which a description is folded (document 002 §9). */
const foldAbove = 120

/** A description of a question; folded when it is long. */
export const LongText = ({ text }: { text: AuthorText }) => {
  const { t } = useTexts()
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const [fold, setFold] = useState<'short' | 'folded' | 'open'>('short')
  useEffect(() => {
    if (ref.current && ref.current.scrollHeight > foldAbove) setFold('folded')
  }, [text])
  return (
    <div className={styles.long}>
      <div ref={ref} id={id} className={styles.longText} data-fold={fold}>
        <AuthorLongText text={text} />
      </div>
      {fold !== 'short' && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={fold === 'open'}
          aria-controls={id}
          onClick={() => setFold(fold === 'open' ? 'folded' : 'open')}
        >
          {t(fold === 'open' ? 'quiz.show_less' : 'quiz.show_all')}
        </Button>
      )}
    </div>
  )
}
