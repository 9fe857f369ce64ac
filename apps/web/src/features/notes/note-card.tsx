import type { Note } from '@lectern/contract/notes/note'
import { noteColors, noteLimits, type NoteColor } from '@lectern/contract/notes/note-limits'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Icon } from '@lectern/ui/layout/icon'
import { Bookmark, Clock, Highlighter, StickyNote, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { WorkState } from '../../frame/index.ts'
import { useDates, useTexts } from '../../lib/texts/index.ts'
import { clockText } from '../files/players/index.ts'
import { noteEntity, type NoteWords } from './note-kind.ts'
import { NoteText } from './note-text.tsx'
import styles from './notes.module.css'
import './text/highlights.css'

const kindIcons = { note: StickyNote, mark: Highlighter, bookmark: Bookmark } as const

interface ColorsProps {
  chosen: NoteColor | null
  onChoose: (color: NoteColor) => void
}

/** The four colours of marks, each by its name. */
export const NoteColors = ({ chosen, onChoose }: ColorsProps) => {
  const { t } = useTexts()
  return noteColors.map((color) => (
    <button
      key={color}
      type="button"
      className={styles.color}
      data-color={color}
      aria-pressed={chosen === color}
      aria-label={t(`notes.color_${color}`)}
      title={t(`notes.color_${color}`)}
      onClick={() => onChoose(color)}
    />
  ))
}

interface NoteCardProps {
  note: Note
  /** What stands above it: where it is. */
  place?: ReactNode
  isActive?: boolean
  /** Whether its words are written at once. */
  isNew?: boolean
  /** Whether the place that it had in the text is there no more. */
  isPlaceLost?: boolean
  onShow?: (() => void) | undefined
  onChange: (words: Partial<NoteWords>, settlesOther?: boolean) => void
  onDelete: () => void
}

/** What another device wrote of the same note, and what becomes of it. */
const OtherWords = ({ note, onChange }: Pick<NoteCardProps, 'note' | 'onChange'>) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  if (note.other === null) return null
  const { text, edited_at: at } = note.other
  return (
    <div className={styles.other}>
      <p className={styles.otherTitle}>{t('notes.other_title', { date: longMoment(at) })}</p>
      <p className={styles.words}>{text}</p>
      <div className={styles.cardActions}>
        <Button
          size="small"
          onClick={() => onChange({ text: `${note.text}\n\n${text}`.slice(0, noteLimits.text) }, true)}
        >
          {t('notes.other_both')}
        </Button>
        <Button size="small" onClick={() => onChange({ text: text.slice(0, noteLimits.text) }, true)}>
          {t('notes.other_take')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => onChange({}, true)}>
          {t('notes.other_drop')}
        </Button>
      </div>
    </div>
  )
}

/** One note: its place, its words, which are written where they stand, and its colour. */
export const NoteCard = (props: NoteCardProps) => {
  const { note, isActive = false, isNew = false, isPlaceLost = false, onShow, onChange, onDelete } = props
  const { t } = useTexts()
  const name = [t(`notes.kind_${note.kind}`), ...(note.color ? [t(`notes.color_${note.color}`)] : [])].join(
    ' · ',
  )
  const what = note.moment === null ? t('notes.show_place') : clockText(note.moment)
  return (
    <article
      className={styles.card}
      data-note={note.key}
      data-color={note.color ?? undefined}
      data-active={isActive || undefined}
      aria-label={name}
    >
      <header className={styles.cardHead}>
        <span className={styles.kind}>
          <Icon of={note.moment === null ? kindIcons[note.kind] : Clock} />
          {name}
        </span>
        {onShow && !isPlaceLost && (
          <Button size="small" variant="quiet" onClick={onShow}>
            {what}
          </Button>
        )}
        <IconButton icon={Trash2} size="small" label={t('notes.delete')} onClick={onDelete} />
      </header>
      {props.place}
      {note.quote && <blockquote className={styles.quote}>{note.quote.exact}</blockquote>}
      {isPlaceLost && <p className={styles.lost}>{t('notes.place_rewritten')}</p>}
      <NoteText note={note} isNew={isNew} onWrite={(text) => onChange({ text })} />
      <OtherWords note={note} onChange={onChange} />
      <footer className={styles.cardFoot}>
        {note.quote && (
          <span className={styles.colors} role="group" aria-label={t('notes.color')}>
            <NoteColors chosen={note.color} onChoose={(color) => onChange({ color })} />
          </span>
        )}
        <WorkState of={noteEntity(note.lesson_id, note.key)} />
      </footer>
    </article>
  )
}
