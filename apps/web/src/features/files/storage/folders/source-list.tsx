import { useQuery } from '@tanstack/react-query'
import { Icon } from '@lectern/ui/layout/icon'
import { BookOpen, GraduationCap, type LucideIcon } from 'lucide-react'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { getStorageUse } from '../../api.ts'
import { type BroughtSource, broughtSources } from '../storage-search.ts'
import type { StorageRights } from '../use-storage-rights.ts'
import styles from './folders.module.css'

export const sourceTexts: Readonly<Record<BroughtSource, TextId>> = {
  materials: 'files.source_materials',
  learners: 'files.source_learners',
}

const icons: Readonly<Record<BroughtSource, LucideIcon>> = { materials: BookOpen, learners: GraduationCap }

/** Sources outside the folders that hold files, with how many; files of learners only for readers of the storage. */
export const useBroughtSources = ({ mayRead }: Pick<StorageRights, 'mayRead'>) => {
  const use = useQuery(queryFor(getStorageUse, {})).data?.data
  return broughtSources.flatMap((source) => {
    const count = use?.by_source.find((each) => each.source === source)?.files_count ?? 0
    return count === 0 || (source === 'learners' && !mayRead) ? [] : [{ source, count }]
  })
}

interface SourceListProps {
  sources: ReturnType<typeof useBroughtSources>
  onOpen: (source: BroughtSource) => void
}

/** The files that lie in no folder, by who brought them. */
export const SourceList = ({ sources, onOpen }: SourceListProps) => {
  const { t } = useTexts()
  if (sources.length === 0) return null
  return (
    <ul className={styles.folders} aria-label={t('files.sources')}>
      {sources.map(({ source, count }) => (
        <li key={source} className={styles.folder}>
          <button type="button" className={styles.open} onClick={() => onOpen(source)}>
            <Icon of={icons[source]} size={20} />
            <span className={styles.folderWords}>
              <span className={styles.folderName}>{t(sourceTexts[source])}</span>
              <span className={styles.folderCount}>{t('files.files_count', { count })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
