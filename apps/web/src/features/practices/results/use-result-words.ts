import { asPercent, useTexts } from '../../../lib/texts/index.ts'

/** Numbers of a result as the reader's language writes them. */
export const useResultWords = () => {
  const { t, number } = useTexts()
  const points = (value: number) => number(value, { maximumFractionDigits: 2 })
  return {
    points,
    /** A share from 0 to 1. */
    share: (value: number) => number(value, asPercent),
    duration: (seconds: number) => {
      const whole = Math.round(seconds)
      const parts = { minutes: Math.floor(whole / 60), seconds: whole % 60 }
      return parts.minutes === 0
        ? t('practices.results_seconds', parts)
        : t('practices.results_minutes', parts)
    },
  }
}
