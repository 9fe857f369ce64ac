import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { BulkBar } from '@lectern/ui/lists/bulk-bar'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { useState } from 'react'
import { errorText } from '../../lib/errors.ts'
import { useTexts } from '../../lib/texts/index.ts'
import { useAction } from '../../lib/use-action.ts'
import { deleteComments, readComments, restrictComments } from './api.ts'
import { selectionAt, type ThreadPlace } from './thread-place.ts'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  place: ThreadPlace
  selection: Selection
  isTeam: boolean
  onChanged: () => void
}

/** What is done with several comments at once; each of them is changed where its reader may. */
export const SelectionBar = ({ place, selection, isTeam, onChanged }: SelectionBarProps) => {
  const { t } = useTexts()
  const [isDeleting, setDeleting] = useState(false)
  const ids = [...selection.chosen]
  const body = selectionAt(place, ids)
  const act = useAction(async (work: () => Promise<unknown>) => {
    await work()
    setDeleting(false)
    selection.end()
    onChanged()
  })
  const mark = (isRead: boolean) =>
    act.run(async () => {
      await readComments({ body: { ...body, is_read: isRead } })
      selection.note(ids, isRead)
    })
  const restrict = () => act.run(() => restrictComments({ body: { ...body, is_restricted: true } }))
  if (ids.length === 0) return null
  return (
    <>
      <BulkBar
        text={t('comments.selected', { count: ids.length })}
        clearLabel={t('comments.select_end')}
        onClear={selection.end}
      >
        <Button size="small" disabled={act.busy} onClick={() => mark(true)}>
          {t('comments.mark_read')}
        </Button>
        <Button size="small" disabled={act.busy} onClick={() => mark(false)}>
          {t('comments.mark_unread')}
        </Button>
        {isTeam && (
          <Button size="small" disabled={act.busy} onClick={restrict}>
            {t('comments.hide')}
          </Button>
        )}
        <Button size="small" variant="danger" disabled={act.busy} onClick={() => setDeleting(true)}>
          {t('comments.delete')}
        </Button>
      </BulkBar>
      {act.error && !isDeleting && (
        <Notice tone="danger" announce="at-once">
          {errorText(act.error, t)}
        </Notice>
      )}
      <ConfirmDelete
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onConfirm={() => act.run(() => deleteComments({ body }))}
        title={t('comments.delete_many_title', { count: ids.length })}
        message={t('comments.delete_many_text')}
        confirmLabel={t('comments.delete')}
        cancelLabel={t('comments.leave')}
        closeLabel={t('common.close')}
        busy={act.busy}
        error={act.error && errorText(act.error, t)}
      />
    </>
  )
}
