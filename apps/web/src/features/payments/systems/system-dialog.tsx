import { providerIds } from '@lectern/contract/payments/provider-ids'
import { paymentLimits, type PaymentSystem } from '@lectern/contract/payments/payment-systems'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useMutation } from '@tanstack/react-query'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { createPaymentSystem, updatePaymentSystem } from '../api.ts'
import { CurrencyChoice } from './currency-choice.tsx'
import { bodyOfSystem, draftOfSystem, emptySystem, isWholeSystem, type SystemDraft } from './system-draft.ts'
import styles from './systems.module.css'

interface SystemDialogProps {
  /** Absent: a new one. */
  system: PaymentSystem | undefined
  onClose: () => void
  onSaved: () => Promise<unknown>
}

/** Where money comes to the school by itself: how it is called, and what the buyer does to pay. */
export const SystemDialog = ({ system, onClose, onSaved }: SystemDialogProps) => {
  const { t } = useTexts()
  const [draft, setDraft] = useState(system ? draftOfSystem(system) : emptySystem)
  const write = (part: Partial<SystemDraft>) => setDraft({ ...draft, ...part })
  const save = useMutation({
    mutationFn: () =>
      system
        ? updatePaymentSystem({ params: { system: system.id }, body: bodyOfSystem(draft) })
        : createPaymentSystem({ body: { provider_id: providerIds.byHand, ...bodyOfSystem(draft) } }),
    onSuccess: async () => {
      await onSaved()
      toasts.show({ tone: 'success', title: t(system ? 'payments.saved' : 'payments.added') })
      onClose()
    },
    meta: { showsErrors: true },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(system ? 'payments.edit_title' : 'payments.new_title')}
      description={t('payments.by_hand_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('expert.cancel')}
      submitLabel={t(system ? 'payments.save' : 'payments.add')}
      ready={isWholeSystem(draft)}
      busy={save.isPending}
      error={save.error ? errorText(save.error, t) : undefined}
      onSubmit={() => save.mutate()}
    >
      {!system && <Presets draft={draft} onDraft={write} />}
      <Field label={t('payments.title')} help={t('payments.title_help')} required>
        <TextInput
          value={draft.title}
          maxLength={paymentLimits.title}
          autoComplete="off"
          onChange={({ currentTarget }) => write({ title: currentTarget.value })}
        />
      </Field>
      <Field label={t('payments.instruction')} help={t('payments.instruction_help')} required>
        <TextArea
          rows={5}
          value={draft.instruction}
          maxLength={paymentLimits.instruction}
          onChange={({ currentTarget }) => write({ instruction: currentTarget.value })}
        />
      </Field>
      <CurrencyChoice value={draft.currencies} onValue={(currencies) => write({ currencies })} />
      <Checkbox
        label={t('payments.live')}
        checked={draft.isLive}
        onChange={({ currentTarget }) => write({ isLive: currentTarget.checked })}
      />
      <Preview draft={draft} />
    </FormDialog>
  )
}

const presets = ['bank', 'cash', 'other'] as const

/** The usual ways by hand: a press writes the name and the beginning of the instruction, unless something is written. */
const Presets = ({
  draft,
  onDraft,
}: {
  draft: SystemDraft
  onDraft: (part: Partial<SystemDraft>) => void
}) => {
  const { t } = useTexts()
  const ready = presets.map((preset) => ({
    preset,
    title: t(`payments.preset_${preset}`),
    instruction: t(`payments.preset_${preset}_instruction`),
  }))
  const isOwn =
    draft.instruction !== '' && !ready.some(({ instruction }) => instruction === draft.instruction)
  return (
    <div className={styles.presets} role="group" aria-label={t('payments.presets')}>
      {ready.map(({ preset, title, instruction }) => (
        <Button key={preset} size="small" onClick={() => onDraft({ title, ...(!isOwn && { instruction }) })}>
          {title}
        </Button>
      ))}
    </div>
  )
}

const Preview = ({ draft: { title, instruction } }: { draft: SystemDraft }) => {
  const { t } = useTexts()
  if (title.trim() === '' && instruction.trim() === '') return null
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.muted}>{t('payments.preview')}</figcaption>
      <span className={styles.name}>{title}</span>
      <p className={styles.told}>{instruction}</p>
    </figure>
  )
}
