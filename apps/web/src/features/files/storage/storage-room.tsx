import type { FileFolder } from '@lectern/contract/files/file'
import type { RefObject } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { FileDetails } from './files/file-details.tsx'
import { pathText } from './folders/folder-tree.ts'
import type { Chooser } from './storage-actions.tsx'
import { StorageEmpty } from './storage-empty.tsx'
import { StorageFiles, useListedFiles } from './files/storage-files.tsx'
import { StorageFolders, useShownFolders } from './folders/storage-folders.tsx'
import { StorageMeter } from './storage-meter.tsx'
import { isFiltered } from './storage-search.ts'
import { StorageToolbar } from './storage-toolbar.tsx'
import styles from './storage.module.css'
import type { FileActions } from './files/use-file-actions.tsx'
import { HeldFiles, useFileDrag } from './files/use-file-drag.tsx'
import type { FolderActions } from './folders/use-folder-actions.tsx'
import type { StorageAddress } from './use-storage-address.ts'
import type { StorageRights } from './use-storage-rights.ts'
import { useView } from './use-view.ts'

interface StorageRoomProps {
  address: StorageAddress
  folders: readonly FileFolder[]
  /** The open folder. */
  current: number | null
  rights: StorageRights
  actions: FileActions
  folderActions: FolderActions
  chooser: Chooser
  /** Where the search is. */
  field: RefObject<HTMLDivElement | null>
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  /** Files of the device are held above the page. */
  isDropping: boolean
  /** The place below them. */
  heldPlace: string | undefined
}

/** What the storage page shows: the room taken, folders, files, and the details of one. */
export const StorageRoom = (props: StorageRoomProps) => {
  const { address, folders, current, rights, actions, folderActions, chooser, field } = props
  const { search, change, openFile } = address
  const { t } = useTexts()
  const [view, setView] = useView()
  const list = useListedFiles(search)
  const openFolder = (id: number | null) => {
    props.onSelect(new Set())
    address.openFolder(id)
  }
  const isSearching = isFiltered(search)
  const shown = useShownFolders(search, folders, current)
  const placeText = (folderId: number | null) => pathText(folders, folderId) || t('files.storage')
  const { held, sourceProps } = useFileDrag({
    files: list.data?.data ?? [],
    folders,
    selected: props.selected,
    onMoved: (uuids) => props.onSelect(new Set([...props.selected].filter((uuid) => !uuids.includes(uuid)))),
  })
  const drop = rights.mayStore
    ? { isOpen: held !== undefined || props.isDropping, over: held?.place ?? props.heldPlace }
    : undefined
  return (
    <div className={styles.page} data-dragging={held ? true : undefined}>
      <StorageMeter />
      <StorageToolbar field={field} search={search} onSearch={change} view={view} onView={setView} />
      <StorageFolders
        {...{ search, folders, shown, current, folderActions, drop }}
        onOpen={openFolder}
        placeText={placeText}
      />
      <StorageFiles
        list={list}
        search={search}
        onSearch={change}
        view={view}
        rights={rights}
        actions={actions}
        selected={props.selected}
        onSelect={props.onSelect}
        onOpen={({ uuid }) => openFile(uuid)}
        placeOf={isSearching ? ({ folder_id }) => placeText(folder_id) : undefined}
        sourceProps={rights.mayStore ? sourceProps : undefined}
        empty={
          <StorageEmpty
            search={search}
            hasFolders={shown.length > 0}
            onUpload={rights.mayStore ? chooser.chooseFiles : undefined}
            onClear={() => change({ q: undefined, kind: undefined, used: undefined })}
            onEverywhere={() => change({ folder: undefined })}
          />
        }
      />
      <FileDetails
        uuid={search.file}
        listed={list.data?.data.find(({ uuid }) => uuid === search.file)}
        folders={folders}
        rights={rights}
        actions={actions}
        onClose={() => openFile(undefined)}
      />
      {held && <HeldFiles held={held} />}
    </div>
  )
}
