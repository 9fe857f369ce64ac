import { useMutation } from '@tanstack/react-query'
import { contactColumns, contactFileFormats, type ContactColumn } from '@lectern/contract/contacts/export'
import type { Task } from '@lectern/contract/tasks/tasks'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Segmented } from '@lectern/ui/choices/segmented'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { type TextId, useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { exportContacts } from '../api.ts'
import styles from './bulk.module.css'
import type { GivenSelection } from './use-rehearsal.ts'
import { useOwnFields, useTitle } from './own-field-fields.tsx'

const names: Readonly<Record<ContactColumn, TextId>> = {
  id: 'contacts.bulk_export_id',
  name: 'contacts.name',
  surname: 'contacts.surname',
  email: 'contacts.email',
  phone: 'contacts.phone',
  country: 'contacts.card_country',
  city: 'contacts.city',
  language: 'contacts.filter_profile_language',
  time_zone: 'contacts.card_time_zone',
  birthday: 'contacts.filter_profile_birthday',
  source: 'contacts.source',
  status: 'contacts.status',
  address_state: 'contacts.bulk_export_address',
  manager: 'contacts.manager',
  tags: 'contacts.tags',
  active_at: 'contacts.active',
  created_at: 'contacts.filter_profile_created',
}

const usual: readonly ContactColumn[] = ['name', 'surname', 'email', 'phone', 'tags']

interface ExportContactsProps {
  selection: GivenSelection
  /** Undefined: more than were counted. */
  count: number | undefined
  onClose: () => void
  onStarted: (task: Task) => void
}

/** Which columns a file of contacts has, and its format. */
export const ExportContactsDialog = ({ selection, count, onClose, onStarted }: ExportContactsProps) => {
  const { t } = useTexts()
  const [columns, setColumns] = useState<readonly ContactColumn[]>(usual)
  const [fieldIds, setFieldIds] = useState<readonly number[]>([])
  const [format, setFormat] = useState<(typeof contactFileFormats)[number]>('xlsx')
  const start = useMutation({
    mutationFn: () =>
      exportContacts({
        body: {
          selection,
          format,
          columns: contactColumns.filter((column) => columns.includes(column)),
          field_ids: [...fieldIds],
        },
      }),
    onSuccess: ({ data }) => onStarted(data),
    meta: { showsErrors: true },
  })
  return (
    <FormDialog
      open
      size="wide"
      onClose={onClose}
      title={t('contacts.bulk_export_title')}
      description={t('contacts.bulk_export_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('expert.cancel')}
      submitLabel={
        count === undefined ? t('contacts.bulk_export_do_all') : t('contacts.bulk_export_do', { count })
      }
      ready={columns.length > 0}
      busy={start.isPending}
      onSubmit={() => start.mutate()}
      error={start.error ? errorText(start.error, t) : undefined}
    >
      <Segmented
        label={t('contacts.bulk_export_format')}
        value={format}
        onChange={setFormat}
        segments={contactFileFormats.map((value) => ({ value, label: t(`contacts.bulk_export_${value}`) }))}
      />
      <Choices
        label={t('contacts.bulk_export_columns')}
        options={contactColumns.map((value) => ({ value, label: t(names[value]) }))}
        chosen={columns}
        onChosen={setColumns}
      />
      <FieldChoices chosen={fieldIds} onChosen={setFieldIds} />
    </FormDialog>
  )
}

interface ChoicesProps<Value> {
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  chosen: readonly Value[]
  onChosen: (chosen: readonly Value[]) => void
}

const Choices = <Value extends string | number>({
  label,
  options,
  chosen,
  onChosen,
}: ChoicesProps<Value>) => (
  <fieldset className={styles.checks}>
    <legend>{label}</legend>
    {options.map(({ value, label: name }) => (
      <Checkbox
        key={value}
        label={name}
        checked={chosen.includes(value)}
        onChange={(event) =>
          onChosen(event.currentTarget.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
        }
      />
    ))}
  </fieldset>
)

const FieldChoices = (props: Pick<ChoicesProps<number>, 'chosen' | 'onChosen'>) => {
  const { t } = useTexts()
  const title = useTitle()
  const fields = useOwnFields(useMaySeeFields())
  if (fields.length === 0) return null
  return (
    <Choices
      {...props}
      label={t('contacts.filter_family_own')}
      options={fields.map((field) => ({ value: field.id, label: title(field) }))}
    />
  )
}

/** Who may not see the fields of the school is offered none. */
export const useMaySeeFields = (): boolean => {
  const held = useHeldRights()
  return held.has('contactfield_list') || held.has('contactfield_read')
}
