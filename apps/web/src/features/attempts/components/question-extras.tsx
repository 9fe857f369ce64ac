import type { PublicQuestion } from '@lectern/contract/quizzes/question-types/registry'
import { QuestionFiles, QuestionPicture, questionViews } from '../../quizzes/index.ts'
import { LongText } from './long-text.tsx'

/** What stands between the text of a question and its answers: description, picture, files. */
export const QuestionExtras = ({ question }: { question: PublicQuestion }) => (
  <>
    {question.description !== '' && <LongText text={question.description} />}
    {question.image && !questionViews[question.type].drawsPicture && (
      <QuestionPicture picture={question.image} />
    )}
    <QuestionFiles files={question.files} />
  </>
)
