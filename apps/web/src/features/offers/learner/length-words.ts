import type { OfferedProduct } from '@lectern/contract/offers/public-offer'
import type { Dates, ReaderTexts } from '../../../lib/texts/index.ts'

/** For how long something is open, in words. */
export const lengthWords = (
  length: OfferedProduct['length'],
  { t, longMoment }: Pick<ReaderTexts & Dates, 't' | 'longMoment'>,
): string => {
  if (length === null) return t('account.offer_length_open')
  if (length.kind === 'until') return t('account.offer_length_until', { date: longMoment(length.at) })
  return t(`account.offer_length_${length.kind}`, { count: length.count })
}
