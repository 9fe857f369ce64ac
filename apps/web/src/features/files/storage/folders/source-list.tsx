import { useQuery } from '@tanstack/react-query'
import { Icon } from '@lectern/ui/layout/icon'
import { BookOpen, GraduationCap, Images, type LucideIcon } from 'lucide-react'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { getStorageUse, listPictures } from '../../api.ts'
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

/** How many covers, logos and portraits there are. */
export const usePictureCount = (): number => useQuery(queryFor(listPictures, {})).data?.data.length ?? 0

interface SourceListProps {
  sources: ReturnType<typeof useBroughtSources>
  /** Covers, logos and portraits. */
  pictures: number
  onOpen: (source: BroughtSource) => void
  onPictures: () => void
}

/** The files that lie in no folder, by who brought them. */
export const SourceList = ({ sources, pictures, onOpen, onPictures }: SourceListProps) => {
  const { t } = useTexts()
  if (sources.length + pictures === 0) return null
  return (
    <ul className={styles.folders} aria-label={t('files.sources')}>
      {sources.map(({ source, count }) => (
        <SourceCard
          key={source}
          icon={icons[source]}
          name={t(sourceTexts[source])}
          count={t('files.files_count', { count })}
          onOpen={() => onOpen(source)}
        />
      ))}
      {pictures > 0 && (
        <SourceCard
          icon={Images}
          name={t('files.pictures')}
          count={t('files.pictures_count', { count: pictures })}
          onOpen={onPictures}
        />
      )}
    </ul>
  )
}

interface SourceCardProps {
  icon: LucideIcon
  name: string
  count: string
  onOpen: () => void
}

const SourceCard = ({ icon, name, count, onOpen }: SourceCardProps) => (
  <li className={styles.folder}>
    <button type="button" className={styles.open} onClick={onOpen}>
      <Icon of={icon} size={20} />
      <span className={styles.folderWords}>
        <span className={styles.folderName}>{name}</span>
        <span className={styles.folderCount}>{count}</span>
      </span>
    </button>
  </li>
)
