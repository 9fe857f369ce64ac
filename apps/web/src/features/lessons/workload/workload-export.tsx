import type { AssistantWork } from '@lectern/contract/lessons/review/workload'
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
    t('create-course.queue_assistant'),
    t('create-course.workload_learners'),
    t('create-course.workload_waiting'),
    ...ages,
    t('create-course.workload_late'),
    t('create-course.workload_oldest_short'),
    t('create-course.workload_decided'),
    t('create-course.workload_late_decided'),
    t('create-course.workload_median_hours'),
    t('create-course.workload_p90_hours'),
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
      name={t('create-course.workload_title')}
      total={assistants.length}
      load={() => Promise.resolve([head, ...assistants.map(rowOf)])}
    />
  )
}

const tenths = (hours: number | null): number | null => (hours === null ? null : Math.round(hours * 10) / 10)
