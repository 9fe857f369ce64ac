import { useMemo, useState } from 'react'
import { useTexts } from '../../lib/texts/index.ts'
import { OneOfManyField } from './one-of-many-field.tsx'
import { zoneOf, zonesFor } from './time-zones.ts'

interface ZoneFieldProps {
  label: string
  help?: string | undefined
  error?: string | undefined
  disabled?: boolean | undefined
  /** A zone of the IANA list; null for none of its own. */
  value: string | null
  onValue: (zone: string | null) => void
  /** What is shown for none; without it a zone is always chosen. */
  noneLabel?: string | undefined
}

/** One of all time zones, found by city, by country or by its offset, which it tells as it is now. */
export const ZoneField = ({ value, onValue, noneLabel, ...field }: ZoneFieldProps) => {
  const { t, locale } = useTexts()
  const [now] = useState(() => new Date())
  const [isAsked, setIsAsked] = useState(false)
  const zones = useMemo(() => {
    // All of them take a tenth of a second to describe.
    if (isAsked) return zonesFor(value, locale, now)
    return value === null ? [] : [zoneOf(value, locale, now)]
  }, [isAsked, value, locale, now])
  const none = noneLabel === undefined ? [] : [{ id: '', label: noneLabel }]
  return (
    <OneOfManyField
      {...field}
      placeholder={t('common.zone_search')}
      options={[...none, ...zones]}
      onAsked={() => setIsAsked(true)}
      value={value ?? ''}
      onValue={(id) => onValue(id || null)}
    />
  )
}
