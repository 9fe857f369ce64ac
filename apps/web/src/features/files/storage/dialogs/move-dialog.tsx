import { useMutation } from '@tanstack/react-query'
import type { FileFolder } from '@lectern/contract/files/file'
import type { TreeChoiceNode } from '@lectern/ui/aria/tree-choice'
import { Button } from '@lectern/ui/actions/button'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Folder, HardDrive } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { type FolderNode, pathOf, treeOf } from '../folders/folder-tree.ts'
import styles from './dialogs.module.css'

const TreeChoice = lazy(async () => ({ default: (await import('@lectern/ui/aria/tree-choice')).TreeChoice }))

interface MoveDialogProps {
  title: string
  folders: readonly FileFolder[]
  /** A folder that moves cannot go into itself. */
  except?: number | undefined
  /** Where it lies now; undefined for things of several folders. */
  from: number | null | undefined
  move: (folderId: number | null) => Promise<unknown>
  onClose: () => void
}

/** The id of the storage itself among those of its folders. */
const top = 'storage'

/** Asks where to: the storage itself, or one of its folders. */
export const MoveDialog = ({ title, folders, except, from, move, onClose }: MoveDialogProps) => {
  const { t, locale } = useTexts()
  const [to, setTo] = useState<number | null>(from ?? null)
  const moving = useMutation({ mutationFn: () => move(to), onSuccess: onClose, meta: { showsErrors: true } })
  const noteOf = (id: number | null) => (id === from ? t('files.here_now') : undefined)
  const nodeOf = ({ folder: { id, name }, children }: FolderNode): TreeChoiceNode => ({
    id: String(id),
    label: name,
    icon: Folder,
    note: noteOf(id),
    children: children.map(nodeOf),
  })
  const storage = {
    id: top,
    label: t('files.storage'),
    icon: HardDrive,
    note: noteOf(null),
    children: treeOf(folders, locale, except).map(nodeOf),
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('files.cancel')}</Button>
          <Button
            variant="primary"
            busy={moving.isPending}
            disabled={to === from}
            onClick={() => moving.mutate()}
          >
            {t('files.move_here')}
          </Button>
        </>
      }
    >
      <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
        <TreeChoice
          locale={locale}
          label={t('files.move_to')}
          nodes={[storage]}
          value={to === null ? top : String(to)}
          onChange={(id) => setTo(id === top ? null : Number(id))}
          expanded={[top, ...pathOf(folders, from).map(({ id }) => String(id))]}
        />
      </Suspense>
      {moving.error && (
        <p role="alert" className={styles.wrong}>
          {errorText(moving.error, t)}
        </p>
      )}
    </Dialog>
  )
}
