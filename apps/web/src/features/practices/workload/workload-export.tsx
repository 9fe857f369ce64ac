import type { AssistantWork } from '@lectern/contract/practices/workload/workload'
import { TableExport } from '../../../frame/expert/index.ts'
import type { Cell } from '../../../lib/downloads/csv.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { useWorkWords } from './use-work-words.ts'

/** Takes the numbers of the team along as a file for a spreadsheet; times in hours. */
export const WorkloadExport = ({ assistants }: { assistants: readonly AssistantWork[] }) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const { ages } = useWorkWords()
  const head = [
    t('practices.queue_assistant'),
    t('practices.workload_learners'),
    t('practices.workload_waiting'),
    ...ages,
    t('practices.workload_late'),
    t('practices.workload_oldest_short'),
    t('practices.workload_decided'),
    t('practices.workload_late_decided'),
    t('practices.workload_median_hours'),
    t('practices.workload_p90_hours'),
  ]
  const rowOf = ({ user, learners, waiting, decided }: AssistantWork): Cell[] => [
    user.name,
    learners,
    waiting.count,
    ...waiting.ages,
    waiting.late,
    waiting.oldest_at === null ? null : moment(waiting.oldest_at),
    decided.count,
    decided.late,
    tenths(decided.median_hours),
    tenths(decided.p90_hours),
  ]
  return (
    <TableExport
      name={t('practices.workload_title')}
      total={assistants.length}
      load={() => Promise.resolve([head, ...assistants.map(rowOf)])}
    />
  )
}

const tenths = (hours: number | null): number | null => (hours === null ? null : Math.round(hours * 10) / 10)
