import type { Thing } from '@lectern/contract/quizzes/question-types/shared/common'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote, type IssueWords } from '../../../editor/issue-note.tsx'
import { ItemList } from '../item-list/item-list.tsx'
import { PartPoints } from '../part-points.tsx'
import type { FieldIssue } from '../../question-editor.ts'
import styles from './statement-list.module.css'

interface Statement {
  readonly id: string
  readonly text: string
  readonly image?: Thing['image']
  readonly points: number
}

interface StatementListProps<S extends Statement> {
  statements: readonly S[]
  onStatements: (statements: S[]) => void
  /** A new one with nothing written in it. */
  make: () => S
  most?: number
  issues: readonly FieldIssue[]
  issueWords: IssueWords
  /** What belongs to a statement: its words, its options. */
  renderOwn: (statement: S, onStatement: (statement: S) => void) => ReactNode
  /** Switches of the whole question. */
  children: ReactNode
}

const statementWords = {
  text: 'questions.match_statement',
  placeholder: 'questions.match_statement',
  move: 'questions.statement_move',
  remove: 'questions.statement_remove',
  add: 'questions.statement_add',
} as const

/** Statements, each with what belongs to it, and what each earns. */
export const StatementList = <S extends Statement>(props: StatementListProps<S>) => {
  const { statements, onStatements, make, most, issues, issueWords, renderOwn, children } = props
  const { t } = useTexts()
  const id = useId()
  return (
    <fieldset className={styles.editor}>
      <legend className={styles.legend}>{t('questions.statements')}</legend>
      <ItemList
        items={statements}
        onItems={onStatements}
        make={make}
        words={statementWords}
        {...(most === undefined ? {} : { most })}
        issues={issues}
        issueWords={issueWords}
        pictures
        renderBelow={(statement, at) => (
          <div role="group" aria-labelledby={`${id}${at}`}>
            <span id={`${id}${at}`} hidden>
              {statement.text || t('questions.match_statement', { number: at + 1 })}
            </span>
            {renderOwn(statement, (next) =>
              onStatements(statements.map((each) => (each.id === next.id ? next : each))),
            )}
          </div>
        )}
      />
      {[...new Set(issues.filter(({ at }) => at === undefined).map(({ code }) => code))]
        .filter((code) => code !== 'question_empty')
        .map((code) => (
          <IssueNote key={code} code={code} words={issueWords} />
        ))}
      {children}
      <PartPoints
        label="questions.statement_points"
        parts={statements}
        onPoints={(points) => onStatements(statements.map((each) => ({ ...each, points })))}
      />
    </fieldset>
  )
}
