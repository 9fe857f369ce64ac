import type { ContactImport, ImportCounts } from '@lectern/contract/contacts/imports/contact-imports'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { History, Undo2 } from 'lucide-react'
import { apiAddress } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { type Figure, Figures } from './figures.tsx'
import { ImportRows } from './import-rows.tsx'
import type { ImportSearch } from './import-search.ts'
import { isPlanned } from './import-steps.ts'
import { AccessAccount } from './access-account.tsx'
import { ConsentAccount } from './consent-account.tsx'
import styles from './imports.module.css'
import type { ImportStart } from './use-import-start.ts'

interface DryRunProps {
  imported: ContactImport
  search: ImportSearch
  start: ImportStart
}

/** Every row of the file was tried: what would become of it. */
export const DryRunTab = ({ imported, search, start }: DryRunProps) => {
  const { counts } = imported
  return (
    <div className={styles.page}>
      <StartTrouble start={start} />
      {counts === null ? (
        <Trying imported={imported} />
      ) : (
        <Tried imported={imported} counts={counts} search={search} />
      )}
    </div>
  )
}

const Trying = ({ imported: { rows, done } }: { imported: ContactImport }) => {
  const { t, number } = useTexts()
  const text = t('contact-imports.trying')
  return (
    <div className={styles.work}>
      <ProgressBar
        label={text}
        text={text}
        amount={t('contact-imports.of_rows', { done: number(done), total: number(rows) })}
        value={rows === 0 ? 0 : done / rows}
      />
      <p className={styles.muted}>{t('contact-imports.may_leave')}</p>
    </div>
  )
}

/** A newer dry run is there than the one that was looked at, or the import could not be started. */
const StartTrouble = ({ start }: { start: ImportStart }) => {
  const { t } = useTexts()
  if (start.isStale)
    return (
      <Notice
        tone="warning"
        announce="at-once"
        title={t('contact-imports.stale')}
        actions={
          <Button size="small" onClick={start.lookAgain}>
            {t('contact-imports.stale_look')}
          </Button>
        }
      >
        {t('contact-imports.stale_text')}
      </Notice>
    )
  if (!start.isSettled)
    return (
      <Notice tone="warning" announce="politely" title={t('contact-imports.unsettled')}>
        {t('contact-imports.unsettled_text')}
      </Notice>
    )
  if (!start.error) return null
  return <Notice tone="danger" announce="at-once" title={errorText(start.error, t)} />
}

interface TriedProps extends Pick<DryRunProps, 'imported' | 'search'> {
  counts: ImportCounts
}

const Tried = ({ imported, counts, search }: TriedProps) => {
  const { t, number } = useTexts()
  const figures = useDryFigures(imported, counts)
  const sum = `${figures.map(({ count }) => number(count)).join(' + ')} = ${number(imported.rows)}`
  return (
    <>
      <Figures label={t('contact-imports.dry_account')} figures={figures} />
      <AccessAccount imported={imported} />
      <ConsentAccount imported={imported} />
      <ImportRows {...{ imported, counts, search, sum }} foot={isPlanned(imported) && <Promises />} />
    </>
  )
}

const useDryFigures = ({ id }: ContactImport, counts: ImportCounts): Figure[] => {
  const { t } = useTexts()
  const troubled = counts.skipped + counts.partly
  return [
    {
      id: 'create',
      count: counts.create,
      words: t('contact-imports.figure_create', { count: counts.create }),
    },
    {
      id: 'update',
      count: counts.update + counts.partly,
      words: t('contact-imports.figure_update'),
      note: counts.partly > 0 && t('contact-imports.figure_partly', { count: counts.partly }),
    },
    { id: 'unchanged', count: counts.unchanged, words: t('contact-imports.figure_unchanged') },
    {
      id: 'skipped',
      count: counts.skipped,
      words: t('contact-imports.figure_skipped'),
      note: troubled > 0 && <SkippedFile importId={id} />,
    },
  ]
}

/** The rows that are skipped, wholly or in part, with their reasons. */
export const SkippedFile = ({ importId }: { importId: number }) => {
  const { t } = useTexts()
  return (
    <a className={styles.link} href={apiAddress(`/contacts/imports/${importId}/skipped`)} download>
      {t('contact-imports.skipped_file')}
    </a>
  )
}

const Promises = () => {
  const { t } = useTexts()
  return (
    <div className={styles.promises}>
      <Notice tone="success" icon={Undo2} title={t('contact-imports.promise_undo')}>
        {t('contact-imports.promise_undo_text')}
      </Notice>
      <Notice icon={History} title={t('contact-imports.promise_kept')}>
        {t('contact-imports.promise_kept_text')}
      </Notice>
    </div>
  )
}
