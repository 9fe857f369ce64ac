import { useMutation } from '@tanstack/react-query'
import type { File } from '@lectern/contract/files/file'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { LoadFailure } from '../../../../frame/index.ts'
import { deleteFiles } from '../../api.ts'
import styles from './dialogs.module.css'
import { UsageList } from '../files/usage-list.tsx'
import { useUsages } from './usages-dialog.tsx'
import { useFileTitle } from '../../use-file-title.ts'

interface DeleteFilesDialogProps {
  files: readonly Pick<File, 'uuid' | 'original_name' | 'kind'>[]
  onDeleted: (uuids: readonly string[]) => unknown
  onClose: () => void
}

/** Asks before files go; what stands somewhere goes only when its places were seen (PRODUCT-learning §11). */
export const DeleteFilesDialog = ({ files, onDeleted, onClose }: DeleteFilesDialogProps) => {
  const { t } = useTexts()
  const titleOf = useFileTitle()
  const all = files.map(({ uuid }) => uuid)
  const { data, error, refetch } = useUsages(all)
  const [isKnown, setKnown] = useState(false)
  const usages = data?.data ?? []
  const used = new Set(usages.map(({ file }) => file))
  const unused = all.filter((uuid) => !used.has(uuid))
  const deleting = useMutation({
    mutationFn: async ({ uuids, force }: { uuids: string[]; force: boolean }) => {
      await deleteFiles({ body: { files: uuids, force } })
      return uuids
    },
    onSuccess: async (uuids) => {
      onClose()
      await onDeleted(uuids)
    },
    // It was put somewhere in the meantime: the places are read again.
    onError: () => refetch(),
    meta: { showsErrors: true },
  })
  const isUsed = used.size > 0
  const nameOf = (uuid: string | undefined) => {
    const found = files.find((file) => file.uuid === uuid)
    return found ? titleOf(found) : ''
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('files.delete_title', { count: files.length, name: nameOf(all[0]) })}
      description={t(isUsed ? 'files.delete_used' : 'files.delete_text', { count: used.size })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('files.cancel')}</Button>
          {isUsed && unused.length > 0 && (
            <Button onClick={() => deleting.mutate({ uuids: unused, force: false })}>
              {t('files.delete_unused', { count: unused.length })}
            </Button>
          )}
          <Button
            variant="danger"
            busy={deleting.isPending}
            disabled={!data || (isUsed && !isKnown)}
            onClick={() => deleting.mutate({ uuids: all, force: isUsed })}
          >
            {t(isUsed ? 'files.delete_anyway' : 'files.delete')}
          </Button>
        </>
      }
    >
      {!data && <UsagesPending error={error} onRetry={refetch} />}
      {isUsed && (
        <div className={styles.stack}>
          <UsageList usages={usages} hasMore={data?.has_more} files={files} />
          <Checkbox
            label={t('files.delete_known')}
            checked={isKnown}
            onChange={(event) => setKnown(event.currentTarget.checked)}
          />
        </div>
      )}
      {deleting.error && (
        <p role="alert" className={styles.wrong}>
          {errorText(deleting.error, t)}
        </p>
      )}
    </Dialog>
  )
}

const UsagesPending = ({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) =>
  error ? <LoadFailure error={error} onRetry={onRetry} /> : <Skeleton width="60%" height="16px" />
