import type { TeamWorkload } from '@lectern/contract/practices/workload/workload'
import { useTexts } from '../../../lib/texts/index.ts'
import { FigureFacts } from '../figures/figure-facts.tsx'
import { useWorkWords } from './use-work-words.ts'

/** The numbers of the whole team. */
export const WorkloadFacts = ({
  work: { waiting, decided, unassigned, answer_hours, is_own },
}: {
  work: TeamWorkload
}) => {
  const { t, number } = useTexts()
  const { duration, durationOf, since } = useWorkWords()
  const oldest =
    waiting.oldest_at === null
      ? undefined
      : t('practices.workload_oldest', { time: since(waiting.oldest_at) })
  const facts = [
    { name: t('practices.workload_waiting'), value: number(waiting.count), more: oldest },
    {
      name: t('practices.workload_late'),
      value: answer_hours === 0 ? '–' : number(waiting.late),
      more:
        answer_hours === 0
          ? t('practices.workload_no_term')
          : t('practices.workload_late_after', { time: duration(answer_hours) }),
    },
    ...(is_own
      ? []
      : [
          {
            name: t('practices.workload_unassigned'),
            value: number(unassigned),
            more: t('practices.workload_unassigned_help'),
          },
        ]),
    {
      name: t('practices.workload_decided'),
      value: number(decided.count),
      more: answer_hours === 0 ? undefined : t('practices.workload_decided_late', { count: decided.late }),
    },
    {
      name: t('practices.workload_median'),
      value: durationOf(decided.median_hours),
      more:
        decided.p90_hours === null
          ? undefined
          : t('practices.workload_p90_is', { time: duration(decided.p90_hours) }),
    },
  ]
  return <FigureFacts facts={facts} />
}
