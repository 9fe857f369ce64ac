import { useQuery } from '@tanstack/react-query'
import type { ContactActionKind } from '@lectern/contract/contacts/bulk'
import { contactLimits } from '@lectern/contract/contacts/contacts'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useId } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listManagers, listTags } from '../api.ts'
import { AccessFields } from './access-fields.tsx'
import type { DraftFieldsProps } from './action-draft.ts'
import { ListChoice, PointsFields } from './list-and-points-fields.tsx'
import { OwnFieldFields } from './own-field-fields.tsx'

/** What an action needs to be told. */
export const ActionFields = ({ kind, ...fields }: DraftFieldsProps & { kind: ContactActionKind }) => {
  switch (kind) {
    case 'tag':
      return <TagName {...fields} />
    case 'untag':
      return <TagChoice {...fields} />
    case 'manager':
      return <ManagerChoice {...fields} />
    case 'field':
      return <OwnFieldFields {...fields} />
    case 'list_add':
    case 'list_remove':
      return <ListChoice {...fields} />
    case 'points':
      return <PointsFields {...fields} />
    case 'give_access':
    case 'extend_access':
    case 'end_access':
      return <AccessFields kind={kind} {...fields} />
    case 'block':
    case 'unblock':
    case 'erase':
      return null
  }
}

const useTags = () => useQuery(queryFor(listTags, {})).data?.data ?? []

const TagName = ({ draft, error, onChange }: DraftFieldsProps) => {
  const { t } = useTexts()
  const id = useId()
  const tags = useTags()
  return (
    <Field label={t('contacts.tag')} error={fieldText(error, 'tag', t)}>
      <TextInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was asked for
        autoFocus
        value={draft.tag}
        maxLength={contactLimits.tagLength}
        autoComplete="off"
        list={id}
        onChange={(event) => onChange({ ...draft, tag: event.currentTarget.value })}
      />
      <datalist id={id}>
        {tags.map((tag) => (
          <option key={tag.id} value={tag.name}>
            {tag.name}
          </option>
        ))}
      </datalist>
    </Field>
  )
}

const TagChoice = ({ draft, onChange }: DraftFieldsProps) => {
  const { t } = useTexts()
  const tags = useTags().filter(({ contacts }) => contacts > 0)
  return (
    <Field label={t('contacts.tag')}>
      <Select
        value={draft.tagId}
        onChange={(event) => onChange({ ...draft, tagId: event.currentTarget.value })}
      >
        <option value="">{t('contacts.bulk_tag_choose')}</option>
        {tags.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const ManagerChoice = ({ draft, error, onChange }: DraftFieldsProps) => {
  const { t } = useTexts()
  const managers = useQuery(queryFor(listManagers, {})).data?.data ?? []
  return (
    <Field label={t('contacts.manager')} error={fieldText(error, 'manager_id', t)}>
      <Select
        value={draft.managerId}
        onChange={(event) => onChange({ ...draft, managerId: event.currentTarget.value })}
      >
        <option value="">{t('contacts.bulk_manager_choose')}</option>
        <option value="none">{t('contacts.bulk_manager_none')}</option>
        {managers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
