import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { noAnswer } from '@lectern/contract/quizzes/question-types/shared/no-answer'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { ResultDetail } from '@lectern/contract/quizzes/result-detail'
import { Button } from '@lectern/ui/actions/button'
import textStyles from '@lectern/ui/text/text.module.css'
import { useDeferredValue, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { TriedItem } from '../editor/trying/tried-item.tsx'
import { gradeTry, startTry } from '../editor/trying/try-question.ts'
import { AuthorExtras } from '../question-head/author-extras.tsx'
import styles from './builder.module.css'

interface LearnerPaneProps {
  /** The one that is being written. */
  question: Question | undefined
  number: number
  total: number
  detail: ResultDetail
}

/** Chance that stays the same, so that nothing jumps while the author writes. */
const still = () => 0.42

/** The open question as a learner sees it, marked on this device: nothing is stored. */
export const LearnerPane = ({ question, number, total, detail }: LearnerPaneProps) => {
  const { t } = useTexts()
  const late = useDeferredValue(question)
  return (
    <aside className={styles.pane} aria-label={t('quizzes.learner_pane')}>
      <h2 className={styles.paneTitle}>{t('quizzes.learner_pane')}</h2>
      {late ? (
        <>
          <p className={textStyles.muted}>{t('quizzes.learner_pane_place', { number, total })}</p>
          {/* What was tried on an older form of the question may not fit the new one. */}
          <TriedQuestion key={JSON.stringify(late)} question={late} number={number} detail={detail} />
        </>
      ) : (
        <p className={textStyles.muted}>{t('quizzes.learner_pane_none')}</p>
      )}
    </aside>
  )
}

interface TriedQuestionProps {
  question: Question
  number: number
  detail: ResultDetail
}

const TriedQuestion = ({ question, number, detail }: TriedQuestionProps) => {
  const { t } = useTexts()
  const [answer, setAnswer] = useState<Answer>(noAnswer)
  const [isChecked, setChecked] = useState(false)
  const [tried] = useState(() => startTry({ version: 1, questions: [question] }, still)[0])
  if (!tried) return <p className={textStyles.muted}>{t('quizzes.learner_pane_unready')}</p>
  return (
    <AuthorExtras questions={question}>
      <ol className={styles.learnerQuestion}>
        <TriedItem
          number={number}
          question={tried}
          outcome={isChecked ? gradeTry(tried, answer, detail) : undefined}
          answer={answer}
          onAnswer={setAnswer}
        />
      </ol>
      <Button
        wide
        onClick={() => {
          if (isChecked) setAnswer(noAnswer)
          setChecked(!isChecked)
        }}
      >
        {t(isChecked ? 'create-course.try_again' : 'quizzes.learner_pane_check')}
      </Button>
    </AuthorExtras>
  )
}
