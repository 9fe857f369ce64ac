import { useNavigate } from '@tanstack/react-router'
import type { QuizResults } from '@lectern/contract/attempts/quiz-results'
import { Segmented } from '@lectern/ui/choices/segmented'
import { Select } from '@lectern/ui/choices/select'
import { readChoice, readNumber } from '../../../lib/routing/read-search.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { periods, type ResultsSearch } from './results-search.ts'
import figures from '../figures/figures.module.css'

interface ResultFiltersProps {
  search: ResultsSearch
  versions: QuizResults['versions']
}

/** Which attempts are counted: everybody's last or all, of which time, of which version. */
export const ResultFilters = ({ search, versions }: ResultFiltersProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  // The route reads nothing of its address: what it would need for that, every lesson would load.
  const change = (part: object) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...part }), replace: true })
  return (
    <div className={figures.filters}>
      <Segmented
        label={t('practices.results_attempts')}
        segments={[
          { value: 'last', label: t('practices.results_last') },
          { value: 'all', label: t('practices.results_all') },
        ]}
        value={search.attempts ?? 'last'}
        onChange={(value) => change({ attempts: value === 'all' ? 'all' : undefined })}
      />
      <Select
        aria-label={t('practices.results_period')}
        value={search.days ?? ''}
        onChange={(event) => change({ days: readChoice(event.currentTarget.value, periods) })}
      >
        <option value="">{t('practices.results_period_any')}</option>
        {periods.map((days) => (
          <option key={days} value={days}>
            {t('practices.results_period_days', { count: Number(days) })}
          </option>
        ))}
      </Select>
      {(versions.length > 1 || search.version !== undefined) && (
        <Select
          aria-label={t('practices.results_version')}
          value={search.version ?? ''}
          onChange={(event) => change({ version: readNumber(event.currentTarget.value) })}
        >
          <option value="">{t('practices.results_version_any')}</option>
          {versions.map(({ id, number, attempts }) => (
            <option key={id} value={id}>
              {t('practices.results_version_of', { number, count: attempts })}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}
