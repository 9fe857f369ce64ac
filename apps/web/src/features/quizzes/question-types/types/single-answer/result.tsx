import { ChoiceResult } from '../../shared/choices/choice-result.tsx'
import type { QuestionOf, ResultProps } from '../../question-view.ts'

/** The picked option, and the right one where the quiz shows it. */
export const SingleAnswerResult = ({ question, ...rest }: ResultProps<QuestionOf<'single_answer'>>) => (
  <ChoiceResult kind="one" options={question.answers} {...rest} />
)
