import type { ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'
import { commentParts } from '@lectern/contract/comments/rules/comment-parts'
import { Notice } from '@lectern/ui/feedback/notice'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { AttemptTalk } from '../../comments/index.ts'
import {
  AuthorLongText,
  PartMarksContext,
  QuestionFiles,
  type PartMarks,
  questionResults,
} from '../../quizzes/index.ts'
import { QuestionFrame } from '../components/question-card.tsx'
import { ResultMark } from './result-mark.tsx'

interface ResultCardProps {
  item: ShownAttemptQuestion
  /** The way to the answers of other versions. */
  versions?: ReactNode
  talk?: ReactNode
  /** What stands beside its statements and groups of answers. */
  partMarks?: PartMarks | undefined
}

/** A question with the own answer and what may be seen of its result. */
export const QuestionResultCard = ({ item, versions, talk, partMarks }: ResultCardProps) => {
  const { t } = useTexts()
  const { question, result, results } = item
  const Result = questionResults[question.type]
  return (
    <QuestionFrame item={item} mark={<ResultMark result={result} />}>
      {versions}
      <PartMarksContext value={partMarks ?? null}>
        <Result question={question} rows={results} result={result} name={`result-${question.id}`} />
      </PartMarksContext>
      {result.comment !== null && (
        <Notice tone="info" title={t('quiz.comment')}>
          <AuthorLongText text={result.comment} />
        </Notice>
      )}
      <QuestionFiles files={result.comment_files} />
      {talk}
    </QuestionFrame>
  )
}

const noNumber = () => null

/** What was said about a question, beside its answer while that is reworked. */
export const ReworkTalk = ({ attempt, question }: { attempt: number; question: { readonly id: string } }) => (
  <AttemptTalk attempt={attempt} question={question.id} parts={commentParts(question)} numberOf={noNumber} />
)
