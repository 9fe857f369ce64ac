import textStyles from '@lectern/ui/text/text.module.css'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Library, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { QuestionSlug } from '../question-types/question-view.ts'
import styles from './quiz-editor.module.css'
import { TypeCards } from './type-cards.tsx'

interface AddQuestionProps {
  isFirst: boolean
  isFull: boolean
  openAtOnce: boolean
  onAdd: (slug: QuestionSlug) => void
  /** Offers questions that the school keeps for reuse. */
  onBank: () => void
}

/** Adds a question: its type is chosen by cards. */
export const AddQuestion = ({ isFirst, isFull, openAtOnce, onAdd, onBank }: AddQuestionProps) => {
  const { t } = useTexts()
  const [choosing, setChoosing] = useState(openAtOnce)
  const cards = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(openAtOnce)

  useEffect(() => {
    if (choosing && wantsFocus.current)
      cards.current?.querySelector<HTMLElement>('[data-question-type]')?.focus()
    wantsFocus.current = false
  }, [choosing])

  if (isFull) return <p className={textStyles.muted}>{t('quizzes.questions_full')}</p>
  if (!choosing && !isFirst)
    return (
      <div className={styles.tools}>
        <Button
          icon={<Icon of={Plus} />}
          onClick={() => {
            wantsFocus.current = true
            setChoosing(true)
          }}
        >
          {t('quizzes.question_add')}
        </Button>
        <Button variant="quiet" icon={<Icon of={Library} />} onClick={onBank}>
          {t('quizzes.bank_from')}
        </Button>
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within
    <div
      ref={cards}
      className={styles.types}
      role="group"
      aria-label={t('quizzes.question_type')}
      onKeyDown={(event) => event.key === 'Escape' && setChoosing(false)}
    >
      <div className={styles.typesHead}>
        <p className={styles.typesTitle}>{t(isFirst ? 'quizzes.question_first' : 'quizzes.question_type')}</p>
        <Button size="small" icon={<Icon of={Library} />} onClick={onBank}>
          {t('quizzes.bank_from')}
        </Button>
      </div>
      <TypeCards
        onPick={(slug) => {
          setChoosing(false)
          onAdd(slug)
        }}
      />
    </div>
  )
}
