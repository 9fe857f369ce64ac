import { type Option, questionLimits } from '@lectern/contract/quizzes/question-types/common'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { classNames } from '@lectern/ui/theme/class-names'
import { X } from 'lucide-react'
import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { IssueNote } from '../editor/issue-note.tsx'
import type { FieldIssue } from './question-editor.ts'
import styles from './choice-editor.module.css'

interface ChoiceOptionProps {
  kind: 'one' | 'many'
  option: Option
  number: number
  total: number
  issue: FieldIssue | undefined
  item: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  onText: (text: string) => void
  onRight: (right: boolean) => void
  onEnter: () => void
  onRemove: () => void
}

const isPlain = (event: KeyboardEvent) => !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey

/** One option: whether it is right, its words, its handle. */
export const ChoiceOption = (props: ChoiceOptionProps) => {
  const { kind, option, number, total, issue, item, handle, onText, onRight, onEnter, onRemove } = props
  const { t } = useTexts()
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !isPlain(event)) return
    if (event.key === 'Enter') onEnter()
    else if (event.key === 'Backspace' && option.text === '' && total > 1) onRemove()
    else return
    event.preventDefault()
  }
  // A list pasted from elsewhere becomes options, one for each line.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/\r?\n/.test(pasted.trim())) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const [from, to] = [selectionStart ?? option.text.length, selectionEnd ?? option.text.length]
    onText(option.text.slice(0, from) + pasted.trim() + option.text.slice(to))
  }
  return (
    <li {...item} data-option={option.id} className={classNames(styles.option, sortItemClass)}>
      <SortHandle {...handle} name={option.text} label={t('create-course.option_move', { number, total })} />
      <input
        type={kind === 'one' ? 'radio' : 'checkbox'}
        className={styles.right}
        checked={option.is_correct}
        aria-label={t('create-course.option_right', { number })}
        title={t('create-course.option_right', { number })}
        onChange={() => onRight(!option.is_correct)}
        // Pressed once more, a radio gives the key back: a question without one is not scored.
        onClick={() => kind === 'one' && option.is_correct && onRight(false)}
      />
      <div className={styles.words}>
        <input
          type="text"
          className={styles.text}
          value={option.text}
          maxLength={questionLimits.optionText}
          placeholder={t('create-course.option_placeholder', { number })}
          aria-label={t('create-course.option_text', { number })}
          aria-invalid={issue !== undefined || undefined}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {issue && <IssueNote code={issue.code} />}
      </div>
      <IconButton
        icon={X}
        label={t('create-course.option_remove', { number })}
        size="small"
        disabled={total <= 1}
        onClick={onRemove}
      />
    </li>
  )
}
