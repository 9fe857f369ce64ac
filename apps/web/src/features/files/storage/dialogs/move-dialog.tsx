import { useMutation } from '@tanstack/react-query'
import type { FileFolder } from '@lectern/contract/files/file'
import textStyles from '@lectern/ui/text/text.module.css'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Icon } from '@lectern/ui/layout/icon'
import { Folder, HardDrive } from 'lucide-react'
import { useId, useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { treeOf } from '../folders/folder-tree.ts'
import styles from './dialogs.module.css'

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

/** Asks where to: the storage itself, or one of its folders. */
export const MoveDialog = ({ title, folders, except, from, move, onClose }: MoveDialogProps) => {
  const { t, locale } = useTexts()
  const name = useId()
  const [to, setTo] = useState<number | null>(from ?? null)
  const moving = useMutation({ mutationFn: () => move(to), onSuccess: onClose, meta: { showsErrors: true } })
  const rows = [
    { id: null, label: t('files.storage'), depth: 0 },
    ...treeOf(folders, locale, except).map(({ folder, depth }) => ({
      id: folder.id,
      label: folder.name,
      depth: depth + 1,
    })),
  ]
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
      <fieldset className={styles.tree} aria-label={t('files.move_to')}>
        {rows.map(({ id, label, depth }) => (
          <label key={id} className={styles.treeRow} style={{ '--depth': depth }}>
            <input type="radio" name={name} checked={to === id} onChange={() => setTo(id)} />
            <Icon of={id === null ? HardDrive : Folder} />
            <span className={styles.treeName}>{label}</span>
            {id === from && <span className={textStyles.muted}>{t('files.here_now')}</span>}
          </label>
        ))}
      </fieldset>
      {moving.error && (
        <p role="alert" className={styles.wrong}>
          {errorText(moving.error, t)}
        </p>
      )}
    </Dialog>
  )
}
