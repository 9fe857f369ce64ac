import type { ImportAccess } from '@lectern/contract/contacts/imports/import-access'
import { contactActionLimits } from '@lectern/contract/contacts/bulk'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useHeldRights } from '../../../staff/index.ts'
import { useProducts } from '../../bulk/access-fields.tsx'
import type { RulesProps } from './rules-props.ts'

/** A product to which everybody of the file with a known account gets access, and for how long. */
export const AccessRule = ({ rules: { access }, fault, accessError, disabled, onRules }: RulesProps) => {
  const { t } = useTexts()
  const held = useHeldRights()
  const products = useProducts()
  if (!held.has('contact_edit') || !held.has('course_edit')) return null
  const choose = (value: string) =>
    onRules({
      access: value === '' ? null : { length: null, notifies: false, ...access, product_id: Number(value) },
    })
  return (
    <>
      <Field
        label={t('contact-imports.access')}
        help={t('contact-imports.access_help')}
        error={access?.length?.kind === 'until' ? undefined : accessError}
      >
        <Select
          value={access === null ? '' : String(access.product_id)}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) => choose(value)}
        >
          <option value="">{t('contact-imports.access_none')}</option>
          {products.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {access !== null && (
        <AccessLength
          {...{ access, fault, accessError, disabled }}
          onAccess={(chosen) => onRules({ access: chosen })}
        />
      )}
    </>
  )
}

interface AccessLengthProps extends Pick<RulesProps, 'fault' | 'accessError' | 'disabled'> {
  access: ImportAccess
  onAccess: (access: ImportAccess) => void
}

const lengths = ['endless', 'days', 'until'] as const

const firstOf = (kind: string): ImportAccess['length'] => {
  if (kind === 'days') return { kind: 'days', count: 30 }
  return kind === 'until' ? { kind: 'until', at: '' } : null
}

const AccessLength = ({ access, fault, accessError, disabled, onAccess }: AccessLengthProps) => {
  const { t } = useTexts()
  const { length, notifies } = access
  const faultOf = (code: RulesProps['fault']) =>
    fault === code && code !== undefined ? t(`contact-imports.fault_${code}`) : undefined
  return (
    <>
      <Field label={t('contact-imports.access_length')}>
        <Select
          value={length?.kind ?? 'endless'}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) => onAccess({ ...access, length: firstOf(value) })}
        >
          {lengths.map((kind) => (
            <option key={kind} value={kind}>
              {t(`contact-imports.access_${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {length?.kind === 'days' && (
        <Field label={t('contacts.bulk_access_days')} error={faultOf('no_access_days')}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={contactActionLimits.days}
            value={length.count === 0 ? '' : String(length.count)}
            disabled={disabled}
            onChange={({ currentTarget: { value } }) =>
              onAccess({ ...access, length: { kind: 'days', count: Number(value) } })
            }
          />
        </Field>
      )}
      {length?.kind === 'until' && (
        <Field label={t('contacts.bulk_access_until')} error={accessError ?? faultOf('no_access_end')}>
          <TextInput
            type="date"
            value={dayOf(length.at)}
            disabled={disabled}
            onChange={({ currentTarget: { value } }) =>
              onAccess({ ...access, length: { kind: 'until', at: endOfDay(value) } })
            }
          />
        </Field>
      )}
      <Checkbox
        label={t('contacts.bulk_access_notifies')}
        checked={notifies}
        disabled={disabled}
        onChange={({ currentTarget: { checked } }) => onAccess({ ...access, notifies: checked })}
      />
    </>
  )
}

/** The last moment of a day of the reader, as the server takes it; empty while no day is chosen. */
const endOfDay = (day: string): string => {
  const at = new Date(`${day}T23:59:59`)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

const dayOf = (at: string): string => {
  if (at === '') return ''
  const day = new Date(at)
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
