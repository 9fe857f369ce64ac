import { workloadPeriods } from '@lectern/contract/practices/workload/workload-periods'
import { Segmented } from '@lectern/ui/choices/segmented'
import { Select } from '@lectern/ui/choices/select'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { queryFor } from '../../../lib/api/index.ts'
import { readChoice, readNumber } from '../../../lib/routing/read-search.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listPracticeChoices } from '../api.ts'
import type { WorkloadSearch } from './workload-search.ts'
import figures from '../figures/figures.module.css'
import styles from './workload.module.css'

/** Of which time decisions are counted, and of which course everything is. */
export const WorkloadFilters = ({ search }: { search: WorkloadSearch }) => {
  const { t } = useTexts()
  const navigate = useNavigate({ from: '/expert/practices/workload' })
  const courses = useQuery(queryFor(listPracticeChoices, {})).data?.data.courses ?? []
  const change = (part: Partial<WorkloadSearch>) =>
    void navigate({ search: { ...search, ...part }, replace: true })
  const unknown = courses.some(({ id }) => id === search.course) ? undefined : search.course
  return (
    <div className={figures.filters}>
      <Segmented
        label={t('practices.workload_period')}
        segments={workloadPeriods.map((value) => ({
          value,
          label: t('practices.workload_days', { count: Number(value) }),
        }))}
        value={search.days ?? '30'}
        onChange={(value) =>
          change({ days: value === '30' ? undefined : readChoice(value, workloadPeriods) })
        }
      />
      <div className={styles.course}>
        <Select
          aria-label={t('practices.queue_course')}
          value={search.course ?? ''}
          onChange={({ currentTarget: { value } }) => change({ course: readNumber(value) })}
        >
          <option value="">{t('practices.queue_course_any')}</option>
          {unknown !== undefined && (
            <option value={unknown}>{t('practices.queue_number', { id: unknown })}</option>
          )}
          {courses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}
