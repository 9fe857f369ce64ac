import type { File, FileFolder } from '@lectern/contract/files/file'
import type { ListSelection } from '@lectern/ui/list-page/use-selection'
import { LayoutGrid, List } from 'lucide-react'
import type { RefObject } from 'react'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { listOrder, ListView } from '../../../frame/index.ts'
import { FileDetails } from './files/file-details.tsx'
import { pathText } from './folders/folder-tree.ts'
import type { Chooser } from './storage-actions.tsx'
import { StorageEmpty } from './storage-empty.tsx'
import { FilesSkeleton, SelectedFiles, StorageFiles, useListedFiles } from './files/storage-files.tsx'
import { useBroughtSources, usePictureCount } from './folders/source-list.tsx'
import { usePlaceOf } from './folders/use-place-of.ts'
import { StorageFolders, useShownFolders } from './folders/storage-folders.tsx'
import { StorageMeter } from './storage-meter.tsx'
import { isFiltered, type StorageOrder, storageOrder, storageOrders } from './storage-search.ts'
import styles from './storage.module.css'
import type { FileActions } from './files/use-file-actions.tsx'
import { HeldFiles, useFileDrag } from './files/use-file-drag.tsx'
import type { FolderActions } from './folders/use-folder-actions.tsx'
import type { StorageAddress } from './use-storage-address.ts'
import type { StorageRights } from './use-storage-rights.ts'
import { useStorageFilters } from './use-storage-filters.ts'
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
  selection: ListSelection
  /** Files of the device are held above the page. */
  isDropping: boolean
  /** The place below them. */
  heldPlace: string | undefined
}

const orderTexts: Readonly<Record<StorageOrder, TextId>> = {
  uploaded_at: 'files.order_uploaded_at',
  original_name: 'files.order_original_name',
  bytes: 'files.order_bytes',
}

/** The order to choose from, where there is no head of a table, and the two views. */
const useArrangement = (address: StorageAddress) => {
  const { t } = useTexts()
  const [view, setView] = useView()
  const order = listOrder(address, storageOrder)
  return {
    view,
    order,
    tools: {
      order:
        view === 'list'
          ? undefined
          : {
              label: t('files.order'),
              value: order.order,
              options: storageOrders.map((each) => ({ value: each, label: t(orderTexts[each]) })),
              onChange: order.choose,
            },
      views: {
        label: t('files.view'),
        value: view,
        segments: [
          { value: 'grid', label: t('files.view_grid'), icon: LayoutGrid },
          { value: 'list', label: t('files.view_list'), icon: List },
        ],
        onChange: (next: string) => setView(next === 'list' ? next : 'grid'),
      },
    },
  }
}

/** What is done with the selected files. */
const useBulk = (selection: ListSelection, rights: StorageRights, actions: FileActions) => {
  const { t } = useTexts()
  return {
    selection,
    rowId: ({ uuid }: File) => uuid,
    text: (count: number) => t('files.selected', { count }),
    clearLabel: t('files.select_none'),
    render: (files: readonly File[]) => <SelectedFiles files={files} rights={rights} actions={actions} />,
  }
}

/** Another place is opened without what was selected here. */
const leaving =
  (selection: ListSelection) =>
  <To extends unknown[]>(go: (...to: To) => void) =>
  (...to: To) => {
    selection.clear()
    go(...to)
  }

/** What the storage page shows: the room taken, folders, files, and the details of one. */
export const StorageRoom = (props: StorageRoomProps) => {
  const { address, folders, current, rights, actions, folderActions, chooser, field, selection } = props
  const { search, openFile } = address
  const { t } = useTexts()
  const { view, order, tools } = useArrangement(address)
  const list = useListedFiles(address, order)
  const filters = useStorageFilters(address)
  const leaveFor = leaving(selection)
  const [sources, pictures] = [useBroughtSources(rights), usePictureCount()]
  const shown = useShownFolders(search, folders, current)
  const listed = list.data?.data ?? []
  const placeText = (folderId: number | null) => pathText(folders, folderId) || t('files.storage')
  const placeOf = usePlaceOf(folders)
  const { held, sourceProps } = useFileDrag({
    files: listed,
    folders,
    selected: selection.selected,
    onMoved: selection.drop,
  })
  const drop = rights.mayStore
    ? { isOpen: held !== undefined || props.isDropping, over: held?.place ?? props.heldPlace }
    : undefined
  const above = (
    <StorageFolders
      {...{ search, folders, shown, current, folderActions, drop, sources, pictures, placeText }}
      onOpen={leaveFor(address.openFolder)}
      onSource={leaveFor(address.openSource)}
      onPictures={leaveFor(address.openPictures)}
    />
  )
  const empty = (
    <StorageEmpty
      search={search}
      hasFolders={shown.length + sources.length + pictures > 0}
      onUpload={rights.mayStore ? chooser.chooseFiles : undefined}
      onClear={() => address.clear(filters.map(({ id }) => id))}
      onEverywhere={() => address.change({ folder: undefined, source: undefined })}
    />
  )
  return (
    <div className={styles.page} data-dragging={held ? true : undefined}>
      <StorageMeter />
      <ListView
        list={list}
        address={address}
        search={{ label: t('files.search'), field }}
        filters={filters}
        {...tools}
        keepToolbar
        before={above}
        rowsProps={rights.mayStore ? sourceProps : undefined}
        skeleton={<FilesSkeleton view={view} />}
        empty={empty}
        bulk={useBulk(selection, rights, actions)}
      >
        {(files) => (
          <StorageFiles
            files={files}
            order={order.table}
            view={view}
            rights={rights}
            actions={actions}
            selection={selection}
            onOpen={({ uuid }) => openFile(uuid)}
            placeOf={isFiltered(search) && search.source === undefined ? placeOf : undefined}
          />
        )}
      </ListView>
      <FileDetails
        uuid={search.file}
        listed={listed.find(({ uuid }) => uuid === search.file)}
        folders={folders}
        rights={rights}
        actions={actions}
        onClose={() => openFile(undefined)}
      />
      {held && <HeldFiles held={held} />}
    </div>
  )
}
