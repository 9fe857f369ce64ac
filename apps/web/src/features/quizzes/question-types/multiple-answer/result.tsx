import { ChoiceResult } from '../choice-result.tsx'
import type { QuestionOf, ResultProps } from '../question-view.ts'

/** The picked options, and the right ones where the quiz shows them. */
export const MultipleAnswerResult = (props: ResultProps<QuestionOf<'multiple_answer'>>) => (
  <ChoiceResult kind="many" {...props} />
)
