import { useQuery } from '@tanstack/react-query'
import { contactActionLimits } from '@lectern/contract/contacts/bulk'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { queryFor } from '../../../lib/api/index.ts'
import { fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listContactLists } from '../api.ts'
import type { DraftFieldsProps } from './action-draft.ts'

/** A list by hand: those that fill themselves take nobody. */
export const ListChoice = ({ draft, onChange }: DraftFieldsProps) => {
  const { t } = useTexts()
  const lists = useQuery(queryFor(listContactLists, {})).data?.data.filter(({ kind }) => kind === 'hand')
  const isEmpty = lists?.length === 0
  return (
    <Field label={t('contacts.bulk_list')} help={isEmpty ? t('contacts.bulk_list_none') : undefined}>
      <Select
        value={draft.listId}
        onChange={(event) => onChange({ ...draft, listId: event.currentTarget.value })}
      >
        <option value="">{t('contacts.bulk_list_choose')}</option>
        {(lists ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** How many points, and for what. */
export const PointsFields = ({ draft, error, onChange }: DraftFieldsProps) => {
  const { t, number } = useTexts()
  return (
    <>
      <Field
        label={t('contacts.bulk_points_count')}
        help={t('contacts.bulk_points_most', { count: number(contactActionLimits.points) })}
        error={fieldText(error, 'points', t)}
      >
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was asked for
          autoFocus
          type="number"
          inputMode="numeric"
          min={1}
          max={contactActionLimits.points}
          value={draft.points}
          onChange={(event) => onChange({ ...draft, points: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t('contacts.bulk_points_reason')}
        help={t('contacts.bulk_points_reason_help')}
        error={fieldText(error, 'reason', t)}
      >
        <TextInput
          value={draft.reason}
          maxLength={contactActionLimits.reasonLength}
          onChange={(event) => onChange({ ...draft, reason: event.currentTarget.value })}
        />
      </Field>
    </>
  )
}
