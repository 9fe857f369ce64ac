import type { CursorLinks, CursorMeta } from '@lectern/contract/kernel/paging'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './list-places.module.css'

interface ListPlacesProps {
  meta: CursorMeta
  links: CursorLinks
  /** To the page that begins behind a place, or ends before one. */
  onPlace: (place: { after?: string | undefined; before?: string | undefined }) => void
}

/** How long a list is that is paged by places, and the ways to the neighbouring pages. */
export const ListPlaces = ({ meta, links, onPlace }: ListPlacesProps) => {
  const { t } = useTexts()
  const { total, is_total_exact: isExact } = meta
  const { next, previous } = links
  return (
    <nav className={styles.places} aria-label={t('common.pages')}>
      <span>
        {total !== null && t(isExact ? 'common.rows_total' : 'common.rows_more_than', { count: total })}
      </span>
      {(next !== null || previous !== null) && (
        <span className={styles.ways}>
          <Button
            size="small"
            icon={<Icon of={ChevronLeft} />}
            disabled={previous === null}
            onClick={() => onPlace({ before: previous ?? undefined, after: undefined })}
          >
            {t('common.page_previous')}
          </Button>
          <Button
            size="small"
            disabled={next === null}
            onClick={() => onPlace({ after: next ?? undefined, before: undefined })}
          >
            {t('common.page_next')}
            <Icon of={ChevronRight} />
          </Button>
        </span>
      )}
    </nav>
  )
}
