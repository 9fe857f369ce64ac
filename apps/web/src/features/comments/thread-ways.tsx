import { type CommentOrder, commentOrders, commentPageSizes } from '@lectern/contract/comments/comment-limits'
import type { PageMeta } from '@lectern/contract/kernel/envelope'
import { Button } from '@lectern/ui/actions/button'
import { Select } from '@lectern/ui/choices/select'
import { Paginator } from '@lectern/ui/lists/paginator'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './comments.module.css'
import type { Selection } from './use-selection.ts'

interface Asking {
  ask: (part: { page?: number; perPage?: number; order?: CommentOrder }) => void
}

interface ThreadBarProps {
  count: number
  order: CommentOrder
  /** Absent: nothing can be done with several. */
  selection: Selection | undefined
}

/** How many comments there are, and in which order they stand. */
export const ThreadBar = ({ count, order, ask, selection }: Asking & ThreadBarProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.bar}>
      <span>{t('comments.count', { count })}</span>
      {selection && !selection.isOn && (
        <Button size="small" variant="quiet" onClick={selection.begin}>
          {t('comments.select')}
        </Button>
      )}
      {selection?.isOn && selection.chosen.size === 0 && (
        <Button size="small" variant="quiet" onClick={selection.end}>
          {t('comments.select_end')}
        </Button>
      )}
      <Select
        size="small"
        aria-label={t('comments.order')}
        value={order}
        onChange={({ currentTarget: { value } }) => {
          const chosen = commentOrders.find((each) => each === value)
          if (chosen) ask({ order: chosen })
        }}
      >
        <option value="newest">{t('comments.newest')}</option>
        <option value="oldest">{t('comments.oldest')}</option>
      </Select>
    </div>
  )
}

/** The pages of comments; nothing where all fit on the shortest. */
export const ThreadPages = ({ meta, ask }: Asking & { meta: PageMeta }) => {
  const { t } = useTexts()
  if (meta.total <= commentPageSizes[0]) return null
  return (
    <Paginator
      page={meta.current_page}
      lastPage={meta.last_page}
      onPage={(page) => ask({ page })}
      perPage={{
        value: meta.per_page,
        options: commentPageSizes,
        onChange: (perPage) => ask({ perPage }),
      }}
      words={{
        label: t('common.pages'),
        first: t('common.page_first'),
        previous: t('common.page_previous'),
        next: t('common.page_next'),
        last: t('common.page_last'),
        show: t('common.page_show'),
      }}
    />
  )
}
