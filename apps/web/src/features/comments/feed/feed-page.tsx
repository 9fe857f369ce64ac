import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { feedStates } from '@lectern/contract/comments/feed-states'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { MessagesSquare } from 'lucide-react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { choiceFilter, ListView, useListAddress } from '../../../frame/index.ts'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listSchoolComments } from '../moderation/api.ts'
import { FeedItem } from './feed-item.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import type { FeedSearch } from './feed-search.ts'
import styles from './feed.module.css'

interface FeedPageProps {
  /** Who reads. */
  person: number
  search: FeedSearch
}

/** All comments of the school. */
export const FeedPage = (props: FeedPageProps) => {
  const { t } = useTexts()
  return (
    <ExpertPage title={t('moderation.feed_title')}>
      <Feed {...props} />
    </ExpertPage>
  )
}

/** The newest first, each to be answered where it is read. */
export const Feed = ({ person, search: asked }: FeedPageProps) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const address = useListAddress(asked, { name: 'school-comments' })
  const { search, change } = address
  const list = useQuery({
    ...queryFor(listSchoolComments, {
      query: {
        page: address.page,
        per_page: address.perPage,
        search: search.q,
        state: search.state,
        course: search.course === undefined ? undefined : String(search.course),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const state = choiceFilter({
    id: 'state',
    label: t('moderation.feed_state'),
    anyLabel: t('moderation.feed_state_any'),
    value: search.state,
    values: feedStates,
    textOf: (each) => t(`moderation.feed_state_${each}`),
    onChange: (chosen) => change({ state: chosen }),
    asChips: true,
  })
  const course = {
    id: 'course',
    label: t('moderation.feed_course'),
    anyLabel: t('moderation.feed_course_any'),
    value: search.course === undefined ? undefined : String(search.course),
    options: (list.data?.courses ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    onChange: (chosen: string | undefined) =>
      change({ course: chosen === undefined ? undefined : Number(chosen) }),
  }
  return (
    <ListView
      list={list}
      address={address}
      search={{ label: t('moderation.feed_search') }}
      filters={[state, course]}
      skeleton={<FeedSkeleton rows={address.perPage} />}
      empty={
        <EmptyState
          icon={MessagesSquare}
          framed
          title={t('moderation.feed_empty')}
          text={t('moderation.feed_empty_text')}
        />
      }
      noneFound={{ title: t('moderation.feed_none_found') }}
    >
      {(rows) => (
        <ol className={styles.feed}>
          {rows.map((row) => (
            <FeedItem
              key={row.comment.id}
              row={row}
              person={person}
              onChanged={() => queryClient.invalidateQueries({ queryKey: queryKeyOf(listSchoolComments) })}
            />
          ))}
        </ol>
      )}
    </ListView>
  )
}
