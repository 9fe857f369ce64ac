import type { MenuEntry } from '@lectern/ui/actions/menu'
import { Archive, ArchiveRestore, Copy, MapPin, Tag, Trash2, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { QuizRights } from './use-quiz-rights.ts'

interface RowWork {
  isArchived: boolean
  ask: (what: 'places' | 'tags' | 'delete') => void
  /** Archives it, or brings it back. */
  turn: () => void
  /** Missing for whoever may not make one. */
  copy: (() => void) | undefined
  /** Beside where it is used. */
  links?: readonly MenuEntry[]
  /** Beside its tags. */
  moves?: readonly MenuEntry[]
}

/** An entry that does something. */
export const actionEntry = (label: string, icon: LucideIcon, onSelect: () => void): MenuEntry => ({
  kind: 'action',
  label,
  icon,
  onSelect,
})

/** What the menu of a row offers, by the person's rights. */
export const useRowEntries = ({ mayEdit, mayDelete }: QuizRights) => {
  const { t } = useTexts()
  const editing = ({ isArchived, ask, turn, moves = [] }: RowWork): MenuEntry[] => [
    ...moves,
    actionEntry(t('quizzes.library_tags_edit'), Tag, () => ask('tags')),
    isArchived
      ? actionEntry(t('quizzes.library_restore'), ArchiveRestore, turn)
      : actionEntry(t('quizzes.library_archive'), Archive, turn),
  ]
  const deleting = ({ ask }: RowWork): MenuEntry[] => [
    { kind: 'separator' },
    {
      kind: 'action',
      label: t('create-course.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () => ask('delete'),
    },
  ]
  return (work: RowWork): MenuEntry[] => [
    actionEntry(t('quizzes.library_where_used'), MapPin, () => work.ask('places')),
    ...(work.links ?? []),
    ...(work.copy ? [actionEntry(t('create-course.duplicate'), Copy, work.copy)] : []),
    ...(mayEdit ? editing(work) : []),
    ...(mayDelete ? deleting(work) : []),
  ]
}
