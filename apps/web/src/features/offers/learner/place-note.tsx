import type { BuyerOrder } from '@lectern/contract/orders/buyer-order'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'

const hour = 60 * 60_000

interface PlaceNoteProps {
  place: BuyerOrder['place']
  /** When the server said so. */
  asOf: string
}

/** Until when a place of an offer for so many people is kept; nothing where there are places for everybody. Its texts are those of `checkout`. */
export const PlaceNote = ({ place, asOf }: PlaceNoteProps) => {
  const { t } = useTexts()
  const { clock, date } = useDates()
  const isHere = useHydrated()
  if (place === null) return null
  if (!place.is_held) return <p>{t('checkout.place_free')}</p>
  const left = place.until === null ? 0 : Date.parse(place.until) - Date.parse(asOf)
  if (place.until === null || left <= 0) return null
  if (left > 12 * hour) return <p>{t('checkout.place_until', { time: date(place.until) })}</p>
  // Whose clock it is that the reader reads is known in the browser alone.
  if (!isHere) return <p>{t('checkout.place_minutes', { count: Math.ceil(left / 60_000) })}</p>
  return <p>{t('checkout.place_until', { time: clock(place.until) })}</p>
}
