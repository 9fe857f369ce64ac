import { useQuery } from '@tanstack/react-query'
import type { KeptPicture } from '@lectern/contract/files/kept-pictures'
import { Link } from '@lectern/ui/actions/link'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import textStyles from '@lectern/ui/text/text.module.css'
import { Images } from 'lucide-react'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { LoadFailure } from '../../../../frame/index.ts'
import { listPictures } from '../../api.ts'
import { FilesSkeleton } from '../files/storage-files.tsx'
import { FolderPath } from '../folders/folder-path.tsx'
import pageStyles from '../storage.module.css'
import styles from './pictures.module.css'

const useTextIds: Readonly<Record<KeptPicture['use'], TextId>> = {
  course_cover: 'files.picture_course_cover',
  lesson_cover: 'files.picture_lesson_cover',
  lesson_preview: 'files.picture_lesson_preview',
  front_page: 'files.picture_front_page',
  school_logo: 'files.picture_school_logo',
  portrait: 'files.picture_portrait',
}

/** Covers, logos and portraits, each with the way to where it is changed. */
export const PicturesRoom = ({ onOpen }: { onOpen: (folder: number | null) => void }) => {
  const { t } = useTexts()
  const { data, error, refetch } = useQuery({
    ...queryFor(listPictures, {}),
    meta: { onlyLogged: true },
  })
  return (
    <div className={pageStyles.page}>
      <FolderPath folders={[]} current={null} last={t('files.pictures')} onOpen={onOpen} />
      <p className={textStyles.muted}>{t('files.pictures_text')}</p>
      <LoadFailure error={data ? null : error} onRetry={refetch} />
      {!data && !error && <FilesSkeleton view="grid" />}
      {data && <KeptPictures pictures={data.data} hasMore={data.has_more} />}
    </div>
  )
}

const KeptPictures = ({ pictures, hasMore }: { pictures: readonly KeptPicture[]; hasMore: boolean }) => {
  const { t } = useTexts()
  const open = pictures.filter(({ is_open: isOpen }) => isOpen)
  const closed = pictures.length - open.length
  if (pictures.length === 0) return <EmptyState icon={Images} framed title={t('files.pictures_none')} />
  return (
    <>
      <ul className={styles.pictures} aria-label={t('files.pictures')}>
        {open.map(({ use, url, title, link }) => {
          const words = t(useTextIds[use], { title })
          return (
            <li key={`${use}${link}${url}`} className={styles.picture}>
              {url !== null && <img src={url} alt="" loading="lazy" data-use={use} />}
              {link === null ? <span>{words}</span> : <Link href={link}>{words}</Link>}
            </li>
          )
        })}
      </ul>
      {closed > 0 && <p className={textStyles.muted}>{t('files.pictures_closed', { count: closed })}</p>}
      {hasMore && <p>{t('files.places_cut', { count: pictures.length })}</p>}
    </>
  )
}
