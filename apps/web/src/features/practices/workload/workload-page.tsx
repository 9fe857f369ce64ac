import type { TeamWorkload } from '@lectern/contract/practices/workload/workload'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { LoadFailure } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { AnswerTermButton } from './answer-term.tsx'
import { getWorkload } from '../api.ts'
import { WorkloadExport } from './workload-export.tsx'
import { WorkloadFacts } from './workload-facts.tsx'
import { WorkloadFilters } from './workload-filters.tsx'
import { WorkloadPlots } from './workload-plots.tsx'
import type { WorkloadSearch } from './workload-search.ts'
import { WorkloadTable } from './workload-table.tsx'
import styles from '../figures/figures.module.css'
import { FiguresWaiting } from '../figures/figures-waiting.tsx'

const from = '/expert/practices/workload'

/** What waits for each assistant, and how soon the team answers. */
export const WorkloadPage = () => {
  const { t } = useTexts()
  const search = useSearch({ from })
  const work = useQuery({
    ...queryFor(getWorkload, {
      query: { days: search.days, course_id: search.course && String(search.course) },
    }),
    placeholderData: keepPreviousData,
  })
  const data = work.data?.data
  return (
    <ExpertPage
      title={t('practices.workload_title')}
      crumbs={[{ label: t('expert.menu_practices'), href: expertPaths.practices }]}
      actions={
        // They stand there from the beginning: on a phone they have a line of their own, which would push the page down.
        <>
          <WorkloadExport assistants={data?.assistants ?? []} />
          <AnswerTermButton hours={data?.answer_hours} />
        </>
      }
    >
      <div className={styles.page}>
        <WorkloadFilters search={search} />
        <LoadFailure error={work.error} onRetry={work.refetch} />
        {work.isPending && <FiguresWaiting />}
        {data && (
          <div className={styles.page} aria-busy={work.isPlaceholderData}>
            <Work work={data} search={search} />
          </div>
        )}
      </div>
    </ExpertPage>
  )
}

const Work = ({ work, search }: { work: TeamWorkload; search: WorkloadSearch }) => {
  const { t } = useTexts()
  if (work.assistants.length + work.waiting.count === 0)
    return (
      <EmptyState
        icon={Scale}
        framed
        title={t('practices.workload_empty')}
        text={t(work.is_own ? 'practices.workload_empty_own_text' : 'practices.workload_empty_text')}
      />
    )
  return (
    <>
      {work.is_own && <Notice tone="info" title={t('practices.workload_own')} />}
      <WorkloadFacts work={work} />
      <WorkloadPlots work={work} />
      <WorkloadTable work={work} search={search} />
    </>
  )
}
