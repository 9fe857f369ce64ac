import { deviceZone } from '../../lib/texts/zone-names.ts'
import { useDates } from '../../lib/texts/index.ts'

/** The zone of the reader's clock, for a search in which days and hours may stand; none without words. */
export const useSearchZone = (words: string | undefined): string | undefined => {
  const { zone } = useDates()
  return words ? (zone ?? deviceZone()) : undefined
}
