import { kindOf } from '@lectern/contract/quizzes/question-types/types/interview/interview-type'
import { ChoicePlayer } from '../../shared/choices/choice-player.tsx'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'

/** The options of a poll. */
export const InterviewPlayer = ({ question, ...rest }: PlayerProps<QuestionOf<'interview'>>) => (
  <ChoicePlayer kind={kindOf(question)} options={question.answers} {...rest} />
)
