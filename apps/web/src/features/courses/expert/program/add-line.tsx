import { lessonLimits } from '@lectern/contract/lessons/lesson'
import { Button } from '@lectern/ui/actions/button'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Icon } from '@lectern/ui/layout/icon'
import { Plus } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from './program.module.css'

interface AddLineProps {
  label: string
  busy: boolean
  /** `done` empties the field for the next one. */
  onAdd: (title: string, done: () => void) => void
}

/** Adds lessons one after the other: a title, Enter, the next title. */
export const AddLine = ({ label, busy, onAdd }: AddLineProps) => {
  const { t } = useTexts()
  const [title, setTitle] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '' || busy) return
    onAdd(title.trim(), () => {
      setTitle('')
      field.current?.focus()
    })
  }
  return (
    <form noValidate className={styles.add} onSubmit={submit}>
      <TextInput
        ref={field}
        value={title}
        maxLength={lessonLimits.title}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="primary"
        icon={<Icon of={Plus} />}
        busy={busy}
        disabled={title.trim() === ''}
      >
        {t('create-course.lesson_add')}
      </Button>
    </form>
  )
}
