import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { ScrollText } from 'lucide-react'
import { ListView, useListState } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { AuditEntries } from '../../staff/index.ts'
import { listModerationLog } from './api.ts'

/** What moderators did with comments, people and rules; nobody can change it. */
export const ModerationLog = () => {
  const { t } = useTexts()
  const address = useListState({ name: 'comment-log', perPage: 50 })
  const list = useQuery({
    ...queryFor(listModerationLog, { query: { page: address.page, per_page: address.perPage } }),
    placeholderData: keepPreviousData,
  })
  return (
    <ListView
      list={list}
      address={address}
      skeleton={<SkeletonText lines={8} />}
      empty={
        <EmptyState
          icon={ScrollText}
          framed
          title={t('moderation.log_empty')}
          text={t('moderation.log_empty_text')}
        />
      }
    >
      {(entries) => <AuditEntries entries={entries} />}
    </ListView>
  )
}
