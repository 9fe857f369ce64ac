import {
  listLimits,
  newListedStatement,
  type ListedStatement,
} from '@lectern/contract/quizzes/question-types/shared/statements/listed'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { partPointsOf } from '../part-points.tsx'
import type { FieldIssue } from '../../question-editor.ts'
import { ListedOptions } from './listed-options.tsx'
import { listedIssues } from './statement-issues.ts'
import { StatementList } from './statement-list.tsx'

interface ListedEditorProps {
  kind: 'one' | 'many'
  statements: readonly ListedStatement[]
  onStatements: (statements: ListedStatement[]) => void
  shuffled: boolean
  onShuffled: (shuffled: boolean) => void
  issues: readonly FieldIssue[]
}

/** Statements, each with a list of options of which one or several are right. */
export const ListedEditor = (props: ListedEditorProps) => {
  const { kind, statements, onStatements, shuffled, onShuffled, issues } = props
  const { t } = useTexts()
  return (
    <StatementList
      statements={statements}
      onStatements={onStatements}
      make={() => ({ ...newListedStatement(newKey), points: partPointsOf(statements) })}
      most={listLimits.statements}
      issues={issues}
      issueWords={listedIssues}
      renderOwn={(statement, onStatement) => (
        <ListedOptions kind={kind} statement={statement} onStatement={onStatement} issues={issues} />
      )}
    >
      <Checkbox
        label={t('questions.options_shuffle')}
        checked={shuffled}
        onChange={(event) => onShuffled(event.currentTarget.checked)}
      />
    </StatementList>
  )
}
