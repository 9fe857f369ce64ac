import type { AssistantWork, TeamWorkload } from '@lectern/contract/practices/workload/workload'
import { Link } from '@lectern/ui/actions/link'
import { Badge } from '@lectern/ui/feedback/badge'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { useTexts } from '../../../lib/texts/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useHeldRights } from '../../staff/index.ts'
import { useWorkWords } from './use-work-words.ts'
import type { WorkloadSearch } from './workload-search.ts'
import figures from '../figures/figures.module.css'
import styles from './workload.module.css'

/** The numbers of each assistant, with the way to what waits for them. */
export const WorkloadTable = ({ work, search }: { work: TeamWorkload; search: WorkloadSearch }) => {
  const { t } = useTexts()
  const columns = useColumns(search)
  const mayGroup = useHeldRights().has('course_personalize')
  return (
    <section className={figures.section}>
      <h2 className={figures.heading}>{t('practices.workload_people')}</h2>
      <p className={figures.help}>
        {t('practices.workload_people_help')}
        {search.course !== undefined && mayGroup && (
          <>
            {' '}
            <Link href={`${expertPaths.course(search.course)}?tab=team`}>
              {t('practices.workload_to_groups')}
            </Link>
          </>
        )}
      </p>
      <Table
        caption={t('practices.workload_people')}
        columns={columns}
        rows={work.assistants}
        rowId={({ user }) => String(user.id)}
      />
    </section>
  )
}

const useColumns = ({ course }: WorkloadSearch): TableColumn<AssistantWork>[] => {
  const { t, number } = useTexts()
  const { durationOf, since } = useWorkWords()
  const queueOf = (user: number) =>
    `${expertPaths.practices}?status=6&assistant=${user}${course === undefined ? '' : `&course=${course}`}`
  return [
    {
      id: 'assistant',
      header: t('practices.queue_assistant'),
      cell: ({ user, is_away, waiting }) => (
        <span className={styles.person}>
          <Link href={queueOf(user.id)}>{user.name}</Link>
          {is_away && <span className={figures.more}>{t('practices.workload_away')}</span>}
          <span className={styles.onPhone}>
            {waiting.oldest_at !== null && t('practices.workload_oldest', { time: since(waiting.oldest_at) })}
          </span>
        </span>
      ),
    },
    {
      id: 'learners',
      header: t('practices.workload_learners'),
      align: 'end',
      minor: 'phone',
      cell: ({ learners }) => number(learners),
    },
    {
      id: 'waiting',
      header: t('practices.workload_waiting'),
      align: 'end',
      cell: ({ waiting }) => number(waiting.count),
    },
    {
      id: 'late',
      header: t('practices.workload_late'),
      align: 'end',
      cell: ({ waiting: { late } }) => (late === 0 ? '–' : <Badge tone="danger">{number(late)}</Badge>),
    },
    {
      id: 'oldest',
      header: t('practices.workload_oldest_short'),
      align: 'end',
      minor: 'phone',
      cell: ({ waiting: { oldest_at: at } }) => (at === null ? '–' : since(at)),
    },
    {
      id: 'decided',
      header: t('practices.workload_decided'),
      align: 'end',
      minor: 'phone',
      cell: ({ decided }) => number(decided.count),
    },
    {
      id: 'median',
      header: t('practices.workload_median'),
      align: 'end',
      minor: 'phone',
      cell: ({ decided }) => durationOf(decided.median_hours),
    },
    {
      id: 'p90',
      header: t('practices.workload_p90'),
      align: 'end',
      minor: true,
      cell: ({ decided }) => durationOf(decided.p90_hours),
    },
  ]
}
