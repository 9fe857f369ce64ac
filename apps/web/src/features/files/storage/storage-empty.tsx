import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { FolderOpen, HardDrive, SearchX } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { isFiltered, type StorageSearch } from './storage-search.ts'

interface StorageEmptyProps {
  search: StorageSearch
  hasFolders: boolean
  /** Left out for whoever may not. */
  onUpload: (() => void) | undefined
  onClear: () => void
  onEverywhere: () => void
}

/** What stands where there are no files: nothing found, an empty folder, or an empty storage. */
export const StorageEmpty = ({ search, hasFolders, onUpload, onClear, onEverywhere }: StorageEmptyProps) => {
  const { t } = useTexts()
  const isEverywhere = search.folder === undefined && search.source === undefined
  if (isFiltered(search))
    return (
      <EmptyState
        icon={SearchX}
        title={t('files.none_found')}
        text={t(isEverywhere ? 'files.none_found_text' : 'files.none_found_here')}
        actions={
          <>
            {!isEverywhere && <Button onClick={onEverywhere}>{t('files.search_everywhere')}</Button>}
            <Button onClick={onClear}>{t('common.show_everything')}</Button>
          </>
        }
      />
    )
  if (search.source !== undefined)
    return <EmptyState icon={FolderOpen} framed title={t('files.empty_source')} />
  const isTop = search.folder === undefined
  if (isTop && hasFolders) return null
  return (
    <EmptyState
      icon={isTop ? HardDrive : FolderOpen}
      framed
      title={t(isTop ? 'files.empty' : 'files.empty_folder')}
      text={onUpload && t('files.empty_text')}
      {...(onUpload && { add: { label: t('files.upload'), onAdd: onUpload } })}
    />
  )
}
