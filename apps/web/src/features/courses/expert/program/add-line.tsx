import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import { Button } from '@lectern/ui/actions/button'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Icon } from '@lectern/ui/layout/icon'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from './program.module.css'

interface AddLineProps {
  label: string
  busy: boolean
  /** `done` empties the field for the next one. */
  onAdd: (title: string, done: () => void) => void
}

/** Adds lessons one after the other: a title, Enter, the next title, which may be written and sent while the first is on its way. */
export const AddLine = ({ label, busy, onAdd }: AddLineProps) => {
  const { t } = useTexts()
  const [title, setTitle] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [isWaiting, setWaiting] = useState(false)
  const add = () => {
    const sent = title.trim()
    if (sent === '') return
    onAdd(sent, () => {
      // What was written meanwhile is the next one.
      setTitle((now) => (now.trim() === sent ? '' : now))
      field.current?.focus()
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) add()
  }
  // Enter presses no busy button.
  const wait = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && busy) setWaiting(true)
  }
  useEffect(() => {
    if (busy || !isWaiting) return
    setWaiting(false)
    add()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the line before has arrived
  }, [busy, isWaiting])
  return (
    <form noValidate className={styles.add} onSubmit={submit}>
      <TextInput
        ref={field}
        value={title}
        maxLength={lessonLimits.title}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        onKeyDown={wait}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="primary"
        icon={<Icon of={Plus} />}
        busy={busy}
        disabled={title.trim() === ''}
      >
        {t('courses.lesson_add')}
      </Button>
    </form>
  )
}
