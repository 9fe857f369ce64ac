import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { File } from '@lectern/contract/files/file'
import { BulkBar } from '@lectern/ui/lists/bulk-bar'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu } from '@lectern/ui/actions/menu'
import { Paginator } from '@lectern/ui/lists/paginator'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { Ellipsis, FolderInput, Trash2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { LoadFailure, usePaginatorWords } from '../../../frame/index.ts'
import { listFiles } from '../../api.ts'
import { filePoll } from '../../file-poll.ts'
import { FileGrid } from './file-grid.tsx'
import { FileTable } from './file-table.tsx'
import { isInProcess } from './file-words.ts'
import { queryOf, type StorageSearch } from '../storage-search.ts'
import styles from '../storage.module.css'
import type { FileActions } from './use-file-actions.tsx'
import type { StorageRights } from '../use-storage-rights.ts'
import type { StorageView } from '../use-view.ts'
import { useFileTitle } from '../../use-file-title.ts'
import { useSearchZone } from '../../use-search-zone.ts'

/** Links to pictures are good for five minutes: the list is read again before. */
const freshFor = 120_000

/** The files that the address asks for, read again while something is still made of one of them. */
export const useListedFiles = (search: StorageSearch) =>
  useQuery({
    ...queryFor(listFiles, { query: { ...queryOf(search), time_zone: useSearchZone(search.q) } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isInProcess) ? filePoll : freshFor),
    meta: { onlyLogged: true },
  })

interface StorageFilesProps {
  list: ReturnType<typeof useListedFiles>
  search: StorageSearch
  onSearch: (part: StorageSearch) => void
  view: StorageView
  rights: StorageRights
  actions: FileActions
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onOpen: (file: File) => void
  /** The folder of a file, among files of several ones. */
  placeOf?: ((file: File) => string) | undefined
  /** Of the list, so that its files can be dragged. */
  sourceProps?: Pick<ComponentProps<'div'>, 'onPointerDown'> | undefined
  /** Where there is nothing. */
  empty: ReactNode
}

/** The files of a folder or a search, with what can be done with the selected ones. */
export const StorageFiles = (props: StorageFilesProps) => {
  const { list, search, onSearch, view, rights, actions, selected, onSelect, onOpen, empty } = props
  const { t } = useTexts()
  const titleOf = useFileTitle()
  const { data, error, refetch, isPlaceholderData } = list
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeletons view={view} />
  const { data: files, meta } = data
  if (files.length === 0) return empty
  const nameOf = (uuid: string) => {
    const found = files.find((file) => file.uuid === uuid)
    return found ? titleOf(found) : ''
  }
  const selection =
    rights.mayStore || rights.mayDelete
      ? {
          selected,
          onChange: onSelect,
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
  return (
    <div className={isPlaceholderData ? styles.stale : undefined} {...props.sourceProps}>
      {view === 'grid' ? (
        <FileGrid {...shared} renderActions={renderActions} />
      ) : (
        <FileTable
          {...shared}
          search={search}
          onSearch={onSearch}
          renderActions={(file) => renderActions(file)}
        />
      )}
      <Pages meta={meta} onSearch={onSearch} />
      <SelectedFiles
        files={files}
        selected={selected}
        onSelect={onSelect}
        rights={rights}
        actions={actions}
      />
    </div>
  )
}

type SelectedFilesProps = Pick<StorageFilesProps, 'selected' | 'onSelect' | 'rights' | 'actions'> & {
  files: readonly File[]
}

const SelectedFiles = ({ files, selected, onSelect, rights, actions }: SelectedFilesProps) => {
  const { t } = useTexts()
  const chosen = files.filter(({ uuid }) => selected.has(uuid))
  if (chosen.length === 0) return null
  return (
    <BulkBar
      text={t('files.selected', { count: chosen.length })}
      clearLabel={t('files.select_none')}
      onClear={() => onSelect(new Set())}
    >
      {rights.mayStore && (
        <Button
          size="small"
          icon={<Icon of={FolderInput} />}
          onClick={() => actions.ask({ what: 'move', files: chosen })}
        >
          {t('files.move')}
        </Button>
      )}
      {rights.mayDelete && (
        <Button
          size="small"
          icon={<Icon of={Trash2} />}
          onClick={() => actions.ask({ what: 'delete', files: chosen })}
        >
          {t('files.delete')}
        </Button>
      )}
    </BulkBar>
  )
}

interface PagesProps {
  meta: { current_page: number; last_page: number; per_page: number; total: number }
  onSearch: (part: StorageSearch) => void
}

const Pages = ({ meta, onSearch }: PagesProps) => {
  const { words, range } = usePaginatorWords(meta)
  if (meta.total <= 24) return null
  return (
    <Paginator
      page={meta.current_page}
      lastPage={meta.last_page}
      onPage={(page) => onSearch({ page })}
      words={words}
      range={range}
      perPage={{
        value: meta.per_page,
        options: [24, 48, 96],
        onChange: (per_page) => onSearch({ per_page }),
      }}
    />
  )
}

const Skeletons = ({ view }: { view: StorageView }) =>
  view === 'list' ? (
    <TableSkeleton widths={['50%', '60px', '40px', '64px', '80px']} rows={6} />
  ) : (
    <div className={styles.skeletons} aria-hidden="true">
      {Array.from({ length: 8 }, (_each, at) => (
        <Skeleton key={at} width="100%" height="200px" />
      ))}
    </div>
  )
