import type { Thing } from '@lectern/contract/quizzes/question-types/shared/common'
import { useId, type ReactNode } from 'react'
import { AuthorThing } from '../../../shown/author-thing.tsx'
import styles from './statement-rows.module.css'

interface Statement {
  readonly id: string
  readonly text: string
  readonly image?: Thing['image']
}

interface StatementRowsProps<S extends Statement> {
  statements: readonly S[]
  /** The control of a statement; `label` is the id of the words that name it. */
  renderControl: (statement: S, label: string) => ReactNode
}

/** Statements with a control beside each, below it on a phone. */
export const StatementRows = <S extends Statement>({ statements, renderControl }: StatementRowsProps<S>) => {
  const id = useId()
  return (
    <ul className={styles.rows}>
      {statements.map((statement, at) => (
        <li key={statement.id} className={styles.row}>
          <span id={`${id}${at}`} className={styles.name}>
            <AuthorThing thing={statement} />
          </span>
          {renderControl(statement, `${id}${at}`)}
        </li>
      ))}
    </ul>
  )
}
