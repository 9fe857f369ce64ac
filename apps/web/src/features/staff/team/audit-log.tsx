import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { AuditAction, AuditEntry } from '@lectern/contract/schools/audit-log'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { ScrollText } from 'lucide-react'
import { queryFor } from '../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { ListView, useListAddress } from '../../../frame/index.ts'
import { listAuditLog } from '../api.ts'
import { actionText, auditActionTexts, changesOf, isAuditAction, subjectOf } from './audit-words.ts'
import styles from './team.module.css'

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
      {(entries) => (
        <ol className={styles.log}>
          {entries.map((entry) => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </ListView>
  )
}

const LogEntry = ({ entry }: { entry: AuditEntry & { action: AuditAction } }) => {
  const { t } = useTexts()
  const { date, clock } = useDates()
  const changes = changesOf(entry, t)
  const subject = subjectOf(entry)
  return (
    <li className={styles.entry}>
      <span>
        <strong>{entry.user?.name ?? t('school.log_nobody')}</strong>
        {' · '}
        {actionText(entry.action, t)}
        {subject !== undefined && (
          <>
            {': '}
            <bdi>{subject}</bdi>
          </>
        )}
      </span>
      <time className={styles.entryTime} dateTime={entry.at} title={entry.ip ?? undefined}>
        {date(entry.at)}, {clock(entry.at)}
      </time>
      {changes.length > 0 && (
        <details className={styles.changes}>
          <summary>{t('school.log_details')}</summary>
          <table className={styles.changeTable}>
            <thead>
              <tr>
                <th scope="col">{t('school.log_field')}</th>
                <th scope="col">{t('school.log_before')}</th>
                <th scope="col">{t('school.log_after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </li>
  )
}
