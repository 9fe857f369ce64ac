import type { ClosedGroup } from '@lectern/contract/closed-groups/closed-group'
import { closedGroupLimits } from '@lectern/contract/closed-groups/closed-group-limits'
import { useMutation } from '@tanstack/react-query'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { createGroupLink } from '../api.ts'
import { useGroupReload } from './use-group-reload.ts'

const validities = [1, 7, 30, 90, 365] as const
const fresh = { name: '', days: '30', users: '', approval: false }

/** A number of people as it was typed: null for any number, undefined for what is none. */
const readUsers = (text: string): number | null | undefined => {
  if (text.trim() === '') return null
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= closedGroupLimits.linkUsers ? number : undefined
}

interface NewGroupLinkProps {
  group: ClosedGroup
  open: boolean
  onClose: () => void
}

/** Asks what a new invitation link is called, and whom it lets in. */
export const NewGroupLink = ({ group, open, onClose }: NewGroupLinkProps) => {
  const { t } = useTexts()
  const reload = useGroupReload()
  const [fields, setFields] = useState(fresh)
  const write = (part: Partial<typeof fresh>) => setFields({ ...fields, ...part })
  const users = readUsers(fields.users)
  const create = useMutation({
    mutationFn: () =>
      createGroupLink({
        params: { group: group.id },
        body: {
          name: fields.name.trim(),
          days: fields.days === '' ? null : Number(fields.days),
          most_users: users ?? null,
          needs_approval: fields.approval,
        },
      }),
    onSuccess: async () => {
      setFields(fresh)
      onClose()
      await reload()
    },
    meta: { showsErrors: true },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('closed-groups.closed_link_new')}
      description={t('closed-groups.closed_link_new_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('expert.cancel')}
      submitLabel={t('closed-groups.closed_link_create')}
      ready={fields.name.trim() !== '' && users !== undefined}
      busy={create.isPending}
      onSubmit={() => create.mutate()}
      error={create.error ? errorText(create.error, t) : undefined}
    >
      <Field label={t('closed-groups.closed_link_name')} help={t('closed-groups.closed_link_name_help')}>
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was asked for
          autoFocus
          value={fields.name}
          maxLength={closedGroupLimits.linkName}
          autoComplete="off"
          onChange={(event) => write({ name: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('closed-groups.closed_link_days')}>
        <Select value={fields.days} onChange={(event) => write({ days: event.currentTarget.value })}>
          {validities.map((count) => (
            <option key={count} value={count}>
              {t('closed-groups.closed_link_days_option', { count })}
            </option>
          ))}
          <option value="">{t('closed-groups.closed_link_forever')}</option>
        </Select>
      </Field>
      <Field
        label={t('closed-groups.closed_link_users')}
        help={t('closed-groups.closed_link_users_help')}
        error={users === undefined ? t('closed-groups.closed_link_users_wrong') : undefined}
      >
        <TextInput
          inputMode="numeric"
          value={fields.users}
          autoComplete="off"
          maxLength={6}
          onChange={(event) => write({ users: event.currentTarget.value })}
        />
      </Field>
      <Checkbox
        label={t('closed-groups.closed_link_approval')}
        help={t('closed-groups.closed_link_approval_help')}
        checked={fields.approval}
        onChange={(event) => write({ approval: event.currentTarget.checked })}
      />
    </FormDialog>
  )
}
