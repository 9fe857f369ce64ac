import { answerOfResult } from '@lectern/contract/attempts/rules/answer-rows'
import { openAnswerOf } from '@lectern/contract/quizzes/question-types/shared/open/open-answer'
import { isCalendarDay } from '@lectern/contract/quizzes/question-types/shared/open/calendar-day'
import {
  isForOthers,
  textAnswerType,
  type OpenKinds,
} from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import { use, type ComponentProps } from 'react'
import { useDates, useTexts } from '../../../../../lib/texts/index.ts'
import { HandedInFiles } from '../../../../files/handed-in/index.ts'
import type { ResultProps } from '../../question-view.ts'
import { AnswerFilesContext } from './answer-files.ts'
import { OthersAnswers } from './others-answers.tsx'
import styles from './open.module.css'

type PublicHead = ComponentProps<typeof OthersAnswers>['question']

/** What was written, as it was written; a day by the reader's calendar. */
const useWords = (): ((kinds: OpenKinds, text: string) => string) => {
  const { date } = useDates()
  return ({ text_answer_type_id: type }, text) =>
    type === textAnswerType.date && isCalendarDay(text) ? date(`${text}T12:00:00Z`) : text
}

/** An open answer as it was handed in: words, pictures, players, documents. */
export const OpenResult = ({
  question,
  rows,
}: Pick<ResultProps<OpenKinds & PublicHead>, 'question' | 'rows'>) => {
  const { t } = useTexts()
  const { files: known } = use(AnswerFilesContext)
  const wordsOf = useWords()
  const { text, files } = openAnswerOf(answerOfResult(rows))
  if (text === '' && files.length === 0) return <p className={styles.hint}>{t('quiz.nothing_given')}</p>
  return (
    <div className={styles.open}>
      {text !== '' && <p className={styles.given}>{wordsOf(question, text)}</p>}
      {files.length > 0 && <HandedInFiles files={files} known={known} />}
      {isForOthers(question) && <OthersAnswers question={question} />}
    </div>
  )
}
