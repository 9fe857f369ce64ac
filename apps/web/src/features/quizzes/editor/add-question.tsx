import textStyles from '@lectern/ui/text/text.module.css'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { ClipboardPaste, Library, Plus } from 'lucide-react'
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
  /** Makes questions of a text. */
  onPaste: () => void
  /** Leads to a list of types that is in sight and answers true; the cards are for where none is. */
  toTypes?: (() => boolean) | undefined
}

/** Adds a question: its type is chosen by cards, unless the types are listed beside the questions. */
export const AddQuestion = (props: AddQuestionProps) => {
  const { isFirst, isFull, openAtOnce, onAdd, toTypes } = props
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
          data-add
          onClick={() => {
            if (toTypes?.()) return
            wantsFocus.current = true
            setChoosing(true)
          }}
        >
          {t('quizzes.question_add')}
        </Button>
        <OtherSources {...props} size="medium" />
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within
    <div
      ref={cards}
      className={styles.types}
      data-beside-types={toTypes ? true : undefined}
      role="group"
      aria-label={t('quizzes.question_type')}
      onKeyDown={(event) => event.key === 'Escape' && setChoosing(false)}
    >
      <div className={styles.typesHead}>
        <p className={styles.typesTitle}>{t(isFirst ? 'quizzes.question_first' : 'quizzes.question_type')}</p>
        <div className={styles.tools}>
          <OtherSources {...props} size="small" />
        </div>
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

/** Questions that exist already: in a text, in the bank of the school. */
const OtherSources = ({
  onPaste,
  onBank,
  size,
}: Pick<AddQuestionProps, 'onPaste' | 'onBank'> & { size: 'small' | 'medium' }) => {
  const { t } = useTexts()
  return (
    <>
      <Button size={size} icon={<Icon of={ClipboardPaste} />} onClick={onPaste}>
        {t('quizzes.paste_title')}
      </Button>
      <Button size={size} variant="quiet" icon={<Icon of={Library} />} onClick={onBank}>
        {t('quizzes.bank_from')}
      </Button>
    </>
  )
}
