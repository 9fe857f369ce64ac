import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { ScrollText } from 'lucide-react'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ListView, useListAddress } from '../../../frame/index.ts'
import { listAuditLog } from '../api.ts'
import { AuditEntries } from './audit-entries.tsx'
import { auditActionTexts, isAuditAction } from './audit-words.ts'

const from = '/expert/settings/team/'

/** Who changed rights, settings and ownership: for the owner alone, and nobody can change it. */
export const AuditLog = () => {
  const { t } = useTexts()
  const address = useListAddress(useSearch({ from }), { name: 'audit-log', perPage: 50 })
  const action = isAuditAction(address.search.action) ? address.search.action : undefined
  const list = useQuery({
    ...queryFor(listAuditLog, { query: { action, page: address.page, per_page: address.perPage } }),
    placeholderData: keepPreviousData,
  })
  return (
    <ListView
      list={list}
      address={address}
      filters={[
        {
          id: 'action',
          label: t('school.log_filter'),
          anyLabel: t('school.log_everything'),
          value: action,
          options: Object.entries(auditActionTexts).map(([value, text]) => ({ value, label: t(text) })),
          onChange: (chosen) => address.change({ action: chosen }),
        },
      ]}
      skeleton={<SkeletonText lines={8} />}
      empty={
        <EmptyState
          icon={ScrollText}
          framed
          title={t('school.log_empty')}
          text={t('school.log_empty_text')}
        />
      }
    >
      {(entries) => <AuditEntries entries={entries} />}
    </ListView>
  )
}
