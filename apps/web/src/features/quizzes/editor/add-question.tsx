import textStyles from '@lectern/ui/text/text.module.css'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { useTakes } from '../kinds/quiz-type-context.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import type { QuestionSlug } from '../question-types/question-view.ts'
import styles from './quiz-editor.module.css'

interface AddQuestionProps {
  isFirst: boolean
  isFull: boolean
  openAtOnce: boolean
  onAdd: (slug: QuestionSlug) => void
}

/** Adds a question: its type is chosen by cards. */
export const AddQuestion = ({ isFirst, isFull, openAtOnce, onAdd }: AddQuestionProps) => {
  const { t } = useTexts()
  const [choosing, setChoosing] = useState(openAtOnce)
  const cards = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(openAtOnce)
  const takes = useTakes()

  useEffect(() => {
    if (choosing && wantsFocus.current) cards.current?.querySelector('button')?.focus()
    wantsFocus.current = false
  }, [choosing])

  const offered = Object.values(questionEditors).filter(({ slug }) => takes(slug))
  if (isFull) return <p className={textStyles.muted}>{t('create-course.questions_full')}</p>
  if (!choosing && !isFirst)
    return (
      <div>
        <Button
          icon={<Icon of={Plus} />}
          onClick={() => {
            wantsFocus.current = true
            setChoosing(true)
          }}
        >
          {t('create-course.question_add')}
        </Button>
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within
    <div
      ref={cards}
      className={styles.types}
      role="group"
      aria-label={t('create-course.question_type')}
      onKeyDown={(event) => event.key === 'Escape' && setChoosing(false)}
    >
      <p className={styles.typesTitle}>
        {t(isFirst ? 'create-course.question_first' : 'create-course.question_type')}
      </p>
      {offered.map(({ slug, name, help, icon }) => (
        <button
          key={slug}
          type="button"
          className={styles.type}
          onClick={() => {
            setChoosing(false)
            onAdd(slug)
          }}
        >
          <Icon of={icon} size={20} />
          <span className={styles.typeName}>{t(name)}</span>
          <span className={textStyles.muted}>{t(help)}</span>
        </button>
      ))}
    </div>
  )
}
