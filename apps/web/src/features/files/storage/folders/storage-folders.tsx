import type { ComponentProps } from 'react'
import { holdsWords } from '@lectern/contract/kernel/words/fold'
import type { FileFolder } from '@lectern/contract/files/file'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { DropPlaces } from './drop-places.ts'
import { FolderList } from './folder-list.tsx'
import { FolderPath } from './folder-path.tsx'
import { SourceList, sourceTexts } from './source-list.tsx'
import { foldersBelow, foldersIn } from './folder-tree.ts'
import { type BroughtSource, isFiltered, type StorageSearch } from '../storage-search.ts'
import type { FolderActions } from './use-folder-actions.tsx'

/** The folders that lie here, or that a search finds below. */
export const useShownFolders = (
  search: StorageSearch,
  folders: readonly FileFolder[],
  current: number | null,
): FileFolder[] => {
  const { locale } = useTexts()
  if (search.source !== undefined) return []
  return isFiltered(search)
    ? foldersBelow(folders, current).filter(({ name }) => isFound(name, search))
    : foldersIn(folders, current, locale)
}

/** Folders are found by their names; the filters of files leave them out. */
const isFound = (name: string, { q, kind, used }: StorageSearch): boolean =>
  q !== undefined && kind === undefined && used === undefined && holdsWords(name, q)

interface StorageFoldersProps {
  search: StorageSearch
  folders: readonly FileFolder[]
  shown: readonly FileFolder[]
  /** The open folder. */
  current: number | null
  folderActions: FolderActions
  sources: ComponentProps<typeof SourceList>['sources']
  pictures: number
  onOpen: (id: number | null) => void
  onSource: (source: BroughtSource) => void
  onPictures: () => void
  placeText: (folderId: number | null) => string
  drop: DropPlaces | undefined
}

/** The way to the open folder, and the folders below it. */
export const StorageFolders = (props: StorageFoldersProps) => {
  const { search, folders, shown, current, folderActions, onOpen, placeText, drop } = props
  const { t } = useTexts()
  const isTop = current === null && !isFiltered(search)
  if (search.source !== undefined)
    return <FolderPath folders={[]} current={null} last={t(sourceTexts[search.source])} onOpen={onOpen} />
  return (
    <>
      {current !== null && <FolderPath folders={folders} current={current} onOpen={onOpen} drop={drop} />}
      <FolderList
        folders={shown}
        onOpen={onOpen}
        entriesOf={folderActions.entriesOf}
        placeOf={isFiltered(search) ? ({ parent_id }) => placeText(parent_id) : undefined}
        drop={drop}
      />
      {isTop && (
        <SourceList
          sources={props.sources}
          pictures={props.pictures}
          onOpen={props.onSource}
          onPictures={props.onPictures}
        />
      )}
    </>
  )
}
