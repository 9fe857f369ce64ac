import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Dialog } from '@lectern/ui/overlays/dialog'
import textStyles from '@lectern/ui/text/text.module.css'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './lists.module.css'

interface ShownPlace {
  id: number
  href: string
  name: string
}

interface PlacesDialogProps<Place> {
  /** What is used there. */
  name: string
  found: {
    data: { data: readonly Place[]; has_more: boolean } | undefined
    error: Error | null
    refetch: () => unknown
  }
  placeOf: (place: Place) => ShownPlace
  /** Below its name. */
  renderMore: (place: Place) => ReactNode
  /** Where there is no place. */
  noneText: string
  /** Where there are more than are listed. */
  moreText: string
  onClose: () => void
}

/** Where something is used, with the way to each place. */
export const PlacesDialog = <Place,>(props: PlacesDialogProps<Place>) => {
  const { name, found, placeOf, renderMore, noneText, moreText, onClose } = props
  const { t } = useTexts()
  const { data, error, refetch } = found
  const places = data?.data.map((place) => ({ ...placeOf(place), more: renderMore(place) })) ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('quizzes.library_where_used')}
      description={name}
      closeLabel={t('common.close')}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={3} />}
      {data && places.length === 0 && <p className={textStyles.muted}>{noneText}</p>}
      <ul className={styles.placeList}>
        {places.map(({ id, href, name: title, more }) => (
          <li key={id}>
            <Link className={styles.place} href={href}>
              <span>{title}</span>
              {more}
            </Link>
          </li>
        ))}
      </ul>
      {data?.has_more && <p className={textStyles.muted}>{moreText}</p>}
    </Dialog>
  )
}
