import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { File } from '@lectern/contract/files/file'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu } from '@lectern/ui/actions/menu'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { Ellipsis, FolderInput, Trash2 } from 'lucide-react'
import type { ListSelection } from '@lectern/ui/list-page/use-selection'
import type { ComponentProps } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { listFiles } from '../../api.ts'
import { filePoll } from '../../file-poll.ts'
import { FileGrid } from './file-grid.tsx'
import { FileTable } from './file-table.tsx'
import { isInProcess } from './file-words.ts'
import type { Direction } from '../../../../frame/index.ts'
import { queryOf, type StorageOrder } from '../storage-search.ts'
import type { StorageAddress } from '../use-storage-address.ts'
import styles from '../storage.module.css'
import type { FileActions } from './use-file-actions.tsx'
import type { StorageRights } from '../use-storage-rights.ts'
import type { StorageView } from '../use-view.ts'
import { useFileTitle } from '../../use-file-title.ts'
import { useSearchZone } from '../../use-search-zone.ts'

/** Links to pictures are good for five minutes: the list is read again before. */
const freshFor = 120_000

/** The files that the address asks for, read again while something is still made of one of them. */
export const useListedFiles = (
  { search, page, perPage }: StorageAddress,
  { order, direction }: { order: StorageOrder; direction: Direction },
) =>
  useQuery({
    ...queryFor(listFiles, {
      query: { ...queryOf(search, { order, direction, page, perPage }), time_zone: useSearchZone(search.q) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isInProcess) ? filePoll : freshFor),
    meta: { onlyLogged: true },
  })

interface StorageFilesProps {
  files: readonly File[]
  order: ComponentProps<typeof FileTable>['order']
  view: StorageView
  rights: StorageRights
  actions: FileActions
  selection: ListSelection
  onOpen: (file: File) => void
  /** The folder of a file, among files of several ones. */
  placeOf?: ((file: File) => string) | undefined
}

/** The files of a folder or a search, as pictures or as a table. */
export const StorageFiles = (props: StorageFilesProps) => {
  const { files, order, view, rights, actions, onOpen } = props
  const { t } = useTexts()
  const titleOf = useFileTitle()
  const nameOf = (uuid: string) => {
    const found = files.find((file) => file.uuid === uuid)
    return found ? titleOf(found) : ''
  }
  const selection =
    rights.mayStore || rights.mayDelete
      ? {
          ...props.selection,
          allLabel: t('files.select_all'),
          rowLabel: (uuid: string) => t('files.select', { name: nameOf(uuid) }),
        }
      : undefined
  const renderActions = (file: File, isStop = true) => {
    const label = t('files.file_actions', { name: titleOf(file) })
    return (
      <Menu
        label={label}
        align="end"
        maxHeight={400}
        entries={actions.entriesOf(file)}
        renderTrigger={(attributes) => (
          <IconButton {...attributes} tabIndex={isStop ? 0 : -1} icon={Ellipsis} label={label} size="small" />
        )}
      />
    )
  }
  const shared = { label: t('files.files'), files, selection, onOpen, placeOf: props.placeOf }
  return view === 'grid' ? (
    <FileGrid {...shared} renderActions={renderActions} />
  ) : (
    <FileTable {...shared} order={order} renderActions={(file) => renderActions(file)} />
  )
}

interface SelectedFilesProps {
  files: readonly File[]
  rights: StorageRights
  actions: FileActions
}

/** What is done with the selected files. */
export const SelectedFiles = ({ files, rights, actions }: SelectedFilesProps) => {
  const { t } = useTexts()
  return (
    <>
      {rights.mayStore && (
        <Button
          size="small"
          icon={<Icon of={FolderInput} />}
          onClick={() => actions.ask({ what: 'move', files })}
        >
          {t('files.move')}
        </Button>
      )}
      {rights.mayDelete && (
        <Button
          size="small"
          icon={<Icon of={Trash2} />}
          onClick={() => actions.ask({ what: 'delete', files })}
        >
          {t('files.delete')}
        </Button>
      )}
    </>
  )
}

/** The place of files that are on their way. */
export const FilesSkeleton = ({ view }: { view: StorageView }) =>
  view === 'list' ? (
    <TableSkeleton widths={['50%', '60px', '40px', '64px', '80px']} rows={6} />
  ) : (
    <div className={styles.skeletons} aria-hidden="true">
      {Array.from({ length: 8 }, (_each, at) => (
        <Skeleton key={at} width="100%" height="200px" />
      ))}
    </div>
  )
