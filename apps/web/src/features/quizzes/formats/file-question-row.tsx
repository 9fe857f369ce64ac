import type { ReportedQuestion } from '@lectern/contract/quizzes/formats/file-report'
import { questionTypeOf, type Question } from '@lectern/contract/quizzes/question-types/registry'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Badge } from '@lectern/ui/feedback/badge'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleAlert, CircleCheck, CircleX, Image } from 'lucide-react'
import { memo } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { AuthorText } from '../question-types/shared/author-text.tsx'
import { useTakes } from '../kinds/quiz-type-context.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import { fileNoteWords } from './format-words.ts'
import styles from './formats.module.css'

interface FileQuestionRowProps {
  question: ReportedQuestion
  isChosen: boolean
  isLocked: boolean
  onChosen: (isChosen: boolean) => void
}

const notTaken = { tone: 'danger', icon: CircleX, words: 'quizzes.file_none' } as const

const stateOf = ({ made, notes }: ReportedQuestion) => {
  if (!made) return notTaken
  if (notes.length > 0) return { tone: 'warning', icon: CircleAlert, words: 'quizzes.file_part' } as const
  return { tone: 'success', icon: CircleCheck, words: 'quizzes.file_whole' } as const
}

const rightWords = (made: Question, signs: Readonly<Record<string, string>>): string =>
  questionTypeOf(made)
    .words.answer(made, questionTypeOf(made).key(made))
    .map((words) => signs[words] ?? words)
    .join('; ')

/** One question of a file: what it became, what is right, and what was lost. */
const Row = ({ question, isChosen, isLocked, onChosen }: FileQuestionRowProps) => {
  const { t } = useTexts()
  const { number, name, made, notes, pictures_count: pictures } = question
  const takes = useTakes()
  const isMisfit = made !== null && !takes(made.type)
  const state = isMisfit ? notTaken : stateOf(question)
  const title = made?.name || name || t('quizzes.file_unnamed')
  const right = made ? rightWords(made, { '+': t('quiz.yes'), '−': t('quiz.no') }) : ''
  return (
    <li className={styles.row} data-state={state.tone}>
      <Checkbox
        className={styles.check}
        aria-label={t('quizzes.file_choose', { number, name: title })}
        checked={isChosen}
        disabled={!made || isMisfit || isLocked}
        onChange={(event) => onChosen(event.currentTarget.checked)}
      />
      <div className={styles.rowMain}>
        <p className={styles.rowName}>
          <span className={styles.number}>{number}.</span> {made ? <AuthorText text={title} /> : title}
        </p>
        <p className={styles.facts}>
          {made && (
            <span className={styles.fact}>
              <Icon of={questionEditors[made.type].icon} />
              {t(questionEditors[made.type].name)}
            </span>
          )}
          {pictures > 0 && (
            <span className={styles.fact}>
              <Icon of={Image} />
              {t('quizzes.file_pictures', { count: pictures })}
            </span>
          )}
          {right !== '' && <span className={styles.right}>{t('quizzes.paste_right', { words: right })}</span>}
        </p>
        {isMisfit && <p className={styles.facts}>{t('quizzes.file_misfit')}</p>}
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map(({ code, words }) => (
              <li key={code + words}>{t(fileNoteWords[code], { words })}</li>
            ))}
          </ul>
        )}
      </div>
      <Badge tone={state.tone} icon={state.icon}>
        {t(state.words)}
      </Badge>
    </li>
  )
}

/** Hundreds of rows stand in one list; what choosing does is the same for each at every time. */
export const FileQuestionRow = memo(
  Row,
  (before, after) =>
    before.question === after.question &&
    before.isChosen === after.isChosen &&
    before.isLocked === after.isLocked,
)
