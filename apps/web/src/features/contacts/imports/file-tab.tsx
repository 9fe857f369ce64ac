import type { ContactImport } from '@lectern/contract/contacts/imports/contact-imports'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { errorTextOf } from './import-words.ts'
import styles from './imports.module.css'
import { useFileFacts } from './use-file-facts.ts'

/** The file of an import: how far its reading is, why it is not read, or what it is. */
export const FileTab = ({ imported }: { imported: ContactImport }) => {
  const { state } = imported
  if (state === 'failed') return <NotRead imported={imported} />
  return (
    <div className={styles.page}>
      {state === 'waiting' || state === 'reading' ? <Reading imported={imported} /> : null}
      <Facts imported={imported} />
      <p className={styles.ways}>
        <OtherFile />
      </p>
    </div>
  )
}

const Reading = ({ imported: { state, name, rows, done } }: { imported: ContactImport }) => {
  const { t, number } = useTexts()
  const text = t(state === 'waiting' ? 'contact-imports.waiting_to_read' : 'contact-imports.reading', {
    name,
  })
  return (
    <div className={styles.work}>
      <ProgressBar
        label={text}
        text={text}
        amount={rows === 0 ? '' : t('contact-imports.of_rows', { done: number(done), total: number(rows) })}
        value={rows === 0 ? 0 : done / rows}
      />
      <p className={styles.muted}>{t('contact-imports.may_leave')}</p>
    </div>
  )
}

const NotRead = ({ imported: { name, error, error_line: line } }: { imported: ContactImport }) => {
  const { t, number } = useTexts()
  return (
    <Notice
      tone="danger"
      announce="politely"
      title={t('contact-imports.not_read', { name })}
      actions={<OtherFile />}
    >
      {t(errorTextOf(error ?? 'stopped'))}
      {line !== null && ` ${t('contact-imports.error_at_line', { line: number(line) })}`}
    </Notice>
  )
}

const OtherFile = () => {
  const { t } = useTexts()
  return (
    <Link className={buttonClass({})} href="/expert/crm/contacts/import?new=true">
      {t('contact-imports.other_file')}
    </Link>
  )
}

const Facts = ({ imported }: { imported: ContactImport }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const facts = useFileFacts(imported)
  const rows: [string, string][] = [
    [t('contact-imports.fact_file'), imported.name],
    [t('contact-imports.fact_content'), facts],
    [t('contact-imports.fact_sent'), date(imported.created_at)],
    [t('contact-imports.fact_by'), imported.started_by?.name ?? t('contact-imports.gone_person')],
    [t('contact-imports.fact_kept'), date(imported.kept_until)],
  ]
  return (
    <dl className={styles.factList}>
      {rows
        .filter(([, words]) => words !== '')
        .map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
    </dl>
  )
}
