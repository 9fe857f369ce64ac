import type { File, FileFolder } from '@lectern/contract/files/file'
import { fileLimits } from '@lectern/contract/files/upload-models'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Download, FolderInput, Info, MapPin, PencilLine, Replace, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { NameDialog } from '../../../../frame/expert/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { updateFile } from '../../api.ts'
import { DeleteFilesDialog } from '../dialogs/delete-files-dialog.tsx'
import { downloadPath } from './file-words.ts'
import { MoveDialog } from '../dialogs/move-dialog.tsx'
import { ReplaceDialog } from '../dialogs/replace-dialog.tsx'
import { UsagesDialog } from '../dialogs/usages-dialog.tsx'
import type { StorageRights } from '../use-storage-rights.ts'
import { useMoveFiles } from '../use-move-files.ts'
import { useStorageReload } from '../use-storage-reload.ts'
import { useFileTitle } from '../../use-file-title.ts'

type Asked =
  | { what: 'rename'; file: File }
  | { what: 'replace'; file: File }
  | { what: 'usages'; file: File }
  | { what: 'move'; files: readonly File[] }
  | { what: 'delete'; files: readonly File[] }

export interface FileActions {
  entriesOf: (file: File) => MenuEntry[]
  ask: (asked: Asked) => void
  /** What is asked before something is done; stands anywhere on the page. */
  dialog: ReactNode
}

interface FileActionsInput {
  folders: readonly FileFolder[]
  rights: StorageRights
  onDetails: (file: File) => void
  /** They are no longer there. */
  onGone: (uuids: readonly string[]) => void
}

/** What can be done with files, by the person's rights. */
export const useFileActions = (input: FileActionsInput): FileActions => {
  const { rights, onDetails } = input
  const { t } = useTexts()
  const [asked, setAsked] = useState<Asked>()
  const open = (file: File) => window.open(downloadPath(file), '_blank', 'noopener')
  const entriesOf = (file: File): MenuEntry[] => [
    { kind: 'action', label: t('files.details'), icon: Info, onSelect: () => onDetails(file) },
    ...(rights.mayRead
      ? ([
          { kind: 'action', label: t('files.download'), icon: Download, onSelect: () => open(file) },
          {
            kind: 'action',
            label: t('files.where_used'),
            icon: MapPin,
            onSelect: () => setAsked({ what: 'usages', file }),
          },
        ] satisfies MenuEntry[])
      : []),
    ...(rights.mayStore
      ? ([
          { kind: 'separator' },
          {
            kind: 'action',
            label: t('files.rename'),
            icon: PencilLine,
            onSelect: () => setAsked({ what: 'rename', file }),
          },
          {
            kind: 'action',
            label: t('files.move'),
            icon: FolderInput,
            onSelect: () => setAsked({ what: 'move', files: [file] }),
          },
          {
            kind: 'action',
            label: t('files.replace'),
            icon: Replace,
            onSelect: () => setAsked({ what: 'replace', file }),
          },
        ] satisfies MenuEntry[])
      : []),
    ...(rights.mayDelete
      ? ([
          { kind: 'separator' },
          {
            kind: 'action',
            label: t('files.delete'),
            icon: Trash2,
            danger: true,
            onSelect: () => setAsked({ what: 'delete', files: [file] }),
          },
        ] satisfies MenuEntry[])
      : []),
  ]
  const dialog = asked && <FileDialog {...input} asked={asked} onClose={() => setAsked(undefined)} />
  return { entriesOf, ask: setAsked, dialog }
}

interface FileDialogProps extends FileActionsInput {
  asked: Asked
  onClose: () => void
}

const FileDialog = ({ asked, folders, onGone, onClose }: FileDialogProps) => {
  const { t } = useTexts()
  const reload = useStorageReload()
  const { moveTo } = useMoveFiles()
  const titleOf = useFileTitle()
  if (asked.what === 'usages') return <UsagesDialog file={asked.file} onClose={onClose} />
  if (asked.what === 'replace') return <ReplaceDialog file={asked.file} onClose={onClose} />
  if (asked.what === 'rename')
    return (
      <NameDialog
        title={t('files.rename_file')}
        label={t('files.name')}
        submitLabel={t('files.rename')}
        start={titleOf(asked.file)}
        maxLength={fileLimits.name}
        field="original_name"
        hasEnding
        save={async (original_name) => {
          await updateFile({ params: { uuid: asked.file.uuid }, body: { original_name } })
          await reload()
        }}
        onClose={onClose}
      />
    )
  const { files } = asked
  const uuids = files.map(({ uuid }) => uuid)
  const [first] = files
  if (asked.what === 'move')
    return (
      <MoveDialog
        title={t('files.move_title', { count: files.length, name: first ? titleOf(first) : '' })}
        folders={folders}
        from={
          files.every((file) => file.folder_id === first?.folder_id) ? (first?.folder_id ?? null) : undefined
        }
        move={async (folder_id) => {
          const name = folders.find(({ id }) => id === folder_id)?.name ?? t('files.storage')
          await moveTo(files, folder_id, name)
          onGone(uuids)
        }}
        onClose={onClose}
      />
    )
  return (
    <DeleteFilesDialog
      files={files}
      onDeleted={async (gone) => {
        toasts.show({ tone: 'success', title: t('files.deleted', { count: gone.length }) })
        onGone(gone)
        await reload()
      }}
      onClose={onClose}
    />
  )
}
