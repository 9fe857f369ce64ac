import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { mmpiAnswers } from '@lectern/contract/quizzes/question-types/types/mmpi/mmpi-answers'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { useCallback, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import { MmpiRow } from './mmpi-row.tsx'
import styles from './mmpi.module.css'

/** The answer with another one to a statement. */
const answeredAfter = (answer: Answer, statement_id: string, answer_id: string): Answer => [
  ...answer.filter((row) => row.statement_id !== statement_id),
  { statement_id, answer_id },
]

/** Statements to answer by yes or no, and how far one has come, which stays in sight. */
export const MmpiPlayer = ({ question, answer, onAnswer, name }: PlayerProps<QuestionOf<'mmpi'>>) => {
  const { t } = useTexts()
  const newest = useRef({ answer, onAnswer })
  useLayoutEffect(() => {
    newest.current = { answer, onAnswer }
  })
  const pick = useCallback((statement: string, id: string) => {
    newest.current.onAnswer(answeredAfter(newest.current.answer, statement, id))
  }, [])
  const given = new Map(answer.map((row) => [row.statement_id, row.answer_id]))

  /** Y and N, as the reader's language begins yes and no, answer a statement and go on to the next one. */
  const answerByLetter = (event: KeyboardEvent<HTMLOListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLInputElement)) return
    const letter = event.key.toLowerCase()
    const id = { [t('quiz.mmpi_yes_key')]: mmpiAnswers.yes, [t('quiz.mmpi_no_key')]: mmpiAnswers.no }[letter]
    const row = event.target.closest('li')
    if (id === undefined || !row?.dataset['statement']) return
    event.preventDefault()
    pick(row.dataset['statement'], id)
    const inputs = (row.nextElementSibling ?? row).querySelectorAll('input')
    const next = [...inputs].find((input) => input.checked) ?? inputs[0]
    next?.focus()
  }
  const total = question.statements.length
  const progress = t('quiz.mmpi_progress', { count: given.size, total })
  return (
    <div className={styles.sheet}>
      <div className={styles.progress}>
        <ProgressBar label={progress} value={given.size / total} text={progress} />
        <p className={styles.hint}>
          {t('quiz.mmpi_hint', {
            yes: t('quiz.mmpi_yes_key').toUpperCase(),
            no: t('quiz.mmpi_no_key').toUpperCase(),
          })}
        </p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the letters of the controls inside */}
      <ol className={styles.list} onKeyDown={answerByLetter}>
        {question.statements.map(({ id, text }, at) => (
          <MmpiRow
            key={id}
            id={id}
            text={text}
            number={at + 1}
            picked={given.get(id)}
            onPick={pick}
            name={`${name}-${id}`}
          />
        ))}
      </ol>
    </div>
  )
}
