import { kindOf } from '@lectern/contract/quizzes/question-types/interview/interview-type'
import { ChoiceResult } from '../choices/choice-result.tsx'
import type { QuestionOf, ResultProps } from '../question-view.ts'
import { SurveyThanks } from '../survey-thanks.tsx'

/** What somebody picked of a poll. */
export const InterviewResult = ({ question, ...rest }: ResultProps<QuestionOf<'interview'>>) => (
  <>
    <ChoiceResult kind={kindOf(question)} options={question.answers} {...rest} />
    {rest.rows.length > 0 && <SurveyThanks />}
  </>
)
