import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { File as StoredFile } from '@lectern/contract/files/file'
import { type FileKind, fileKinds } from '@lectern/contract/files/kinds'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { Select } from '@lectern/ui/choices/select'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Check, SearchX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { LoadFailure } from '../../../frame/index.ts'
import { listFiles, listFolders } from '../api.ts'
import { FilePlace } from '../storage/files/file-place.tsx'
import { FileThumb } from '../storage/files/file-thumb.tsx'
import { kindTexts } from '../storage/files/file-words.ts'
import { FolderList } from '../storage/folders/folder-list.tsx'
import { FolderPath } from '../storage/folders/folder-path.tsx'
import { foldersIn, pathText } from '../storage/folders/folder-tree.ts'
import { useFileFacts } from '../storage/files/use-file-facts.ts'
import styles from './picker.module.css'
import { useFileTitle } from '../use-file-title.ts'
import { useSearchZone } from '../use-search-zone.ts'

interface StorageTabProps {
  kinds: readonly FileKind[]
  many: boolean
  picked: readonly StoredFile[]
  onPick: (files: readonly StoredFile[]) => void
}

/** What the server is asked for of the kinds that fit. */
const kindQuery = (kinds: readonly FileKind[], kind: FileKind | undefined) => {
  if (kind !== undefined) return { kind }
  return kinds.length === fileKinds.length ? {} : { kinds: kinds.join(',') }
}

/** What is looked for, and the files that were found so far. */
const useSearchedFiles = (kinds: readonly FileKind[]) => {
  const [words, setWords] = useState('')
  const [folder, setFolder] = useState<number | null>(null)
  const [kind, setKind] = useState<FileKind | undefined>(kinds.length === 1 ? kinds[0] : undefined)
  const search = useDeferredValue(words.trim())
  const isAnywhere = search !== '' || kind !== undefined
  const query = {
    search: search === '' ? undefined : search,
    time_zone: useSearchZone(search),
    folder_id: folder ?? (isAnywhere ? undefined : 0),
    deep: isAnywhere && folder !== null ? 1 : undefined,
    // What learners handed in is nobody's to put into a lesson.
    sources: isAnywhere ? 'storage,materials' : 'storage',
    ...kindQuery(kinds, kind),
  }
  const list = useInfiniteQuery({
    queryKey: [...queryKeyOf(listFiles), 'picker', query],
    queryFn: ({ pageParam: page, signal }) => listFiles({ query: { ...query, page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    placeholderData: keepPreviousData,
    meta: { onlyLogged: true },
  })
  const found = list.data?.pages.flatMap(({ data }) => data) ?? []
  // What is uploaded meanwhile moves the pages: a file may come with two of them.
  const files = [...new Map(found.map((file) => [file.uuid, file])).values()]
  return { words, setWords, folder, setFolder, kind, setKind, list, files, search, isAnywhere }
}

type Searched = ReturnType<typeof useSearchedFiles>

/** What the school has already: by folder, by words, by kind. */
export const StorageTab = ({ kinds, many, picked, onPick }: StorageTabProps) => {
  const { t, locale } = useTexts()
  const searched = useSearchedFiles(kinds)
  const { folder, setFolder, list, files, search, isAnywhere } = searched
  const folders = useQuery(queryFor(listFolders, {})).data?.data ?? []
  const isPicked = (file: StoredFile) => picked.some(({ uuid }) => uuid === file.uuid)
  const press = (file: StoredFile) => {
    if (isPicked(file)) onPick(picked.filter(({ uuid }) => uuid !== file.uuid))
    else onPick(many ? [...picked, file] : [file])
  }
  return (
    <>
      <SearchBar kinds={kinds} searched={searched} />
      {folder !== null && <FolderPath folders={folders} current={folder} onOpen={setFolder} />}
      {search === '' && <FolderList folders={foldersIn(folders, folder, locale)} onOpen={setFolder} />}
      <ListState list={list} isEmpty={files.length === 0} />
      <ul className={styles.files} aria-label={t('files.files')}>
        {files.map((file) => (
          <PickedRow
            key={file.uuid}
            file={file}
            place={isAnywhere ? pathText(folders, file.folder_id) || t('files.storage') : undefined}
            isPicked={isPicked(file)}
            onPress={() => press(file)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('files.show_more')}
        </Button>
      )}
    </>
  )
}

const SearchBar = ({ kinds, searched }: { kinds: readonly FileKind[]; searched: Searched }) => {
  const { t } = useTexts()
  return (
    <div className={styles.toolbar}>
      <SearchInput
        value={searched.words}
        onChange={searched.setWords}
        label={t('files.search')}
        clearLabel={t('common.search_clear')}
      />
      {kinds.length > 1 && (
        <Select
          aria-label={t('files.filter_kind')}
          value={searched.kind ?? ''}
          onChange={(event) => searched.setKind(kinds.find((each) => each === event.currentTarget.value))}
        >
          <option value="">{t('files.every_kind')}</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(kindTexts[each])}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}

/** What stands in place of the list: it is on its way, it failed, there is nothing. */
const ListState = ({ list, isEmpty }: { list: Searched['list']; isEmpty: boolean }) => {
  const { t } = useTexts()
  if (list.data)
    return isEmpty ? (
      <EmptyState
        level={3}
        icon={SearchX}
        title={t('files.none_to_pick')}
        text={t('files.none_to_pick_text')}
      />
    ) : null
  if (list.error) return <LoadFailure error={list.error} onRetry={list.refetch} />
  return <Skeleton width="100%" height="8rem" />
}

interface PickedRowProps {
  file: StoredFile
  place: string | undefined
  isPicked: boolean
  onPress: () => void
}

const PickedRow = ({ file, place, isPicked, onPress }: PickedRowProps) => {
  const factsOf = useFileFacts()
  const titleOf = useFileTitle()
  return (
    <li>
      <button type="button" className={styles.file} aria-pressed={isPicked} onClick={onPress}>
        <FileThumb file={file} size="row" />
        <span className={styles.fileWords}>
          <span className={styles.fileName}>{titleOf(file)}</span>
          <span className={styles.fileFacts}>{factsOf(file)}</span>
          {place !== undefined && <FilePlace>{place}</FilePlace>}
        </span>
        {isPicked && <Icon of={Check} className={styles.tick} />}
      </button>
    </li>
  )
}
