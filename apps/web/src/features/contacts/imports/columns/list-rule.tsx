import { useQuery } from '@tanstack/react-query'
import type { ImportRules } from '@lectern/contract/contacts/imports/contact-imports'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useHeldRights } from '../../../staff/index.ts'
import { listContactLists } from '../../api.ts'
import type { RulesProps } from './rules-props.ts'

const valueOf = (list: ImportRules['list']): string => {
  if (list === null) return ''
  return 'id' in list ? String(list.id) : 'new'
}

const listOf = (value: string): ImportRules['list'] => {
  if (value === '') return null
  return value === 'new' ? { name: '' } : { id: Number(value) }
}

/** Lists by hand that are there. */
export const useHandLists = (isAllowed = true) => {
  const lists = useQuery({ ...queryFor(listContactLists, {}), enabled: isAllowed }).data?.data ?? []
  return lists.filter(({ kind }) => kind === 'hand')
}

/** A list on which everybody of the file is put: one that is there, or a new one. */
export const ListRule = ({ rules: { list }, fault, listError, disabled, onRules }: RulesProps) => {
  const { t } = useTexts()
  const held = useHeldRights()
  const maySee = held.has('contactlist_list') || held.has('contactlist_read')
  const [mayAdd, mayMake] = [held.has('contactlist_edit') && maySee, held.has('contactlist_create')]
  const lists = useHandLists(mayAdd)
  if (!mayAdd && !mayMake) return null
  const isNew = list !== null && 'name' in list
  return (
    <>
      <Field label={t('contact-imports.list')} error={isNew ? undefined : listError}>
        <Select
          value={valueOf(list)}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) => onRules({ list: listOf(value) })}
        >
          <option value="">{t('contact-imports.list_none')}</option>
          {mayMake && <option value="new">{t('contact-imports.list_new')}</option>}
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {isNew && (
        <Field
          label={t('contact-imports.list_name')}
          error={
            listError ?? (fault === 'no_list_name' ? t('contact-imports.fault_no_list_name') : undefined)
          }
        >
          <TextInput
            value={list.name}
            maxLength={200}
            autoComplete="off"
            disabled={disabled}
            onChange={({ currentTarget: { value } }) => onRules({ list: { name: value } })}
          />
        </Field>
      )}
    </>
  )
}
