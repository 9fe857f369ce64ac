import { IconButton } from '@lectern/ui/actions/icon-button'
import { Bookmark, BookmarkCheck, NotebookPen } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { ReaderNotes } from './use-reader-notes.ts'

/** A bookmark at the lesson, and the way to its notes. */
export const NoteButtons = ({ notes }: { notes: ReaderNotes }) => {
  const { t } = useTexts()
  const { isBookmarked } = notes
  return (
    <>
      <IconButton
        icon={isBookmarked ? BookmarkCheck : Bookmark}
        size="large"
        label={t(isBookmarked ? 'notes.bookmark_remove' : 'notes.bookmark_add')}
        aria-pressed={isBookmarked}
        disabled={!notes.isReady}
        onClick={notes.toggleBookmark}
      />
      <IconButton
        icon={NotebookPen}
        size="large"
        label={t('notes.open', { count: notes.listed.length })}
        aria-haspopup="dialog"
        onClick={() => notes.setOpen(true)}
      />
    </>
  )
}
