import {
  billingDetails,
  type BillingDetails,
  type KeptBillingDetails,
} from '@lectern/contract/payments/documents/billing-details'
import { documentLimits } from '@lectern/contract/payments/documents/documents'
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

/** As it is typed: numbers are text until they are sent. */
const draftOf = ({ data }: KeptBillingDetails) => ({
  legal_name: data?.legal_name ?? '',
  address: data?.address ?? '',
  country: data?.country ?? '',
  registration_number: data?.registration_number ?? '',
  vat_id: data?.vat_id ?? '',
  email: data?.email ?? '',
  phone: data?.phone ?? '',
  footer: data?.footer ?? '',
  due_text: data?.due_text ?? '',
  invoice_prefix: data?.invoice_prefix ?? 'INV-',
  first_number: String(data?.first_number ?? 1),
  language: data?.language ?? '',
  is_invoice_automatic: data?.is_invoice_automatic ?? false,
})
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

/** Who sells, as documents name them, and how invoices are numbered. */
export const SellerDialog = ({ kept, onClose }: SellerDialogProps) => {
  const { t } = useTexts()
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(kept))
  const write = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const body = bodyOf(draft)
  const save = useMutation({
    mutationFn: () => saveBillingDetails({ body: body ?? kept.data ?? ({} as BillingDetails) }),
    onSuccess: (reply) => {
      client.setQueryData(queryFor(getBillingDetails, {}).queryKey, reply)
      toasts.show({
        tone: 'success',
        title: t('money-documents.seller_saved'),
      })
      onClose()
    },
    meta: { showsErrors: true },
  })
  const field = (
    name: TextField,
    { most, isLong, isNeeded, help }: { most: number; isLong?: true; isNeeded?: true; help?: string },
  ) => (
    <Field
      label={t(`money-documents.seller_${name}`)}
      help={help}
      required={isNeeded}
      error={isWrong(name, draft) ? t('money-documents.seller_wrong') : fieldText(save.error, name, t)}
    >
      {isLong ? (
        <TextArea
          rows={3}
          value={draft[name]}
          maxLength={most}
          onChange={({ currentTarget }) => write({ [name]: currentTarget.value })}
        />
      ) : (
        <TextInput
          value={draft[name]}
          maxLength={most}
          autoComplete="off"
          inputMode={name === 'first_number' ? 'numeric' : undefined}
          onChange={({ currentTarget }) => write({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  )
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
      onSubmit={() => save.mutate()}
    >
      {field('legal_name', { most: documentLimits.name, isNeeded: true })}
      {field('address', {
        most: documentLimits.address,
        isLong: true,
        isNeeded: true,
      })}
      <div className={styles.pair}>
        {field('country', { most: documentLimits.country, isNeeded: true })}
        {field('registration_number', { most: documentLimits.taxId })}
        {field('vat_id', { most: documentLimits.taxId })}
        {field('email', { most: 254 })}
        {field('phone', { most: 40 })}
      </div>
      <div className={styles.pair}>
        {field('invoice_prefix', {
          ...{ most: documentLimits.prefix, isNeeded: true },
          help: t('money-documents.seller_next', { number: kept.next_number }),
        })}
        {!kept.is_begun &&
          field('first_number', {
            ...{ most: 7, isNeeded: true },
            help: t('money-documents.seller_first_help'),
          })}
        <Field label={t('money-documents.seller_language')}>
          <Select
            value={draft.language}
            onChange={({ currentTarget }) =>
              write({
                language: locales.find((each) => each === currentTarget.value) ?? '',
              })
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
      </div>
      {field('footer', {
        most: documentLimits.footer,
        isLong: true,
        help: t('money-documents.seller_footer_help'),
      })}
      {field('due_text', {
        most: documentLimits.footer,
        isLong: true,
        help: t('money-documents.seller_due_help'),
      })}
      <Checkbox
        label={t('money-documents.seller_automatic')}
        help={t('money-documents.seller_automatic_help')}
        checked={draft.is_invoice_automatic}
        onChange={({ currentTarget }) => write({ is_invoice_automatic: currentTarget.checked })}
      />
      <p className={styles.muted}>
        <a href={kept.preview_link} download>
          {t('money-documents.preview')}
        </a>{' '}
        {t('money-documents.preview_text')}
      </p>
    </FormDialog>
  )
}
