import { type CurrencyCode, isCurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../lib/api/index.ts'
import { useReaderZone } from '../../lib/texts/index.ts'
import { useHolds } from '../staff/index.ts'
import { getSchoolSettings } from './api.ts'

/** In which currency the school counts, and by which clock its sales end; the reader's clock for staff who may not see its settings. */
export const useSchoolMoney = (): {
  currency: CurrencyCode | undefined
  zone: string
} => {
  const own = useReaderZone()
  const maySee = useHolds('cabinet_read')
  const settings = useQuery({
    ...queryFor(getSchoolSettings, {}),
    enabled: maySee,
    meta: { onlyLogged: true },
  }).data?.data
  const code = settings?.currency
  return {
    currency: code !== undefined && isCurrencyCode(code) ? code : undefined,
    zone: settings?.time_zone ?? own,
  }
}
