import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type Likeness, likenesses } from '@lectern/contract/contacts/merging/merging'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { ListFilterControl } from '@lectern/ui/list-page/list-filter'
import { UsersRound } from 'lucide-react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { choiceFilter, LoadFailure } from '../../../frame/index.ts'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listLikePairs } from '../api.ts'
import type { DuplicatesSearch } from './duplicates-search.ts'
import styles from './merging.module.css'
import { PairRow } from './pair-row.tsx'

/** Pairs of contacts that may be one person, by what they have in common. */
export const DuplicatesPage = ({ search }: { search: DuplicatesSearch }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <ExpertPage
      title={t('contacts.duplicates_title')}
      crumbs={[{ label: t('expert.menu_contacts'), href: '/expert/crm/contacts' }]}
    >
      <Duplicates
        by={search.by ?? 'phone'}
        onBy={(by) =>
          void navigate({ to: '.', search: { by: by === 'phone' ? undefined : by }, replace: true })
        }
      />
    </ExpertPage>
  )
}

const usePairs = (by: Likeness) =>
  useInfiniteQuery({
    queryKey: [...queryKeyOf(listLikePairs), by],
    queryFn: ({ pageParam, signal }) =>
      listLikePairs({ query: { sort: by, after: pageParam === '' ? undefined : pageParam } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ links }) => links.next,
  })

interface DuplicatesProps {
  by: Likeness
  onBy: (by: Likeness) => void
}

/** The pairs of one likeness, and the ways to the others. */
export const Duplicates = ({ by, onBy }: DuplicatesProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.duplicates}>
      <p className={styles.muted}>{t('contacts.duplicates_text')}</p>
      <ListFilterControl
        filter={choiceFilter({
          id: 'by',
          label: t('contacts.duplicates_by'),
          anyLabel: t('contacts.duplicates_by_phone'),
          value: by === 'phone' ? undefined : by,
          values: likenesses.filter((each) => each !== 'phone'),
          textOf: (each) => t(`contacts.duplicates_by_${each}`),
          onChange: (chosen) => onBy(chosen ?? 'phone'),
          asChips: true,
        })}
      />
      <Pairs by={by} />
    </div>
  )
}

const Pairs = ({ by }: { by: Likeness }) => {
  const { t } = useTexts()
  const list = usePairs(by)
  const pairs = list.data?.pages.flatMap(({ data }) => data)
  if (pairs === undefined)
    return list.error ? <LoadFailure error={list.error} onRetry={list.refetch} /> : <PairsSkeleton />
  if (pairs.length === 0)
    return (
      <EmptyState
        icon={UsersRound}
        framed
        title={t('contacts.duplicates_none')}
        text={t('contacts.duplicates_none_text')}
      />
    )
  return (
    <>
      <ul className={styles.pairs}>
        {pairs.map((pair) => (
          <PairRow key={`${pair.one.id}-${pair.other.id}`} pair={pair} by={by} />
        ))}
      </ul>
      <LoadFailure error={list.error} onRetry={list.fetchNextPage} />
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('contacts.duplicates_more')}
        </Button>
      )}
    </>
  )
}

const PairsSkeleton = () => (
  <ul className={styles.pairs} aria-hidden="true">
    {Array.from({ length: 4 }, (_row, at) => (
      <li key={at} className={styles.pair}>
        <Skeleton width="60%" />
        <Skeleton width="60%" />
        <Skeleton width="8rem" />
      </li>
    ))}
  </ul>
)
