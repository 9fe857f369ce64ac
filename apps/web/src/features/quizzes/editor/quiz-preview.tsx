import type { Answer } from '@lectern/contract/quizzes/question-types/answer'
import { noAnswer } from '@lectern/contract/quizzes/question-types/no-answer'
import { Badge } from '@lectern/ui/feedback/badge'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { questionResults } from '../question-types/question-results.ts'
import { questionViews } from '../question-types/question-views.ts'
import type { QuizDraft } from '../quiz-kind.ts'
import { AuthorText } from '../question-types/author-text.tsx'
import { AuthorLongText } from '../shown/author-long-text.tsx'
import { QuestionFiles } from '../shown/question-files.tsx'
import { QuestionPicture } from '../shown/question-picture.tsx'
import { AuthorExtras } from '../question-head/author-extras.tsx'
import { gradeTry, startTry, type TriedQuestion } from './try-question.ts'
import styles from './quiz-editor.module.css'

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
  const results = questions.map((question) => gradeTry(question, answerOf(question)))
  const sum = (pick: (result: (typeof results)[number]) => number) =>
    Math.round(results.reduce((total, result) => total + pick(result), 0) * 100) / 100
  const again = () => {
    setQuestions(startTry(draft.content, Math.random))
    setAnswers(new Map())
    setChecked(false)
  }
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t('create-course.try_title')}
      description={t('create-course.try_text')}
      closeLabel={t('common.close')}
      actions={
        questions.length > 0 &&
        (checked ? (
          <>
            <span className={styles.score} role="status">
              {t('create-course.try_score', {
                points: sum(({ result }) => result.points ?? 0),
                most: sum(({ result }) => result.max_points ?? 0),
              })}
            </span>
            <Button variant="primary" onClick={again}>
              {t('create-course.try_again')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => setChecked(true)}>
            {t('create-course.try_check')}
          </Button>
        ))
      }
    >
      {questions.length === 0 && (
        <EmptyState
          icon={ListChecks}
          title={t('create-course.try_empty')}
          text={t('create-course.try_empty_text')}
        />
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

interface TriedItemProps {
  number: number
  question: TriedQuestion
  outcome: ReturnType<typeof gradeTry> | undefined
  answer: Answer
  onAnswer: (answer: Answer) => void
}

const TriedItem = ({ number, question: { shown }, outcome, answer, onAnswer }: TriedItemProps) => {
  const { Player, drawsPicture } = questionViews[shown.type]
  const Result = questionResults[shown.type]
  return (
    <li>
      <fieldset className={styles.triedQuestion}>
        <legend className={styles.triedName}>
          {number}. <AuthorText text={shown.name} />
        </legend>
        {shown.description && <AuthorLongText text={shown.description} />}
        {shown.image && !drawsPicture && <QuestionPicture picture={shown.image} />}
        <QuestionFiles files={shown.files} />
        {outcome ? (
          <>
            <Result
              question={shown}
              rows={outcome.results}
              result={outcome.result}
              name={`tried-${shown.id}`}
            />
            <OutcomeLine outcome={outcome} />
          </>
        ) : (
          <Player question={shown} answer={answer} onAnswer={onAnswer} name={`try-${shown.id}`} />
        )}
      </fieldset>
    </li>
  )
}

const OutcomeLine = ({ outcome: { result } }: { outcome: ReturnType<typeof gradeTry> }) => {
  const { t } = useTexts()
  const tone = result.state === 'correct' ? 'success' : result.state === 'incorrect' ? 'danger' : 'neutral'
  const words = {
    correct: t('create-course.try_correct'),
    incorrect: t('create-course.try_incorrect'),
    skipped: t('create-course.try_skipped'),
    answered: t('create-course.try_unscored'),
    pending: t('create-course.answer_pending'),
    not_started: t('create-course.try_skipped'),
    not_asked: t('create-course.answer_not_asked'),
  }
  return (
    <div className={styles.outcome}>
      <Badge tone={tone}>{words[result.state]}</Badge>
      {result.comment && <AuthorLongText text={result.comment} />}
      <QuestionFiles files={result.comment_files} />
    </div>
  )
}
