import { useDates, useTexts } from './use-texts.tsx'
import { zoneName } from './zone-names.ts'

/** By which clock moments are written where no scripts run: it is not that of the device. UTC is named by each moment itself. */
export const ZoneNote = () => {
  const { t } = useTexts()
  const { zone } = useDates()
  return zone === undefined || zone === 'UTC' ? null : (
    <noscript> {t('common.time_of_zone', { zone: zoneName(zone) })}</noscript>
  )
}
