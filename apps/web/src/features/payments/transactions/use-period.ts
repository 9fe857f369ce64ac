import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { useState } from 'react'
import { choiceFilter } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useSchoolMoney } from '../../schools/index.ts'
import type { PeriodSearch } from './period-search.ts'
import { dayIn, daysOf, periodOf, periods } from './periods.ts'

interface PeriodAddress {
  readonly search: PeriodSearch
  readonly change: (part: PeriodSearch) => void
}

/** The filter of a list by the days of the school's calendar. */
export const usePeriod = (address: PeriodAddress): ListFilter => {
  const { t } = useTexts()
  const { zone } = useSchoolMoney()
  const [opened] = useState(() => new Date())
  const today = dayIn(opened, zone)
  const { from, until, dates } = address.search
  const hasDays = from !== undefined || until !== undefined
  const named = dates === undefined && hasDays ? periodOf({ from, until }, today) : undefined
  return choiceFilter({
    ...{
      id: 'period',
      label: t('payments.period'),
      anyLabel: t('payments.period_any'),
    },
    value: named ?? (hasDays || dates === 'own' ? 'own' : undefined),
    values: [...periods, 'own'] as const,
    textOf: (period) => t(`payments.period_${period}`),
    onChange: (period) => {
      if (period === 'own') return address.change({ dates: 'own' })
      const days = period === undefined ? { from: undefined, until: undefined } : daysOf(period, today)
      return address.change({ ...days, dates: undefined })
    },
  })
}
