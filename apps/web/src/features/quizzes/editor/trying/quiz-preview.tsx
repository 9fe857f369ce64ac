import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { noAnswer } from '@lectern/contract/quizzes/question-types/shared/no-answer'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { QuizDraft } from '../../quiz-kind.ts'
import { AuthorExtras } from '../../question-head/author-extras.tsx'
import { ResultDetailField } from '../result-detail-field.tsx'
import { TriedItem } from './tried-item.tsx'
import { gradeTry, startTry, type TriedQuestion, type TriedResult } from './try-question.ts'
import styles from '../quiz-editor.module.css'

interface QuizPreviewProps {
  draft: QuizDraft
  onClose: () => void
}

/** The quiz as a learner would meet it, marked on this device: nothing is stored. */
export const QuizPreview = ({ draft, onClose }: QuizPreviewProps) => {
  const { t } = useTexts()
  const [questions, setQuestions] = useState(() => startTry(draft.content, Math.random))
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const [checked, setChecked] = useState(false)
  const answerOf = ({ shown }: TriedQuestion) => answers.get(shown.id) ?? noAnswer
  const [detail, setDetail] = useState(draft.settings.result_detail)
  const results = questions.map((question) => gradeTry(question, answerOf(question), detail))
  const again = () => {
    setQuestions(startTry(draft.content, Math.random))
    setAnswers(new Map())
    setChecked(false)
  }
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t('quizzes.try_title')}
      description={t('quizzes.try_text')}
      closeLabel={t('common.close')}
      actions={
        questions.length > 0 &&
        (checked ? (
          <>
            <span className={styles.score} role="status">
              {t('quizzes.try_score', scoreOf(results))}
            </span>
            <Button variant="primary" onClick={again}>
              {t('create-course.try_again')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => setChecked(true)}>
            {t('quizzes.try_check')}
          </Button>
        ))
      }
    >
      {questions.length === 0 && (
        <EmptyState icon={ListChecks} title={t('quizzes.try_empty')} text={t('quizzes.try_empty_text')} />
      )}
      {checked && (
        <div className={styles.detail}>
          <ResultDetailField detail={detail} onDetail={setDetail} />
        </div>
      )}
      <AuthorExtras questions={questions.map(({ full }) => full)}>
        <ol className={styles.tried}>
          {questions.map((question, at) => {
            const outcome = checked ? results[at] : undefined
            return (
              <TriedItem
                key={question.shown.id}
                number={at + 1}
                question={question}
                outcome={outcome}
                answer={answerOf(question)}
                onAnswer={(answer) => setAnswers(new Map(answers).set(question.shown.id, answer))}
              />
            )
          })}
        </ol>
      </AuthorExtras>
    </SideSheet>
  )
}

/** What was earned; what a person will judge counts neither as earned nor as lost. */
const scoreOf = (results: readonly TriedResult[]) => {
  const judged = results.map(({ marked }) => marked).filter(({ state }) => state !== 'pending')
  const sum = (points: readonly (number | null)[]) =>
    Math.round(points.reduce<number>((total, each) => total + (each ?? 0), 0) * 100) / 100
  return {
    points: sum(judged.map(({ points }) => points)),
    most: sum(judged.map(({ max_points: most }) => most)),
  }
}
