import { typedLimits } from '@lectern/contract/quizzes/question-types/shared/typed/typed-limits'
import { Select } from '@lectern/ui/choices/select'
import { useRef } from 'react'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import { ItemList } from '../../shared/item-list/item-list.tsx'
import { RightMark } from '../../shared/item-list/right-mark.tsx'
import type { FieldIssue } from '../../question-editor.ts'
import { AcceptedForms } from '../../shared/typed/accepted-forms.tsx'
import { wayOf, withWay, type Gap, type GapWay } from './gap-edits.ts'
import { gapIssues } from './gap-issues.ts'
import styles from './gap-editor.module.css'

interface GapFieldsProps {
  gap: Gap
  number: number
  issues: readonly FieldIssue[]
  onGap: (gap: Gap) => void
}

const optionWords = {
  text: 'questions.option_text',
  placeholder: 'questions.gap_option_placeholder',
  move: 'questions.option_move',
  remove: 'questions.option_remove',
  add: 'questions.option_add',
} as const

const ways: readonly GapWay[] = ['typed', 'dropdown', 'flat']

/** How one gap is filled, and with what. */
export const GapFields = ({ gap, number, issues, onGap }: GapFieldsProps) => {
  const { t } = useTexts()
  const { answers } = gap
  const way = wayOf(gap)
  const past = useRef<Gap['answers']>([])
  const fill = (next: GapWay) => {
    if (way !== 'typed') past.current = answers.filter(({ is_correct }) => !is_correct)
    onGap(withWay(gap, next, newKey, past.current))
  }
  const names = {
    typed: t('questions.gap_typed'),
    dropdown: t('questions.gap_dropdown'),
    flat: t('questions.gap_flat'),
  }
  // In the text the word stands in brackets.
  const write = (next: Gap['answers']) =>
    onGap({
      ...gap,
      answers: next.map((each) => ({
        ...each,
        text: each.text.replaceAll(/[[\]\n]/g, '').slice(0, typedLimits.text),
      })),
    })
  const issue = issues.find(({ at }) => at === gap.id)
  return (
    <li className={styles.gap}>
      <div role="group" aria-label={t('quiz.gap_name', { number })} className={styles.fields}>
        <div className={styles.head}>
          <span className={styles.name}>{t('quiz.gap_name', { number })}</span>
          <Select
            size="small"
            aria-label={t('questions.gap_way', { number })}
            value={way}
            onChange={(event) => {
              const chosen = ways.find((each) => each === event.currentTarget.value)
              if (chosen) fill(chosen)
            }}
          >
            {ways.map((each) => (
              <option key={each} value={each}>
                {names[each]}
              </option>
            ))}
          </Select>
        </div>
        {issue && <IssueNote code={issue.code} words={gapIssues} />}
        {way === 'typed' ? (
          <AcceptedForms
            forms={answers}
            onForms={(forms) => write(forms.map((form) => ({ ...form, is_correct: true })))}
            issues={issues}
          />
        ) : (
          <ItemList
            items={answers}
            onItems={write}
            make={() => ({ id: newKey(), text: '', is_correct: false })}
            words={optionWords}
            most={typedLimits.forms}
            issues={issues}
            issueWords={gapIssues}
            renderBefore={({ id, is_correct }, at) => (
              <RightMark
                kind="many"
                number={at + 1}
                right={is_correct}
                onRight={(right) =>
                  write(answers.map((each) => (each.id === id ? { ...each, is_correct: right } : each)))
                }
              />
            )}
          />
        )}
      </div>
    </li>
  )
}
