import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useMemo, useState } from 'react'
import { zonesByRegion } from './time-zones.ts'

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

/** One of all time zones, by region, each with how far it is from UTC today. */
export const ZoneField = ({ label, help, error, disabled, value, onValue, noneLabel }: ZoneFieldProps) => {
  const [now] = useState(() => new Date())
  const zones = useMemo(() => zonesByRegion(value, now), [value, now])
  return (
    <Field label={label} help={help} error={error}>
      <Select
        disabled={disabled}
        value={value ?? ''}
        onChange={(event) => onValue(event.currentTarget.value || null)}
      >
        {noneLabel !== undefined && <option value="">{noneLabel}</option>}
        {[...zones].map(([region, own]) => (
          <optgroup key={region} label={region}>
            {own.map((zone) => (
              <option key={zone.name} value={zone.name}>
                {zone.label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}
