import { nameOfThing } from '@lectern/contract/quizzes/question-types/shared/thing-words'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Plus } from 'lucide-react'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import type { FieldIssue, FullQuestionOf } from '../../question-editor.ts'
import {
  addBind,
  removeBind,
  removeStatement,
  writeAnswer,
  writePairs,
  writeStatement,
} from './match-edits.ts'
import { MatchField } from './match-field.tsx'
import styles from './match-editor.module.css'

type Matching = FullQuestionOf<'conformity_answer'>

interface StatementFieldsProps {
  question: Matching
  statement: Matching['statements'][number]
  number: number
  mode: 'one' | 'many' | 'shared'
  issueAt: (id: string) => FieldIssue | undefined
  onQuestion: (question: Matching) => void
  /** Enter in the last field of the pair. */
  onEnter: () => void
  /** The caret is wanted in the field of this thing. */
  onField: (id: string | undefined) => unknown
  /** One more answer for this statement. */
  onAnswer: () => void
}

/** A statement and the answers that belong to it. */
export const StatementFields = (props: StatementFieldsProps) => {
  const { question, statement, number, mode, issueAt, onQuestion, onEnter, onField, onAnswer } = props
  const { t } = useTexts()
  const bound = question.binds
    .filter((bind) => bind.statement_id === statement.id)
    .flatMap((bind) => question.answers.filter(({ id }) => id === bind.answer_id))
  const others = question.answers.filter(
    (answer) => nameOfThing(answer) !== '' && !bound.some(({ id }) => id === answer.id),
  )
  return (
    <li className={styles.pair}>
      <MatchField
        thing={statement}
        label={t('questions.match_statement', { number })}
        removeLabel={t('questions.match_pair_remove', { number })}
        issue={issueAt(statement.id)}
        onThing={(change) => onQuestion(writeStatement(question, statement.id, change))}
        onEnter={() => onField(bound[0]?.id)}
        onRows={(rows) => onQuestion(writePairs(question, statement.id, rows, newKey))}
        onRemove={
          question.statements.length > 1
            ? () => onQuestion(removeStatement(question, statement.id))
            : undefined
        }
      />
      <div className={styles.answers}>
        {bound.map((answer, at) => (
          <MatchField
            key={answer.id}
            thing={answer}
            label={t('questions.match_answer', { number, answer: at + 1 })}
            removeLabel={t('questions.match_answer_remove', { number, answer: at + 1 })}
            issue={issueAt(answer.id)}
            onThing={(change) => onQuestion(writeAnswer(question, answer.id, change))}
            onEnter={onEnter}
            onRows={(rows) =>
              onQuestion(
                writePairs(
                  question,
                  statement.id,
                  rows.map(([cell]) => [undefined, cell]),
                  newKey,
                ),
              )
            }
            onRemove={
              bound.length > 1 ? () => onQuestion(removeBind(question, statement.id, answer.id)) : undefined
            }
          />
        ))}
        {(mode !== 'one' || bound.length === 0) && (
          <div className={styles.foot}>
            <Button variant="quiet" size="small" icon={<Icon of={Plus} />} onClick={onAnswer}>
              {t('questions.match_answer_add', { number })}
            </Button>
            {mode === 'shared' && others.length > 0 && (
              <select
                className={styles.use}
                aria-label={t('questions.match_answer_use', { number })}
                value=""
                onChange={(event) => onQuestion(addBind(question, statement.id, event.currentTarget.value))}
              >
                <option value="">{t('questions.match_use')}</option>
                {others.map((other) => (
                  <option key={other.id} value={other.id}>
                    {nameOfThing(other)}
                  </option>
                ))}
              </select>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
