import {
  billingDetails,
  type BillingDetails,
  type KeptBillingDetails,
} from '@lectern/contract/payments/documents/billing-details'
import { documentLimits } from '@lectern/contract/payments/documents/document-limits'
import { type Locale, locales } from '@lectern/contract/kernel/locales'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Select } from '@lectern/ui/choices/select'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getBillingDetails, saveBillingDetails } from '../api.ts'
import styles from './documents.module.css'

interface SellerDialogProps {
  kept: KeptBillingDetails
  onClose: () => void
}

const unset = {
  ...{
    legal_name: '',
    address: '',
    country: '',
    registration_number: '',
    vat_id: '',
    email: null,
    phone: '',
  },
  ...{ footer: '', due_text: '', invoice_prefix: 'INV-', first_number: 1, language: null },
  is_invoice_automatic: false,
} as const satisfies BillingDetails

/** As it is typed: numbers are text until they are sent. */
const draftOf = ({ data }: KeptBillingDetails) => {
  const details: BillingDetails = data ?? unset
  return {
    ...details,
    email: details.email ?? '',
    first_number: String(details.first_number),
    language: details.language ?? '',
  }
}
type Draft = ReturnType<typeof draftOf>
type TextField = Exclude<keyof Draft, 'is_invoice_automatic' | 'language'>

const bodyOf = (draft: Draft): BillingDetails | undefined =>
  billingDetails.safeParse({
    ...draft,
    email: draft.email.trim() === '' ? null : draft.email,
    first_number: Number(draft.first_number),
    language: draft.language === '' ? null : draft.language,
  }).data

const isWrong = (name: TextField, draft: Draft): boolean => {
  if (name === 'first_number') return !/^[1-9]\d{0,6}$/.test(draft.first_number)
  if (name === 'email') return draft.email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(draft.email.trim())
  if (name === 'legal_name' || name === 'address' || name === 'country') return false
  return !billingDetails.shape[name].safeParse(draft[name]).success
}

interface Form {
  readonly draft: Draft
  readonly write: (part: Partial<Draft>) => void
  readonly error: unknown
}

interface DraftFieldProps {
  form: Form
  name: TextField
  most: number
  isLong?: boolean
  isNeeded?: boolean
  help?: string
}

const DraftField = ({
  form: { draft, write, error },
  name,
  most,
  isLong = false,
  isNeeded = false,
  help,
}: DraftFieldProps) => {
  const { t } = useTexts()
  const input = {
    value: draft[name],
    maxLength: most,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      write({ [name]: currentTarget.value }),
  }
  return (
    <Field
      label={t(`money-documents.seller_${name}`)}
      help={help}
      required={isNeeded}
      error={isWrong(name, draft) ? t('money-documents.seller_wrong') : fieldText(error, name, t)}
    >
      {isLong ? (
        <TextArea rows={3} {...input} />
      ) : (
        <TextInput
          autoComplete="off"
          inputMode={name === 'first_number' ? 'numeric' : undefined}
          {...input}
        />
      )}
    </Field>
  )
}

const LanguageField = ({ form: { draft, write } }: { form: Form }) => {
  const { t } = useTexts()
  return (
    <Field label={t('money-documents.seller_language')}>
      <Select
        value={draft.language}
        onChange={({ currentTarget }) =>
          write({ language: locales.find((each) => each === currentTarget.value) ?? '' })
        }
      >
        <option value="">{t('money-documents.language_buyer')}</option>
        {locales.map((locale: Locale) => (
          <option key={locale} value={locale}>
            {t(`money-documents.language_${locale}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** How invoices are numbered, and what every document says. */
const DocumentFields = ({ form, kept }: { form: Form; kept: KeptBillingDetails }) => {
  const { t } = useTexts()
  return (
    <>
      <div className={styles.pair}>
        <DraftField
          {...{ form, name: 'invoice_prefix', most: documentLimits.prefix }}
          isNeeded
          help={t('money-documents.seller_next', { number: kept.next_number })}
        />
        {!kept.is_begun && (
          <DraftField
            {...{ form, name: 'first_number', most: 7 }}
            isNeeded
            help={t('money-documents.seller_first_help')}
          />
        )}
        <LanguageField form={form} />
      </div>
      <DraftField
        {...{ form, name: 'footer', most: documentLimits.footer }}
        isLong
        help={t('money-documents.seller_footer_help')}
      />
      <DraftField
        {...{ form, name: 'due_text', most: documentLimits.footer }}
        isLong
        help={t('money-documents.seller_due_help')}
      />
      <Checkbox
        label={t('money-documents.seller_automatic')}
        help={t('money-documents.seller_automatic_help')}
        checked={form.draft.is_invoice_automatic}
        onChange={({ currentTarget }) => form.write({ is_invoice_automatic: currentTarget.checked })}
      />
    </>
  )
}

/** Who sells, as documents name them, and how invoices are numbered. */
export const SellerDialog = ({ kept, onClose }: SellerDialogProps) => {
  const { t } = useTexts()
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(kept))
  const body = bodyOf(draft)
  const save = useMutation({
    mutationFn: (details: BillingDetails) => saveBillingDetails({ body: details }),
    onSuccess: (reply) => {
      client.setQueryData(queryFor(getBillingDetails, {}).queryKey, reply)
      toasts.show({ tone: 'success', title: t('money-documents.seller_saved') })
      onClose()
    },
    meta: { showsErrors: true },
  })
  const form: Form = { draft, write: (part) => setDraft({ ...draft, ...part }), error: save.error }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('money-documents.seller')}
      description={t('money-documents.seller_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('money-documents.cancel')}
      submitLabel={t('money-documents.seller_save')}
      ready={body !== undefined}
      busy={save.isPending}
      error={save.error ? errorText(save.error, t) : undefined}
      onSubmit={() => body && save.mutate(body)}
    >
      <DraftField {...{ form, name: 'legal_name', most: documentLimits.name }} isNeeded />
      <DraftField {...{ form, name: 'address', most: documentLimits.address }} isLong isNeeded />
      <div className={styles.pair}>
        <DraftField {...{ form, name: 'country', most: documentLimits.country }} isNeeded />
        <DraftField {...{ form, name: 'registration_number', most: documentLimits.taxId }} />
        <DraftField {...{ form, name: 'vat_id', most: documentLimits.taxId }} />
        <DraftField {...{ form, name: 'email', most: 254 }} />
        <DraftField {...{ form, name: 'phone', most: 40 }} />
      </div>
      <DocumentFields form={form} kept={kept} />
      <p className={styles.muted}>
        <a href={kept.preview_link} download>
          {t('money-documents.preview')}
        </a>{' '}
        {t('money-documents.preview_text')}
      </p>
    </FormDialog>
  )
}
