import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useMemo } from 'react'

interface ZoneFieldProps {
  label: string
  help?: string | undefined
  /** A zone of the IANA list; null for none of its own. */
  value: string | null
  onValue: (zone: string | null) => void
  /** What is shown for none; without it a zone is always chosen. */
  noneLabel?: string | undefined
}

/** One of all time zones. */
export const ZoneField = ({ label, help, value, onValue, noneLabel }: ZoneFieldProps) => {
  const zones = useMemo(
    () =>
      [
        ...new Set([...(value === null ? [] : [value]), 'UTC', ...Intl.supportedValuesOf('timeZone')]),
      ].toSorted(),
    [value],
  )
  return (
    <Field label={label} help={help}>
      <Select value={value ?? ''} onChange={(event) => onValue(event.currentTarget.value || null)}>
        {noneLabel !== undefined && <option value="">{noneLabel}</option>}
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
    </Field>
  )
}
