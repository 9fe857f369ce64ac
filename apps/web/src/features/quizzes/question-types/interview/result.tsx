import { kindOf } from '@lectern/contract/quizzes/question-types/interview/interview-type'
import { useShownExtras } from '../../shown/shown-extras.ts'
import { ChoiceResult } from '../choices/choice-result.tsx'
import type { QuestionOf, ResultProps } from '../question-view.ts'
import { SurveyThanks } from '../survey-thanks.tsx'
import { PollCounts } from './poll-counts.tsx'

/** What somebody picked of a poll; where it is shown, beside what everybody picked. */
export const InterviewResult = ({ question, ...rest }: ResultProps<QuestionOf<'interview'>>) => {
  const { aggregate_interview: all } = useShownExtras()
  const counts = all.filter((each) => each.quiz_question_id === question.id)
  return (
    <>
      {counts.length > 0 ? (
        <PollCounts options={question.answers} counts={counts} rows={rest.rows} />
      ) : (
        <ChoiceResult kind={kindOf(question)} options={question.answers} {...rest} />
      )}
      {rest.rows.length > 0 && <SurveyThanks />}
    </>
  )
}
