import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { AuditAction, AuditEntry } from '@lectern/contract/schools/audit-log'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Field } from '@lectern/ui/fields/field'
import { Select } from '@lectern/ui/choices/select'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { ScrollText } from 'lucide-react'
import { queryFor } from '../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { LoadFailure } from '../../frame/index.ts'
import { listAuditLog } from '../api.ts'
import { actionText, auditActionTexts, changesOf, isAuditAction, subjectOf } from './audit-words.ts'
import { StaffPages } from './staff-list.tsx'
import type { TeamSearch } from './team-search.ts'
import styles from './team.module.css'

const from = '/expert/settings/team/'

/** Who changed rights, settings and ownership: for the owner alone, and nobody can change it. */
export const AuditLog = () => {
  const { t } = useTexts()
  const { action, page = 1, per_page = 50 } = useSearch({ from })
  const navigate = useNavigate({ from })
  const chosen = isAuditAction(action) ? action : undefined
  const change = (part: TeamSearch) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...part }), replace: true })
  const { data, error, refetch } = useQuery({
    ...queryFor(listAuditLog, { query: { action: chosen, page, per_page } }),
    placeholderData: (before) => before,
  })
  return (
    <div className={styles.page}>
      <div className={styles.toolbar}>
        <div className={styles.filter}>
          <Field label={t('school.log_filter')}>
            <Select
              value={chosen ?? ''}
              onChange={(event) => change({ action: event.currentTarget.value || undefined })}
            >
              <option value="">{t('school.log_everything')}</option>
              {Object.entries(auditActionTexts).map(([key, text]) => (
                <option key={key} value={key}>
                  {t(text)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </div>
      <LoadFailure error={data ? null : error} onRetry={refetch} />
      {!data && !error && <SkeletonText lines={8} />}
      {data?.data.length === 0 && (
        <EmptyState
          icon={ScrollText}
          framed
          title={t('school.log_empty')}
          text={t('school.log_empty_text')}
        />
      )}
      {data && data.data.length > 0 && (
        <ol className={styles.log}>
          {data.data.map((entry) => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {data && data.meta.last_page > 1 && <StaffPages meta={data.meta} onChange={change} />}
    </div>
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
