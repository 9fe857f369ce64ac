import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { createAccessGroup } from '../api.ts'
import { useStaffReload } from '../use-staff-reload.ts'

interface CreateGroupProps {
  open: boolean
  onClose: () => void
}

/** Asks for a name and leads to the new group, where its rights are ticked. */
export const CreateGroup = ({ open, onClose }: CreateGroupProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const reload = useStaffReload()
  const [name, setName] = useState('')
  const create = useMutation({
    mutationFn: () => createAccessGroup({ body: { name: name.trim(), permissions: [] } }),
    onSuccess: async ({ data }) => {
      setName('')
      onClose()
      await reload()
      await navigate({ to: '/expert/settings/team/groups/$groupId', params: { groupId: data.id } })
    },
    meta: { showsErrors: true },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('school.group_create')}
      description={t('school.group_create_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('school.cancel')}
      submitLabel={t('school.group_create')}
      ready={name.trim() !== ''}
      busy={create.isPending}
      onSubmit={() => create.mutate()}
    >
      <Field
        label={t('school.group_name')}
        error={create.error ? (fieldText(create.error, 'name', t) ?? errorText(create.error, t)) : undefined}
      >
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog that was asked for
          autoFocus
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
