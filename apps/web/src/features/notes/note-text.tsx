import type { Note } from '@lectern/contract/notes/note'
import { noteLimits } from '@lectern/contract/notes/note-limits'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './notes.module.css'

interface NoteTextProps {
  note: Note
  /** Whether its words are written at once. */
  isNew: boolean
  onWrite: (text: string) => void
}

/** The words of a note, which are written where they stand. */
export const NoteText = ({ note, isNew, onWrite }: NoteTextProps) => {
  const { t } = useTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  // What is typed stands at once; the note follows when it was drawn anew.
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (isNew) field.current?.focus()
  }, [isNew])
  return (
    <textarea
      ref={field}
      className={styles.field}
      aria-label={t('notes.text')}
      placeholder={t('notes.text_placeholder')}
      maxLength={noteLimits.text}
      rows={note.text === '' && !isNew ? 1 : 2}
      value={typed ?? note.text}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onWrite(event.currentTarget.value)
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur()
      }}
    />
  )
}
