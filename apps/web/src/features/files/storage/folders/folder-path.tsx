import type { FileFolder } from '@lectern/contract/files/file'
import { Icon } from '@lectern/ui/layout/icon'
import { ChevronRight } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { type DropPlaces, placeAttributes } from './drop-places.ts'
import { pathOf } from './folder-tree.ts'
import styles from './folders.module.css'

interface FolderPathProps {
  folders: readonly FileFolder[]
  current: number | null
  /** What is open in the place of a folder. */
  last?: string | undefined
  onOpen: (id: number | null) => void
  /** Left out where nothing is dropped. */
  drop?: DropPlaces | undefined
}

/** The way from the storage down to the open folder. */
export const FolderPath = ({ folders, current, last, onOpen, drop }: FolderPathProps) => {
  const { t } = useTexts()
  const path = pathOf(folders, current).map(({ id, name }) => ({ id, name }))
  const steps = [
    { id: null, name: t('files.storage') },
    ...(last === undefined ? path : [{ id: undefined, name: last }]),
  ]
  return (
    <nav aria-label={t('files.folder_path')} className={styles.path}>
      <ol>
        {steps.map(({ id, name }, at) => (
          <li key={String(id)} {...(id === undefined ? {} : placeAttributes(drop, id))}>
            {at > 0 && <Icon of={ChevronRight} className={styles.sign} />}
            {id === undefined || at === steps.length - 1 ? (
              <span aria-current="page" className={styles.here} title={name}>
                {name}
              </span>
            ) : (
              <button type="button" title={name} onClick={() => onOpen(id)}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
