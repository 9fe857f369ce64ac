import type { FileFolder } from '@lectern/contract/files/file'
import { fileLimits } from '@lectern/contract/files/upload-models'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { FolderInput, PencilLine, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ConfirmRemoval, NameDialog } from '../../../../frame/expert/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { createFolder, deleteFolder, updateFolder } from '../../api.ts'
import { isEmptyFolder } from './folder-tree.ts'
import { MoveDialog } from '../dialogs/move-dialog.tsx'
import type { StorageRights } from '../use-storage-rights.ts'
import { useStorageReload } from '../use-storage-reload.ts'

type Asked = { what: 'create' } | { what: 'rename' | 'move' | 'delete'; folder: FileFolder }

export interface FolderActions {
  entriesOf: (folder: FileFolder) => MenuEntry[]
  create: () => void
  dialog: ReactNode
}

interface FolderActionsInput {
  folders: readonly FileFolder[]
  /** The open folder. */
  current: number | null
  rights: StorageRights
}

/** What can be done with folders, by the person's rights. */
export const useFolderActions = (input: FolderActionsInput): FolderActions => {
  const { folders, rights } = input
  const { t } = useTexts()
  const [asked, setAsked] = useState<Asked>()
  const ask = (what: 'rename' | 'move' | 'delete', folder: FileFolder) => () => setAsked({ what, folder })
  const entriesOf = (folder: FileFolder): MenuEntry[] => [
    ...(rights.mayStore
      ? ([
          { kind: 'action', label: t('files.rename'), icon: PencilLine, onSelect: ask('rename', folder) },
          { kind: 'action', label: t('files.move'), icon: FolderInput, onSelect: ask('move', folder) },
        ] satisfies MenuEntry[])
      : []),
    ...(rights.mayDelete
      ? ([
          {
            kind: 'action',
            label: t(isEmptyFolder(folders, folder) ? 'files.delete' : 'files.delete_folder_full'),
            icon: Trash2,
            danger: true,
            disabled: !isEmptyFolder(folders, folder),
            onSelect: ask('delete', folder),
          },
        ] satisfies MenuEntry[])
      : []),
  ]
  const dialog = asked && <FolderDialog {...input} asked={asked} onClose={() => setAsked(undefined)} />
  return { entriesOf, create: () => setAsked({ what: 'create' }), dialog }
}

interface FolderDialogProps extends FolderActionsInput {
  asked: Asked
  onClose: () => void
}

const FolderDialog = ({ asked, folders, current, onClose }: FolderDialogProps) => {
  const { t } = useTexts()
  const reload = useStorageReload()
  const name = { label: t('files.folder_name'), maxLength: fileLimits.folderName, field: 'name', onClose }
  if (asked.what === 'create')
    return (
      <NameDialog
        {...name}
        title={t('files.new_folder')}
        submitLabel={t('files.make_folder')}
        start=""
        save={async (name) => {
          await createFolder({ body: { name, parent_id: current } })
          await reload()
        }}
      />
    )
  const { folder } = asked
  const params = { folder: folder.id }
  if (asked.what === 'rename')
    return (
      <NameDialog
        {...name}
        title={t('files.rename_folder')}
        submitLabel={t('files.rename')}
        start={folder.name}
        save={async (name) => {
          await updateFolder({ params, body: { name } })
          await reload()
        }}
      />
    )
  if (asked.what === 'move')
    return (
      <MoveDialog
        title={t('files.move_folder', { name: folder.name })}
        folders={folders}
        except={folder.id}
        from={folder.parent_id}
        move={async (parent_id) => {
          await updateFolder({ params, body: { parent_id } })
          await reload()
        }}
        onClose={onClose}
      />
    )
  return <DeleteFolder folder={folder} onClose={onClose} />
}

const DeleteFolder = ({ folder, onClose }: { folder: FileFolder; onClose: () => void }) => {
  const { t } = useTexts()
  const reload = useStorageReload()
  return (
    <ConfirmRemoval
      thing={folder}
      title={({ name }) => t('files.delete_folder_title', { name })}
      message={() => t('files.delete_folder_text')}
      confirmLabel={t('files.delete_folder')}
      remove={({ id }) => deleteFolder({ params: { folder: id } })}
      onRemoved={({ name }) => {
        toasts.show({ tone: 'success', title: t('files.folder_deleted'), message: name })
        return reload()
      }}
      onClose={onClose}
    />
  )
}
