import { languageOfDates } from '@lectern/contract/kernel/moment-format'
import { useDates, useTexts } from '../../../lib/texts/index.ts'

const hoursOfDay = 24

/** From here on a time is told in days. */
const toldInDays = 48

/** Times and their steps as the reader's language writes them. */
export const useWorkWords = () => {
  const { t, number, locale } = useTexts()
  const { zone } = useDates()
  const unit = (value: number, name: 'minute' | 'hour' | 'day') =>
    number(value, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 1 })
  const duration = (hours: number) => {
    if (hours < 1) return unit(Math.round(hours * 60), 'minute')
    return hours < toldInDays ? unit(hours, 'hour') : unit(hours / hoursOfDay, 'day')
  }
  return {
    duration,
    /** A dash where there is none. */
    durationOf: (hours: number | null) => (hours === null ? '–' : duration(hours)),
    /** The time since a moment. */
    since: (at: string) => duration(Math.max(0, (Date.now() - Date.parse(at)) / 3_600_000)),
    /** 21 Nov, by the reader's clock. */
    dayOf: (at: string) =>
      new Intl.DateTimeFormat(languageOfDates(locale), {
        day: 'numeric',
        month: 'short',
        ...(zone && { timeZone: zone }),
      }).format(new Date(at)),
    /** In the order of `ageSteps`. */
    ages: [
      t('practices.workload_age_day'),
      t('practices.workload_age_days'),
      t('practices.workload_age_week'),
      t('practices.workload_age_more'),
    ],
  }
}
