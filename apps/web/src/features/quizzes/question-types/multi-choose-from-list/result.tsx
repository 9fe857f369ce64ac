import type { QuestionOf, ResultProps } from '../question-view.ts'
import { ListedResult } from '../statements/listed-result.tsx'

/** The statements with what was chosen for them. */
export const MultiChooseFromListResult = (props: ResultProps<QuestionOf<'multi_choose_from_list'>>) => (
  <ListedResult {...props} />
)
