import { PlacedResult } from '../../shared/placing/placed-result.tsx'
import type { QuestionOf, ResultProps } from '../../question-view.ts'
import { typedThings } from '../../shared/typed/typed-things.ts'

/** The statements with the words written at them, and the right ones where the quiz shows them. */
export const PasteWordResult = ({ question, rows, result }: ResultProps<QuestionOf<'paste_word'>>) => (
  <PlacedResult
    places={question.statements.map((statement) => ({
      ...statement,
      things: typedThings(
        rows.find((row) => row.quiz_statement_id === statement.id),
        result.correct_answers?.find((row) => row.quiz_statement_id === statement.id),
      ),
    }))}
  />
)
