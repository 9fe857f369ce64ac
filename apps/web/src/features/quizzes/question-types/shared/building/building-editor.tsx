import type { ReactNode } from 'react'
import { useTexts, type TextId } from '../../../../../lib/texts/index.ts'
import { IssueNote, type IssueWords } from '../../../editor/issue-note.tsx'
import type { FieldIssue } from '../../question-editor.ts'
import { EditorGroup } from '../editor-group.tsx'
import type { Item } from '../item-list/item-edits.ts'
import { ItemList } from '../item-list/item-list.tsx'
import type { ItemWords } from '../item-list/item-row.tsx'
import { PartPoints, partPointsOf } from '../part-points.tsx'

/** A thing that learners build, which earns points by itself. */
interface Built extends Item {
  readonly points: number
}

interface BuildingEditorProps<B extends Built> {
  title: TextId
  hint: TextId
  statements: readonly B[]
  onStatements: (statements: B[]) => void
  /** A new one that earns as much as the others do. */
  make: (points: number) => B
  words: ItemWords
  most: number
  issues: readonly FieldIssue[]
  issueWords: IssueWords
  /** The code of there being none. */
  missing: string
  points: TextId
  renderDetails: (statement: B, at: number) => ReactNode
  /** Above the points: what holds for all of them. */
  children?: ReactNode
}

/** Things that learners build out of pieces, a line each, with what belongs to each below it. */
export const BuildingEditor = <B extends Built>(props: BuildingEditorProps<B>) => {
  const { title, hint, statements, onStatements, make, words, most } = props
  const { issues, issueWords, missing, points, renderDetails, children } = props
  const { t } = useTexts()
  return (
    <EditorGroup title={t(title)} hint={t(hint)}>
      <ItemList
        items={statements}
        onItems={onStatements}
        make={() => make(partPointsOf(statements))}
        words={words}
        most={most}
        issues={issues}
        issueWords={issueWords}
        renderBelow={renderDetails}
      />
      {issues.some(({ code }) => code === missing) && <IssueNote code={missing} words={issueWords} />}
      {children}
      <PartPoints
        label={points}
        parts={statements}
        onPoints={(each) => onStatements(statements.map((statement) => ({ ...statement, points: each })))}
      />
    </EditorGroup>
  )
}
