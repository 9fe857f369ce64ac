import type { QuestionOf, ResultProps } from '../../question-view.ts'
import { ListedResult } from '../../shared/statements/listed-result.tsx'

/** The statements with the answers that were marked for them. */
export const MatrixResult = ({ question, rows, result }: ResultProps<QuestionOf<'matrix'>>) => (
  <ListedResult
    statements={question.statements.map((each) => ({ ...each, answers: question.answers }))}
    rows={rows}
    result={result}
  />
)
