import { newKey } from '../../../../../lib/new-key.ts'
import { partPointsOf } from '../../shared/part-points.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { StatementList } from '../../shared/statements/statement-list.tsx'
import { AcceptedForms } from '../../shared/typed/accepted-forms.tsx'
import { typedStatementIssues } from '../../shared/typed/form-issues.ts'
import { SpellingSwitches } from '../../shared/typed/spelling-switches.tsx'

/** Statements, each with the forms of its word that are accepted. */
export const PasteWordEditor = ({
  question,
  onQuestion,
  issues,
}: QuestionEditorProps<FullQuestionOf<'paste_word'>>) => (
  <StatementList
    statements={question.statements}
    onStatements={(statements) => onQuestion({ ...question, statements })}
    make={() => ({
      id: newKey(),
      text: '',
      points: partPointsOf(question.statements),
      answers: [{ id: newKey(), text: '' }],
    })}
    issues={issues}
    issueWords={typedStatementIssues}
    renderOwn={(statement, onStatement) => (
      <AcceptedForms
        forms={statement.answers}
        onForms={(answers) => onStatement({ ...statement, answers })}
        issues={issues}
      />
    )}
  >
    <SpellingSwitches
      spelling={question}
      onSpelling={(spelling) => onQuestion({ ...question, ...spelling })}
    />
  </StatementList>
)
