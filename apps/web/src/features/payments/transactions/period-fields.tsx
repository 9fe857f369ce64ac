import { DayField } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { PeriodSearch } from './period-search.ts'
import styles from './transactions.module.css'

interface PeriodFieldsProps {
  search: Pick<PeriodSearch, 'from' | 'until'>
  onDays: (days: Pick<PeriodSearch, 'from' | 'until'>) => void
}

/** The first and the last day of a period of one's own. */
export const PeriodFields = ({ search: { from, until }, onDays }: PeriodFieldsProps) => {
  const { t } = useTexts()
  const isReversed = from !== undefined && until !== undefined && from > until
  return (
    <div className={styles.dates}>
      <DayField
        label={t('payments.period_from')}
        value={from}
        onChange={(day) => onDays({ from: day, until })}
      />
      <DayField
        label={t('payments.period_until')}
        value={until}
        error={isReversed ? t('payments.period_reversed') : undefined}
        onChange={(day) => onDays({ from, until: day })}
      />
      <p className={styles.muted}>{t('payments.period_zone')}</p>
    </div>
  )
}
