import { useQueryClient } from '@tanstack/react-query'
import type { ContactImport, ImportCounts } from '@lectern/contract/contacts/imports/contact-imports'
import type { Task } from '@lectern/contract/tasks/tasks'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { OneTask } from '../../tasks/index.ts'
import { listContacts, listTags } from '../api.ts'
import { SkippedFile } from './dry-run-tab.tsx'
import { type Figure, Figures } from './figures.tsx'
import styles from './imports.module.css'
import { useHandLists } from './columns/list-rule.tsx'
import { changedBy } from './use-import-start.ts'
import { importQuery } from './use-import-plan.ts'

/** What the import did, how it is stopped or taken back, and where its people are. */
export const DoneTab = ({ imported }: { imported: ContactImport }) => {
  const { t } = useTexts()
  const client = useQueryClient()
  const { id, task, counts } = imported
  const readAnew = () => {
    for (const queryKey of [importQuery(id).queryKey, queryKeyOf(listContacts), queryKeyOf(listTags)])
      void client.invalidateQueries({ queryKey })
  }
  return (
    <div className={styles.page}>
      {task ? (
        <OneTask task={task} onEnded={readAnew} />
      ) : (
        <Notice title={t('contact-imports.task_forgotten')} />
      )}
      {counts && task?.state !== 'undone' && <Account imported={imported} counts={counts} task={task} />}
      <p className={styles.ways}>
        <WaysToPeople imported={imported} />
        {counts && counts.skipped + counts.partly > 0 && <SkippedFile importId={id} />}
      </p>
    </div>
  )
}

interface AccountProps {
  imported: ContactImport
  counts: ImportCounts
  task: Task | null
}

const Account = ({ imported: { rows }, counts, task }: AccountProps) => {
  const { t, number } = useTexts()
  const promised = changedBy(counts)
  const changed = task?.changed ?? promised
  const failed = task?.failed ?? 0
  // The task met some as they should be already.
  const rest = (task ? task.done : promised) - changed - failed
  const figures: Figure[] = [
    { id: 'changed', count: changed, words: t('contact-imports.figure_imported', { count: changed }) },
    { id: 'failed', count: failed, words: t('contact-imports.figure_failed') },
    { id: 'unchanged', count: counts.unchanged + rest, words: t('contact-imports.figure_unchanged') },
    { id: 'skipped', count: counts.skipped, words: t('contact-imports.figure_skipped') },
    { id: 'waiting', count: promised - changed - failed - rest, words: t('contact-imports.figure_waiting') },
  ].filter(({ id, count }) => count > 0 || id === 'changed')
  return (
    <>
      <Figures label={t('contact-imports.done_account')} figures={figures} />
      <p className={styles.sum}>
        {figures.map(({ count }) => number(count)).join(' + ')} = {number(rows)}
      </p>
    </>
  )
}

/** Whom the import made or changed, as a condition of the list of contacts. */
const peopleOf = (importId: number): string => {
  const condition = (field: string) => ({ family: 'import', field, operator: 'any_of', value: [importId] })
  const filter = JSON.stringify({ any: [condition('created'), condition('updated')] })
  return `/expert/crm/contacts?${new URLSearchParams({ filter }).toString()}`
}

const WaysToPeople = ({ imported: { id, rules, task } }: { imported: ContactImport }) => {
  const { t } = useTexts()
  const isUndone = task?.state === 'undone'
  return (
    <>
      <Link className={buttonClass({})} href={isUndone ? '/expert/crm/contacts' : peopleOf(id)}>
        {t(isUndone ? 'contact-imports.to_people' : 'contact-imports.to_its_people')}
      </Link>
      <WayToList rules={rules} />
    </>
  )
}

const WayToList = ({ rules }: Pick<ContactImport, 'rules'>) => {
  const { t } = useTexts()
  const list = rules?.list ?? null
  const lists = useHandLists(list !== null)
  const found = lists.find(({ id, name }) =>
    list !== null && 'id' in list ? id === list.id : name === list?.name,
  )
  if (found === undefined) return null
  return (
    <Link className={buttonClass({})} href={`/expert/crm/contacts?list=${found.id}`}>
      {t('contact-imports.to_people_of', { list: found.name })}
    </Link>
  )
}
