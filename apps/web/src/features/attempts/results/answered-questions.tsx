import { attemptStatus, type AttemptView } from '@lectern/contract/attempts/attempt'
import { isShown, type ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'
import { commentParts } from '@lectern/contract/comments/rules/comment-parts'
import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useMemo, useState } from 'react'
import { AskCard, AttemptTalk, PartCount } from '../../comments/index.ts'
import { AnswerFilesContext, OthersAnswersContext, type PartMarks } from '../../quizzes/index.ts'
import type { AttemptAddress } from '../attempt-address.ts'
import { useOthersAnswers } from '../use-others-answers.ts'
import { QuestionVersions } from '../versions/question-versions.tsx'
import { QuestionResultCard } from './question-result-card.tsx'
import { ResultQuestions } from './result-questions.tsx'

interface OfAttempt {
  view: AttemptView
  address: AttemptAddress
  /** Shows another attempt in its place. */
  onShow: (attempt: number) => void
}

interface AnsweredQuestionsProps extends OfAttempt {
  isPrinting: boolean
  first: RefObject<HTMLDetailsElement | null>
}

/** How much is said about each part of a question, beside it. */
const countsIn =
  (attempt: number, { question }: ShownAttemptQuestion): PartMarks =>
  (part) => <PartCount attempt={attempt} question={question} part={part} />

/** Whether the address asks for what was said about a question, which a fold would hide. */
const useIsAsked = (): boolean => {
  const asked = useRouterState({ select: ({ location }) => 'comment_id' in location.search })
  const [isAsked] = useState(asked)
  return isAsked
}

const drawAlone = (item: ShownAttemptQuestion) => <QuestionResultCard key={item.question.id} item={item} />

/** Each question with its result, and what is said about it and about all of them; on paper nothing is said. */
export const AnsweredQuestions = ({ view, address, isPrinting, first, onShow }: AnsweredQuestionsProps) => {
  const { attempt, questions } = view
  const answerFiles = useMemo(() => ({ files: view.answer_files }), [view.answer_files])
  const askOthers = useOthersAnswers(attempt)
  const isAsked = useIsAsked()
  const numberOf = (id: string) => questions.find(({ question }) => question.id === id)?.number
  const drawTalked = (item: ShownAttemptQuestion) => (
    <TalkedQuestion key={item.question.id} {...{ item, view, address, onShow, numberOf }} />
  )
  return (
    <>
      <AnswerFilesContext value={answerFiles}>
        <OthersAnswersContext value={askOthers}>
          <ResultQuestions
            questions={questions.filter(isShown)}
            isOpen={isPrinting || isAsked}
            first={first}
            draw={isPrinting ? drawAlone : drawTalked}
          />
        </OthersAnswersContext>
      </AnswerFilesContext>
      {!isPrinting && attempt.status_id === attemptStatus.failed && <AskCard attempt={attempt.id} />}
      {!isPrinting && <AttemptTalk attempt={attempt.id} question={null} numberOf={numberOf} />}
    </>
  )
}

interface TalkedQuestionProps extends OfAttempt {
  item: ShownAttemptQuestion
  numberOf: (question: string) => number | null | undefined
}

/** A question with its earlier versions and what is said about it. */
const TalkedQuestion = ({ item, view, address, onShow, numberOf }: TalkedQuestionProps) => {
  const { attempt, versions } = view
  const { question } = item
  const parts = commentParts(question)
  return (
    <QuestionResultCard
      item={item}
      partMarks={countsIn(attempt.id, item)}
      versions={
        <QuestionVersions key={attempt.id} {...{ address, versions, onShow }} question={question.id} />
      }
      talk={<AttemptTalk attempt={attempt.id} question={question.id} parts={parts} numberOf={numberOf} />}
    />
  )
}
