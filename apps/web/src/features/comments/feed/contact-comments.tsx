import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { MessagesSquare } from 'lucide-react'
import { ListView, useListState } from '../../../frame/index.ts'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listContactComments } from '../moderation/api.ts'
import { FeedItem } from './feed-item.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import styles from './feed.module.css'

/** What a contact wrote in comments, each to be answered where it is read. */
export const ContactComments = ({ contactId, person }: { contactId: number; person: number }) => {
  const { t } = useTexts()
  const client = useQueryClient()
  const address = useListState({ name: 'contact-comments' })
  const list = useQuery({
    ...queryFor(listContactComments, {
      params: { contact: contactId },
      query: { page: address.page, per_page: address.perPage },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <ListView
      list={list}
      address={address}
      skeleton={<FeedSkeleton rows={3} />}
      empty={
        <EmptyState
          icon={MessagesSquare}
          framed
          title={t('moderation.feed_empty')}
          text={t('moderation.contact_comments_none')}
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
              onChanged={() => client.invalidateQueries({ queryKey: queryKeyOf(listContactComments) })}
            />
          ))}
        </ol>
      )}
    </ListView>
  )
}
