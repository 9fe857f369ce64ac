import { useQuery } from '@tanstack/react-query'
import { type ContactAccessAction, contactActionLimits } from '@lectern/contract/contacts/bulk'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { queryFor } from '../../../lib/api/index.ts'
import { fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listFilterFields } from '../api.ts'
import type { DraftFieldsProps } from './action-draft.ts'

/** Products of the school, as the filter offers them. */
export const useProducts = () => {
  const families = useQuery(queryFor(listFilterFields, {})).data?.data ?? []
  const access = families.find(({ name }) => name === 'access')
  return access?.fields.find(({ name }) => name === 'has')?.options ?? []
}

/** The product, what is to become of the access to it, and whether people are told. */
export const AccessFields = ({
  kind,
  draft,
  error,
  onChange,
}: DraftFieldsProps & { kind: ContactAccessAction['kind'] }) => {
  const { t } = useTexts()
  return (
    <>
      <Field label={t('contacts.bulk_product')}>
        <Select
          value={draft.productId}
          onChange={(event) => onChange({ ...draft, productId: event.currentTarget.value })}
        >
          <option value="">{t('contacts.bulk_product_choose')}</option>
          {useProducts().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {kind === 'give_access' && (
        <Field
          label={t('contacts.bulk_access_until')}
          help={t('contacts.bulk_access_until_help')}
          error={fieldText(error, 'ends_at', t)}
        >
          <TextInput
            type="date"
            value={draft.endsOn}
            onChange={(event) => onChange({ ...draft, endsOn: event.currentTarget.value })}
          />
        </Field>
      )}
      {kind === 'extend_access' && (
        <Field label={t('contacts.bulk_access_days')} error={fieldText(error, 'days', t)}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={contactActionLimits.days}
            value={draft.days}
            onChange={(event) => onChange({ ...draft, days: event.currentTarget.value })}
          />
        </Field>
      )}
      <Checkbox
        label={t('contacts.bulk_access_notifies')}
        checked={draft.notifies}
        onChange={(event) => onChange({ ...draft, notifies: event.currentTarget.checked })}
      />
    </>
  )
}
