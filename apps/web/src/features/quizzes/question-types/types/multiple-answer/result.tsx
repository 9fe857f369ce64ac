import { ChoiceResult } from '../../shared/choices/choice-result.tsx'
import type { QuestionOf, ResultProps } from '../../question-view.ts'

/** The picked options, and the right ones where the quiz shows them. */
export const MultipleAnswerResult = ({ question, ...rest }: ResultProps<QuestionOf<'multiple_answer'>>) => (
  <ChoiceResult kind="many" options={question.answers} {...rest} />
)
