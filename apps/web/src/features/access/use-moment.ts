import { useCallback, useSyncExternalStore } from 'react'
import { useTexts } from '../../lib/texts/index.ts'

const never = () => () => {}

/**
 * Writes instants as "21 November 2026, 09:00" in the reader's own time zone. The server does not know that zone: its page
 * says the time of UTC, with the zone's name, until the browser takes over.
 */
export const useMoment = (): ((at: string) => string) => {
  const { locale } = useTexts()
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useCallback(
    (at) =>
      new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        ...(isHere ? {} : { timeZone: 'UTC', timeZoneName: 'short' }),
      }).format(new Date(at)),
    [locale, isHere],
  )
}
