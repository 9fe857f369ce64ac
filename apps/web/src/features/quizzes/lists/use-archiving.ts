import { useMutation } from '@tanstack/react-query'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Archive, ArchiveRestore } from 'lucide-react'
import type { BulkEntry } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'

interface Archivable {
  is_archived: boolean
}

interface Archiving<Row> {
  /** How many rows one call takes. */
  perCall: number
  call: (rows: readonly Row[], isArchived: boolean) => Promise<unknown>
  /** Said when it is done, with the number of rows. */
  doneText: (count: number, isArchived: boolean) => string
  nameOf: (row: Row) => string
  reload: () => Promise<unknown>
}

/** Archives one row at once, or brings it back, and says so with the way back; or several of those that are chosen. */
export const useArchiving = <Row extends Archivable>(archiving: Archiving<Row>) => {
  const { t } = useTexts()
  const { perCall, call, doneText } = archiving
  const turn = useMutation({
    mutationFn: (row: Row) => call([row], !row.is_archived),
    onSuccess: (_, row) => {
      const now = { ...row, is_archived: !row.is_archived }
      toasts.show({
        title: doneText(1, now.is_archived),
        message: archiving.nameOf(row),
        action: { label: t('create-course.undo'), onSelect: () => turn.mutate(now) },
      })
      return archiving.reload()
    },
  })
  const bulk = (chosen: readonly Row[], isArchived: boolean): BulkEntry<Row> => ({
    label: t(isArchived ? 'quizzes.library_archive' : 'quizzes.library_restore'),
    icon: isArchived ? Archive : ArchiveRestore,
    rows: chosen.filter(({ is_archived }) => is_archived !== isArchived),
    perCall,
    call: (rows) => call(rows, isArchived),
    doneText: (count) => doneText(count, isArchived),
  })
  return {
    turn: (row: Row) => turn.mutate(row),
    entriesOf: (chosen: readonly Row[]) => [bulk(chosen, true), bulk(chosen, false)],
  }
}
