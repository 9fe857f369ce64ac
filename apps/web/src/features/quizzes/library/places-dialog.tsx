import { useQuery } from '@tanstack/react-query'
import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Dialog } from '@lectern/ui/overlays/dialog'
import textStyles from '@lectern/ui/text/text.module.css'
import { LoadFailure } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listQuizPlaces } from '../api.ts'
import styles from './library.module.css'

interface PlacesDialogProps {
  quiz: { readonly id: number; readonly name: string }
  onClose: () => void
}

/** The lessons that show a quiz, with the way to each. */
export const PlacesDialog = ({ quiz, onClose }: PlacesDialogProps) => {
  const { t } = useTexts()
  const { data, error, refetch } = useQuery(queryFor(listQuizPlaces, { params: { quiz: quiz.id } }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('create-course.library_where_used')}
      description={quiz.name}
      closeLabel={t('common.close')}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={3} />}
      {data?.data.length === 0 && (
        <p className={textStyles.muted}>{t('create-course.library_used_nowhere')}</p>
      )}
      <ul className={styles.placeList}>
        {data?.data.map(({ course, lesson, section }) => (
          <li key={lesson.id}>
            <Link className={styles.place} href={paths.expertLesson(course.id, lesson.id, section)}>
              <span>{lesson.title}</span>
              <span className={textStyles.muted}>{course.title}</span>
            </Link>
          </li>
        ))}
      </ul>
      {data?.has_more && <p className={textStyles.muted}>{t('create-course.library_places_more')}</p>}
    </Dialog>
  )
}
