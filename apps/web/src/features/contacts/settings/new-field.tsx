import { useMutation } from '@tanstack/react-query'
import {
  type ContactSettings,
  contactSettingsLimits,
  hasOptions,
  newContactFieldTypes,
} from '@lectern/contract/contacts/contact-settings'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { createContactField } from '../api.ts'

interface NewFieldProps {
  /** The tab in which it will stand. */
  tabFor: () => Promise<number>
  onMade: (made: { data: ContactSettings; field_id: number }) => void
  onClose: () => void
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, contactSettingsLimits.options)

/** Asks for the name and the kind of a field; the rest is set where it stands then. */
export const NewField = ({ tabFor, onMade, onClose }: NewFieldProps) => {
  const { t } = useTexts()
  const [title, setTitle] = useState('')
  const [type, setType] = useState(newContactFieldTypes[0] ?? 'text')
  const [options, setOptions] = useState('')
  const titles = hasOptions(type) ? linesOf(options) : []
  const create = useMutation({
    mutationFn: async () =>
      createContactField({
        body: {
          tab_id: await tabFor(),
          title: title.trim(),
          type,
          options: titles.map((each) => ({ title: each })),
        },
      }),
    onSuccess: onMade,
    meta: { showsErrors: true },
  })
  const told = fieldText(create.error, 'title', t)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('contacts.settings_new')}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t('contacts.settings_new_submit')}
      ready={title.trim() !== '' && (!hasOptions(type) || titles.length > 0)}
      busy={create.isPending}
      onSubmit={() => create.mutate()}
      error={create.error && told === undefined ? errorText(create.error, t) : undefined}
    >
      <Field label={t('contacts.settings_title')} error={told}>
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was asked for
          autoFocus
          value={title}
          maxLength={contactSettingsLimits.titleLength}
          autoComplete="off"
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('contacts.settings_type')}>
        <Select
          value={type}
          onChange={(event) => {
            const chosen = newContactFieldTypes.find((each) => each === event.currentTarget.value)
            if (chosen) setType(chosen)
          }}
        >
          {newContactFieldTypes.map((each) => (
            <option key={each} value={each}>
              {t(`contacts.settings_type_${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      {hasOptions(type) && (
        <Field label={t('contacts.settings_options')} help={t('contacts.settings_options_help')}>
          <TextArea value={options} onChange={(event) => setOptions(event.currentTarget.value)} />
        </Field>
      )}
    </FormDialog>
  )
}
