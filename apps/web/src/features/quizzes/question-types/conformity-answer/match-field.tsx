import { questionLimits } from '@lectern/contract/quizzes/question-types/common'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { TextInput } from '@lectern/ui/fields/text-input'
import { X } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { IssueNote } from '../../editor/issue-note.tsx'
import type { FieldIssue } from '../question-editor.ts'
import { matchIssues } from './match-issues.ts'
import styles from './match-editor.module.css'

interface MatchFieldProps {
  id: string
  text: string
  label: string
  removeLabel: string
  issue: FieldIssue | undefined
  onText: (text: string) => void
  onEnter?: (() => void) | undefined
  /** Rows of a table were pasted, or lines. */
  onRows?: ((rows: string[][]) => void) | undefined
  onRemove?: (() => void) | undefined
}

/** The words of a statement or of an answer. */
export const MatchField = (props: MatchFieldProps) => {
  const { id, text, label, removeLabel, issue, onText, onEnter, onRows, onRemove } = props
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter') return
    event.preventDefault()
    onEnter?.()
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain').trim()
    if (!onRows || !/[\t\n]/.test(pasted)) return
    event.preventDefault()
    const lines = pasted.split(/\r?\n/).filter((line) => line.trim() !== '')
    onRows(lines.map((line) => line.split('\t')))
  }
  return (
    <div className={styles.field}>
      <TextInput
        data-thing={id}
        value={text}
        maxLength={questionLimits.optionText}
        placeholder={label}
        aria-label={label}
        aria-invalid={issue !== undefined || undefined}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {onRemove && <IconButton icon={X} size="small" label={removeLabel} onClick={onRemove} />}
      {issue && (
        <div className={styles.issue}>
          <IssueNote code={issue.code} words={matchIssues} />
        </div>
      )}
    </div>
  )
}
