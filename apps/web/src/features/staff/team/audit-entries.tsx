import type { AuditEntry } from '@lectern/contract/schools/audit-log'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { actionText, actsByItself, changesOf, subjectOf } from './audit-words.ts'
import styles from './team.module.css'

/** An entry, with or without the address from which it was done. */
export type ShownEntry = Omit<AuditEntry, 'ip'> & Partial<Pick<AuditEntry, 'ip'>>

/** Entries of the log, one below the other. */
export const AuditEntries = ({ entries }: { entries: readonly ShownEntry[] }) => (
  <ol className={styles.log}>
    {entries.map((entry) => (
      <LogEntry key={entry.id} entry={entry} />
    ))}
  </ol>
)

const LogEntry = ({ entry }: { entry: ShownEntry }) => {
  const { t } = useTexts()
  const { date, clock } = useDates()
  const changes = changesOf(entry, t)
  const subject = subjectOf(entry)
  return (
    <li className={styles.entry}>
      <span>
        <strong>
          {entry.user?.name ?? t(actsByItself(entry.action) ? 'school.log_by_rules' : 'school.log_nobody')}
        </strong>
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
