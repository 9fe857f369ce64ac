import type { QuestionOf, ResultProps } from '../../question-view.ts'
import { ListedResult } from '../../shared/statements/listed-result.tsx'

/** The statements with what was chosen for them. */
export const ChooseFromListResult = ({
  question,
  rows,
  result,
}: ResultProps<QuestionOf<'choose_from_list'>>) => (
  <ListedResult statements={question.statements} rows={rows} result={result} />
)
