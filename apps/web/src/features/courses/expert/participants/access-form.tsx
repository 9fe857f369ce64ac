import { offerContentLimits } from '@lectern/contract/access/scope'
import type { AccessAction } from '@lectern/contract/courses/participant-access'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { useOffersOf } from '../../../offers/index.ts'
import { MomentField, NumberField } from '../../../../frame/index.ts'
import styles from './participants.module.css'

/** Changes of access that need more than a press. */
export type FormKind = 'grant' | 'extend' | 'end' | 'freeze'

type FormAction = Extract<AccessAction, { kind: FormKind }>

type Unit = 'days' | 'months'

interface Draft {
  /** Without an end, or until somebody says otherwise. */
  isOpen: boolean
  count: number
  unit: Unit
  at: string | undefined
  /** Null: everything, without an offer. */
  offer: number | null
}

const lengthOf = ({ unit, count }: Draft) => ({ kind: unit, count })

/** What is asked for; nothing while the form is not complete. */
const actionOf = (kind: FormKind, draft: Draft): FormAction | undefined => {
  const length = draft.isOpen ? null : lengthOf(draft)
  switch (kind) {
    case 'grant':
      return { kind, offer_id: draft.offer, starts_at: null, length: draft.offer === null ? length : null }
    case 'extend':
      return { kind, by: lengthOf(draft) }
    case 'freeze':
      return { kind, by: length }
    case 'end':
      if (draft.isOpen) return { kind, ends_at: null }
      return draft.at === undefined ? undefined : { kind, ends_at: new Date(draft.at).toISOString() }
  }
}

interface AccessFormProps {
  kind: FormKind
  product: number
  /** How many people it concerns. */
  count: number
  onAction: (action: FormAction) => void
  onClose: () => void
}

/** Asks how the access of some people is changed, and says beforehand what happens to them. */
export const AccessForm = ({ kind, product, count, onAction, onClose }: AccessFormProps) => {
  const { t } = useTexts()
  const [draft, setDraft] = useState<Draft>({
    isOpen: kind === 'freeze' || kind === 'grant',
    count: kind === 'extend' ? 30 : 7,
    unit: 'days',
    at: undefined,
    offer: null,
  })
  const action = actionOf(kind, draft)
  const { offers } = useOffersOf(product, kind === 'grant')
  const offer = offers.find(({ id }) => id === draft.offer)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(`participants.access_${kind}_title`, { count })}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t(`participants.access_${kind}_confirm`)}
      ready={action !== undefined}
      busy={false}
      onSubmit={() => action && onAction(action)}
    >
      {offers.length > 0 && (
        <Field label={t('participants.access_grant_by')}>
          <Select
            value={draft.offer ?? ''}
            onChange={({ currentTarget }) =>
              setDraft({ ...draft, offer: currentTarget.value === '' ? null : Number(currentTarget.value) })
            }
          >
            <option value="">{t('participants.access_grant_all')}</option>
            {offers.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {kind !== 'extend' && draft.offer === null && (
        <RadioGroup
          label={t(`participants.access_${kind}_until`)}
          value={draft.isOpen ? 'open' : 'closed'}
          options={[
            { value: 'open', label: t(`participants.access_${kind}_open`) },
            { value: 'closed', label: t(`participants.access_${kind}_closed`) },
          ]}
          onChange={(chosen) => setDraft({ ...draft, isOpen: chosen === 'open' })}
        />
      )}
      {!draft.isOpen && draft.offer === null && (
        <EndFields kind={kind} draft={draft} write={(part) => setDraft({ ...draft, ...part })} />
      )}
      <p className={styles.preview}>
        {offer ? (
          t('participants.access_grant_offer_preview', { count, offer: offer.title })
        ) : (
          <Preview {...{ kind, count, draft }} />
        )}
      </p>
    </FormDialog>
  )
}

interface EndFieldsProps {
  kind: FormKind
  draft: Draft
  write: (part: Partial<Draft>) => void
}

const EndFields = ({ kind, draft, write }: EndFieldsProps) => {
  const { t } = useTexts()
  if (kind === 'end')
    return (
      <MomentField
        label={t('participants.access_end_at')}
        value={draft.at}
        onChange={(at) => write({ at })}
      />
    )
  return (
    <div className={styles.length}>
      <NumberField
        label={t('participants.access_length')}
        value={draft.count}
        min={1}
        max={offerContentLimits[draft.unit]}
        onValue={(count) => write({ count })}
      />
      <Field label={t('participants.access_length_unit')}>
        <Select
          value={draft.unit}
          onChange={({ currentTarget }) => {
            const unit = currentTarget.value === 'months' ? 'months' : 'days'
            write({ unit, count: Math.min(draft.count, offerContentLimits[unit]) })
          }}
        >
          <option value="days">{t('participants.access_days')}</option>
          <option value="months">{t('participants.access_months')}</option>
        </Select>
      </Field>
    </div>
  )
}

/** What happens, in a sentence. */
const Preview = ({ kind, count, draft }: { kind: FormKind; count: number; draft: Draft }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  const length = t(`participants.access_for_${draft.unit}`, { count: draft.count })
  if (kind === 'extend') return t('participants.access_extend_preview', { count, length })
  if (draft.isOpen) return t(`participants.access_${kind}_open_preview`, { count })
  if (kind !== 'end') return t(`participants.access_${kind}_preview`, { count, length })
  return draft.at === undefined
    ? t('participants.access_end_which')
    : t('participants.access_end_preview', { count, date: longMoment(draft.at) })
}
