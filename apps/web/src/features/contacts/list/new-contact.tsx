import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { personNameLength } from '@lectern/contract/identity/people'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { createContact, listContacts, listTags } from '../api.ts'

interface NewContactProps {
  onMade: (contact: ContactCard) => void
  onClose: () => void
}

const nothing = { name: '', surname: '', email: '', phone: '', tags: '' }

const bodyOf = ({ name, surname, email, phone, tags }: typeof nothing) => ({
  name,
  surname: surname === '' ? null : surname,
  email: email.trim() === '' ? null : email,
  phone: phone.trim() === '' ? null : phone,
  tags: tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== ''),
})

/** Adds a person by name, e-mail and phone; nobody is written to. */
export const NewContact = ({ onMade, onClose }: NewContactProps) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const [written, setWritten] = useState(nothing)
  const create = useMutation({
    mutationFn: () => createContact({ body: bodyOf(written) }),
    onSuccess: async ({ data }) => {
      await Promise.all(
        [listContacts, listTags].map((each) => queryClient.invalidateQueries({ queryKey: queryKeyOf(each) })),
      )
      onMade(data)
    },
    meta: { showsErrors: true },
  })
  const field = (key: keyof typeof nothing, type = 'text') => (
    <TextInput
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was asked for
      autoFocus={key === 'name'}
      type={type}
      value={written[key]}
      maxLength={personNameLength * 2}
      autoComplete="off"
      onChange={(event) => {
        const { value } = event.currentTarget
        setWritten((before) => ({ ...before, [key]: value }))
      }}
    />
  )
  const told = ['email', 'phone', 'name', 'tags'].map((key) => fieldText(create.error, key, t))
  const [email, phone, name, tags] = told
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('contacts.new_title')}
      description={t('contacts.new_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t('contacts.new_submit')}
      ready={written.email.trim() !== '' || written.phone.trim() !== ''}
      busy={create.isPending}
      onSubmit={() => create.mutate()}
      error={
        create.error && told.every((each) => each === undefined) ? errorText(create.error, t) : undefined
      }
    >
      <Field label={t('contacts.name')} error={name}>
        {field('name')}
      </Field>
      <Field label={t('contacts.surname')}>{field('surname')}</Field>
      <Field label={t('contacts.email')} error={email}>
        {field('email', 'email')}
      </Field>
      <Field label={t('contacts.phone')} error={phone} help={t('contacts.phone_help')}>
        {field('phone', 'tel')}
      </Field>
      <Field label={t('contacts.tags')} error={tags} help={t('contacts.tags_help')}>
        {field('tags')}
      </Field>
    </FormDialog>
  )
}
