import { useQuery } from '@tanstack/react-query'
import type { FilterCondition, FilterTree } from '@lectern/contract/filters/tree'
import { Notice } from '@lectern/ui/feedback/notice'
import { ApiError, queryFor } from '../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { listFilterFields } from '../api.ts'
import { conditionWords } from '../filters/filter-words.ts'
import { goneIn } from '../filters/gone-in.ts'

interface GoneConditionsProps {
  /** Names of filters whose thing is not there any more. */
  gone: readonly string[]
  tree: FilterTree | undefined
  /** Why the list did not come. */
  error: Error | null
}

/** Says which conditions name what the school does not have any more. */
export const GoneConditions = ({ gone, tree, error }: GoneConditionsProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const families = useQuery({ ...queryFor(listFilterFields, {}), enabled: tree !== undefined }).data?.data
  const isRefused = error instanceof ApiError && error.code === 'bad_filter'
  const words = (condition: FilterCondition) =>
    conditionWords(condition, families ?? [], { t, day: (day) => date(`${day}T12:00:00.000Z`) })
  const conditions = tree && families ? goneIn(tree, families).map(words) : []
  const names = [...gone, ...conditions]
  if (names.length === 0 && isRefused) names.push(t('contacts.filter_open'))
  if (names.length === 0) return null
  return (
    <Notice tone="warning" announce="politely" title={t('views.condition_gone', { names: names.join(', ') })}>
      {t('views.condition_gone_text')}
    </Notice>
  )
}
