import { documentLimits, taxIdForm } from '@lectern/contract/payments/documents/document-limits'
import type { InvoiceBuyer, OrderDocuments } from '@lectern/contract/payments/documents/documents'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import styles from './documents.module.css'

interface InvoiceDialogProps {
  /** As the order calls the buyer. */
  buyerName: string
  issue: (buyer: InvoiceBuyer) => Promise<{ data: OrderDocuments }>
  onIssued: (documents: { data: OrderDocuments }) => void
  onClose: () => void
}

/** To whom an invoice is made out. It says what is typed for good, so the dialog says that before. */
export const InvoiceDialog = ({ buyerName, issue, onIssued, onClose }: InvoiceDialogProps) => {
  const { t } = useTexts()
  const [draft, setDraft] = useState({
    name: buyerName,
    address: '',
    country: '',
    tax_id: '',
  })
  const write = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const isTaxIdWrong = !taxIdForm.test(draft.tax_id.trim())
  const make = useAction<undefined>(async () => {
    onIssued(await issue(draft))
    onClose()
  })
  const input = (name: 'name' | 'country' | 'tax_id', most: number, autoComplete: string) => (
    <TextInput
      value={draft[name]}
      maxLength={most}
      autoComplete={autoComplete}
      onChange={({ currentTarget }) => write({ [name]: currentTarget.value })}
    />
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('money-documents.invoice_title')}
      description={t('money-documents.invoice_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('money-documents.cancel')}
      submitLabel={t('money-documents.invoice_submit')}
      ready={draft.name.trim() !== '' && !isTaxIdWrong}
      busy={make.busy}
      error={make.error ? errorText(make.error, t) : undefined}
      onSubmit={() => make.run(undefined)}
    >
      <Field label={t('money-documents.buyer_name')} error={fieldText(make.error, 'name', t)} required>
        {input('name', documentLimits.name, 'organization')}
      </Field>
      <Field label={t('money-documents.address')}>
        <TextArea
          rows={3}
          value={draft.address}
          maxLength={documentLimits.address}
          onChange={({ currentTarget }) => write({ address: currentTarget.value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={t('money-documents.country')}>
          {input('country', documentLimits.country, 'country-name')}
        </Field>
        <Field
          label={t('money-documents.tax_id')}
          error={isTaxIdWrong ? t('money-documents.tax_id_wrong') : undefined}
        >
          {input('tax_id', documentLimits.taxId, 'off')}
        </Field>
      </div>
    </FormDialog>
  )
}
