import { offerContentLimits } from '@lectern/contract/access/scope'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useTexts } from '../../../lib/texts/index.ts'
import { MomentField, NumberField } from '../../../frame/index.ts'
import type { ProductTerms } from './offer-draft.ts'
import styles from './offers.module.css'

const kinds = ['open', 'days', 'months', 'until'] as const

interface LengthFieldsProps {
  length: ProductTerms['length']
  onLength: (length: ProductTerms['length']) => void
}

const monthLater = () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString()

const firstOf = (kind: (typeof kinds)[number]): ProductTerms['length'] => {
  if (kind === 'open') return null
  if (kind === 'until') return { kind, at: monthLater() }
  return { kind, count: kind === 'days' ? 30 : 3 }
}

/** How long access lasts. */
export const LengthFields = ({ length, onLength }: LengthFieldsProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.pair}>
      <Field label={t('offers.offer_length')}>
        <Select
          value={length?.kind ?? 'open'}
          onChange={({ currentTarget }) => {
            const kind = kinds.find((each) => each === currentTarget.value)
            if (kind) onLength(firstOf(kind))
          }}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`offers.offer_length_${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {length?.kind === 'until' && (
        <MomentField
          label={t('offers.offer_length_at')}
          value={length.at}
          onChange={(at) => at !== undefined && onLength({ kind: 'until', at })}
        />
      )}
      {(length?.kind === 'days' || length?.kind === 'months') && (
        <NumberField
          key={length.kind}
          label={t(`offers.offer_length_count_${length.kind}`)}
          value={length.count}
          min={1}
          max={offerContentLimits[length.kind]}
          onValue={(count) => onLength({ kind: length.kind, count })}
        />
      )}
    </div>
  )
}
