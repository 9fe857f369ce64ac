import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import { conformityType } from '@lectern/contract/quizzes/question-types/types/conformity-answer/conformity-type'
import { Button } from '@lectern/ui/actions/button'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Icon } from '@lectern/ui/layout/icon'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import { PartPoints } from '../../shared/part-points.tsx'
import type { FieldIssue, FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { addAnswer, addPair, blankPairAfter, removeAnswer, writeAnswer } from './match-edits.ts'
import { matchIssues } from './match-issues.ts'
import { MatchField } from './match-field.tsx'
import { StatementFields } from './statement-fields.tsx'
import styles from './match-editor.module.css'

type Matching = FullQuestionOf<'conformity_answer'>

const modes = {
  one: { conformity_type: conformityType.oneToOne, is_answers_combined: false },
  many: { conformity_type: conformityType.many, is_answers_combined: false },
  shared: { conformity_type: conformityType.many, is_answers_combined: true },
} as const

const modeOf = ({ conformity_type, is_answers_combined }: Matching): keyof typeof modes => {
  if (conformity_type === conformityType.oneToOne) return 'one'
  return is_answers_combined ? 'shared' : 'many'
}

const goTo = (box: HTMLElement | null, id: string | undefined) =>
  id !== undefined && box?.querySelector<HTMLInputElement>(`[data-thing="${CSS.escape(id)}"]`)?.focus()

/** Puts the caret into the newest field after it has been drawn. */
const useNewestField = (count: number) => {
  const box = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    goTo(box.current, wanted.current)
    wanted.current = undefined
  }, [count])
  return { box, focus: (id: string | undefined) => void (wanted.current = id) }
}

/**
 * Statements beside the answers that belong to them, and answers that belong nowhere. Enter goes on to the next field, and
 * makes the next pair where there is none; a pasted table of two columns becomes pairs.
 */
export const ConformityEditor = (props: QuestionEditorProps<Matching>) => {
  const { question, onQuestion, issues } = props
  const { t } = useTexts()
  const { statements, answers } = question
  const { box, focus } = useNewestField(statements.length + answers.length)
  const hasRoom = answers.length < questionLimits.options && statements.length < questionLimits.options
  const issueAt = (id: string) => issues.find((issue) => issue.at === id)
  const grow = (next: Matching, newest: Matching['answers'][number] | undefined) => {
    focus(newest?.id)
    onQuestion(next)
  }
  const pair = (behind = '') => {
    const blank = blankPairAfter(question, behind)
    if (blank) return goTo(box.current, blank.id)
    if (!hasRoom) return
    const next = addPair(question, newKey)
    grow(next, next.statements.at(-1))
  }
  const answer = (statement?: string) => {
    if (!hasRoom) return
    const next = addAnswer(question, statement, newKey)
    grow(next, next.answers.at(-1))
  }
  return (
    <fieldset ref={box} className={styles.editor}>
      <legend className={styles.legend}>{t('questions.match_pairs')}</legend>
      <MatchMode {...props} />
      <ol className={styles.list}>
        {statements.map((statement, at) => (
          <StatementFields
            key={statement.id}
            question={question}
            statement={statement}
            number={at + 1}
            mode={modeOf(question)}
            issueAt={issueAt}
            onQuestion={onQuestion}
            onEnter={() => pair(statement.id)}
            onField={(id) => goTo(box.current, id)}
            onAnswer={() => answer(statement.id)}
          />
        ))}
      </ol>
      <ExtraAnswers {...props} issueAt={issueAt} onEnter={() => answer()} />
      {[...new Set(issues.filter((issue) => issue.at === undefined).map((issue) => issue.code))]
        .filter((code) => code !== 'question_empty')
        .map((code) => (
          <IssueNote key={code} code={code} words={matchIssues} />
        ))}
      <div className={styles.foot}>
        <Button
          variant="quiet"
          size="small"
          icon={<Icon of={Plus} />}
          disabled={!hasRoom}
          onClick={() => pair()}
        >
          {t('questions.match_pair_add')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<Icon of={Plus} />}
          disabled={!hasRoom}
          onClick={() => answer()}
        >
          {t('questions.match_extra_add')}
        </Button>
      </div>
      <PartPoints
        label="questions.match_points"
        parts={question.binds}
        onPoints={(points) =>
          onQuestion({ ...question, binds: question.binds.map((bind) => ({ ...bind, points })) })
        }
      />
    </fieldset>
  )
}

const MatchMode = ({ question, onQuestion }: QuestionEditorProps<Matching>) => {
  const { t } = useTexts()
  return (
    <RadioGroup
      label={t('questions.match_mode')}
      value={modeOf(question)}
      onChange={(next: keyof typeof modes) => onQuestion({ ...question, ...modes[next] })}
      options={[
        { value: 'one', label: t('questions.match_one') },
        { value: 'many', label: t('questions.match_many') },
        { value: 'shared', label: t('questions.match_shared') },
      ]}
    />
  )
}

interface ExtraAnswersProps extends QuestionEditorProps<Matching> {
  issueAt: (id: string) => FieldIssue | undefined
  onEnter: () => void
}

/** The answers that belong to no statement. */
const ExtraAnswers = ({ question, onQuestion, issueAt, onEnter }: ExtraAnswersProps) => {
  const { t } = useTexts()
  const bound = new Set(question.binds.map((bind) => bind.answer_id))
  return question.answers
    .filter(({ id }) => !bound.has(id))
    .map((answer, at) => (
      <MatchField
        key={answer.id}
        thing={answer}
        label={t('questions.match_extra', { number: at + 1 })}
        removeLabel={t('questions.match_extra_remove', { number: at + 1 })}
        issue={issueAt(answer.id)}
        onThing={(change) => onQuestion(writeAnswer(question, answer.id, change))}
        onEnter={onEnter}
        onRemove={() => onQuestion(removeAnswer(question, answer.id))}
      />
    ))
}
