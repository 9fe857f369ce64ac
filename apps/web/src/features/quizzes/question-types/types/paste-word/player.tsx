import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import { StatementRows } from '../../shared/statements/statement-rows.tsx'
import { textIn, withText } from '../../shared/typed/texts-of-rows.ts'
import { TypedInput } from '../../shared/typed/typed-input.tsx'

/** Statements with a field beside each for the word that belongs to it. */
export const PasteWordPlayer = ({ question, answer, onAnswer }: PlayerProps<QuestionOf<'paste_word'>>) => (
  <StatementRows
    statements={question.statements}
    renderControl={({ id }, label) => (
      <TypedInput
        aria-labelledby={label}
        value={textIn(answer, 'statement_id', id)}
        onText={(text) => onAnswer(withText(answer, 'statement_id', id, text))}
      />
    )}
  />
)
