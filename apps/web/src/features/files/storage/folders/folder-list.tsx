import type { FileFolder } from '@lectern/contract/files/file'
import { Icon } from '@lectern/ui/layout/icon'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { Folder } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { type DropPlaces, placeAttributes } from './drop-places.ts'
import styles from './folders.module.css'

interface FolderListProps {
  folders: readonly FileFolder[]
  onOpen: (id: number) => void
  /** What can be done with one; none without a right. */
  entriesOf?: ((folder: FileFolder) => MenuEntry[]) | undefined
  /** Where one lies, among folders of several places. */
  placeOf?: ((folder: FileFolder) => string) | undefined
  /** Left out where nothing is dropped. */
  drop?: DropPlaces | undefined
}

/** The folders that lie here. */
export const FolderList = ({ folders, onOpen, entriesOf, placeOf, drop }: FolderListProps) => {
  const { t } = useTexts()
  if (folders.length === 0) return null
  return (
    <ul className={styles.folders} aria-label={t('files.folders')}>
      {folders.map((folder) => {
        const label = t('files.folder_actions', { name: folder.name })
        const entries = entriesOf?.(folder) ?? []
        return (
          <li key={folder.id} className={styles.folder} {...placeAttributes(drop, folder.id)}>
            <button type="button" className={styles.open} onClick={() => onOpen(folder.id)}>
              <Icon of={Folder} size={20} />
              <span className={styles.folderWords}>
                <span className={styles.folderName} title={folder.name}>
                  {folder.name}
                </span>
                <span className={styles.folderCount}>
                  {placeOf && `${placeOf(folder)} · `}
                  {t('files.files_count', { count: folder.files_count })}
                </span>
              </span>
            </button>
            {entries.length > 0 && <MoreMenu label={label} entries={entries} />}
          </li>
        )
      })}
    </ul>
  )
}
