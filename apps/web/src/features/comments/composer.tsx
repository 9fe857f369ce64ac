import { commentLimits } from '@lectern/contract/comments/comment-limits'
import { hasWords } from '@lectern/contract/comments/rules/comment-text'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { errorText } from '../../lib/errors.ts'
import { useTexts } from '../../lib/texts/index.ts'
import { useAction } from '../../lib/use-action.ts'
import styles from './comments.module.css'
import { keepWords, newWords, readKeptWords, type Words } from './kept-words.ts'

interface ComposerProps {
  /** Under this name the words are kept on the device. */
  name: string
  label: string
  sendLabel: string
  /** What stands there before something is written. */
  start?: string
  /** Whether the words can be for the team alone. */
  mayBePrivate: boolean
  onSend: (words: Words) => Promise<unknown>
  /** Left without sending; the words stay on the device. */
  onLeave?: () => void
}

/** Puts a new line where the caret is; gives the whole text. */
const breakLine = (area: HTMLTextAreaElement): string => {
  area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end')
  return area.value
}

/** Writes a comment, an answer or a change of one. Enter sends; with Ctrl, Shift or Alt it breaks the line. */
export const Composer = ({ name, label, sendLabel, start = '', ...props }: ComposerProps) => {
  const { t } = useTexts()
  const { mayBePrivate, onSend, onLeave } = props
  const [words, setWords] = useState<Words>(() => readKeptWords(name) ?? newWords(start))
  const [isKept, setKept] = useState(() => readKeptWords(name) !== null)
  const box = useRef<HTMLFormElement>(null)
  const { run, busy, error } = useAction(async () => {
    await onSend(words)
    keepWords(name, null)
    setKept(false)
    setWords(newWords(start))
  })
  const isOpened = onLeave !== undefined
  useEffect(() => {
    if (isOpened) box.current?.querySelector('textarea')?.focus()
  }, [isOpened])

  const change = (part: Partial<Words>) => {
    const { text, isPrivate } = { ...words, ...part }
    const next = newWords(text, isPrivate)
    setWords(next)
    setKept(keepWords(name, text === start && !isPrivate ? null : next))
  }
  const over = words.text.length - commentLimits.text
  const maySend = hasWords(words.text) && over <= 0 && words.text !== start
  const send = () => maySend && run(undefined)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') return onLeave?.()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    if (event.ctrlKey || event.altKey || event.metaKey) change({ text: breakLine(event.currentTarget) })
    else send()
  }
  return (
    <form
      ref={box}
      noValidate
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field
        label={label}
        help={t('comments.keys_help')}
        error={over > 0 ? t('comments.too_long', { count: over }) : error && errorText(error, t)}
      >
        <TextArea
          rows={2}
          value={words.text}
          readOnly={busy}
          onChange={(event) => change({ text: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className={styles.composerFoot}>
        {mayBePrivate && (
          <Checkbox
            label={t('comments.for_team')}
            checked={words.isPrivate}
            disabled={busy}
            onChange={(event) => change({ isPrivate: event.currentTarget.checked })}
          />
        )}
        <span className={styles.kept} role="status">
          {isKept && t('comments.kept')}
        </span>
        {onLeave && <Button onClick={onLeave}>{t('comments.leave')}</Button>}
        <Button variant="primary" type="submit" busy={busy} disabled={!maySend}>
          {sendLabel}
        </Button>
      </div>
    </form>
  )
}
