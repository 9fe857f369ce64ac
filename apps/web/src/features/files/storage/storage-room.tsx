import type { FileFolder } from '@lectern/contract/files/file'
import type { RefObject } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { FileDetails } from './file-details.tsx'
import { FolderList } from './folder-list.tsx'
import { FolderPath } from './folder-path.tsx'
import { foldersIn } from './folder-tree.ts'
import type { Chooser } from './storage-actions.tsx'
import { StorageEmpty } from './storage-empty.tsx'
import { StorageFiles, useListedFiles } from './storage-files.tsx'
import { StorageMeter } from './storage-meter.tsx'
import { isFiltered, type StorageSearch } from './storage-search.ts'
import { StorageToolbar } from './storage-toolbar.tsx'
import styles from './storage.module.css'
import type { FileActions } from './use-file-actions.tsx'
import type { FolderActions } from './use-folder-actions.tsx'
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
}

/** What the storage page shows: the room taken, folders, files, and the details of one. */
export const StorageRoom = (props: StorageRoomProps) => {
  const { address, folders, current, rights, actions, folderActions, chooser, field } = props
  const { search, change, openFile } = address
  const { locale } = useTexts()
  const [view, setView] = useView()
  const list = useListedFiles(search)
  const openFolder = (id: number | null) => {
    props.onSelect(new Set())
    address.openFolder(id)
  }
  const shown = isFiltered(search)
    ? folders.filter(({ name }) => isFound(name, search, locale))
    : foldersIn(folders, current, locale)
  return (
    <div className={styles.page}>
      <StorageMeter />
      <StorageToolbar field={field} search={search} onSearch={change} view={view} onView={setView} />
      {current !== null && <FolderPath folders={folders} current={current} onOpen={openFolder} />}
      <FolderList folders={shown} onOpen={openFolder} entriesOf={folderActions.entriesOf} />
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
    </div>
  )
}

/** Folders are found by their names; the filters of files leave them out. */
const isFound = (name: string, { q, kind, used }: StorageSearch, locale: string): boolean =>
  q !== undefined &&
  kind === undefined &&
  used === undefined &&
  name.toLocaleLowerCase(locale).includes(q.toLocaleLowerCase(locale))
