import type { OfferChoices } from '@lectern/contract/offers/offer'
import { distributionMethods, mostShares, type OfferDistribution } from '@lectern/contract/teams/distribution'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { FormGroup } from '@lectern/ui/forms/form-group'
import textStyles from '@lectern/ui/text/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listOfferChoices } from '../api.ts'
import styles from './offers.module.css'

interface AssistantFieldsProps {
  product: number
  distribution: OfferDistribution | null
  onDistribution: (distribution: OfferDistribution | null) => void
}

const methods = ['by_hand', ...distributionMethods] as const
const nobody = { assistant_ids: [], group_ids: [] }

/** To which assistants those who join come. */
export const AssistantFields = (props: AssistantFieldsProps) => {
  const { product, distribution, onDistribution } = props
  const { t } = useTexts()
  const method = distribution?.method ?? 'by_hand'
  return (
    <>
      <RadioGroup
        label={t('offers.offer_assistants')}
        value={method}
        onChange={(next) =>
          onDistribution(next === 'by_hand' ? null : { ...nobody, ...distribution, method: next })
        }
        options={methods.map((value) => ({
          value,
          label: t(`offers.offer_assistants_${value}`),
          help: t(`offers.offer_assistants_${value}_help`),
        }))}
      />
      {distribution !== null && (
        <Shares product={product} distribution={distribution} onDistribution={onDistribution} />
      )}
    </>
  )
}

interface SharesProps extends AssistantFieldsProps {
  distribution: OfferDistribution
}

const Shares = ({ product, distribution, onDistribution }: SharesProps) => {
  const { t } = useTexts()
  const choices = useQuery(queryFor(listOfferChoices, { params: { product } }))
  if (choices.error) return <LoadFailure error={choices.error} onRetry={() => void choices.refetch()} />
  if (!choices.data) return <Skeleton width="100%" height="6rem" />
  const field = distribution.method === 'by_group' ? 'group_ids' : 'assistant_ids'
  const chosen = distribution[field]
  const all = sharesOf(choices.data.data, field)
  return (
    <FormGroup legend={t(`offers.offer_shares_${field}`)}>
      <div className={styles.sections}>
        {all.map(({ id, name, isAvailable }) => (
          <Checkbox
            key={id}
            label={name}
            help={isAvailable ? undefined : t('offers.offer_share_over')}
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= mostShares}
            onChange={({ currentTarget }) =>
              onDistribution({
                ...distribution,
                [field]: currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id),
              })
            }
          />
        ))}
      </div>
      {chosen.length === 0 && (
        <p role="status" className={textStyles.muted}>
          {t(all.length === 0 ? `offers.offer_no_${field}` : 'offers.offer_no_share')}
        </p>
      )}
    </FormGroup>
  )
}

const sharesOf = ({ assistants, groups }: OfferChoices, field: 'group_ids' | 'assistant_ids') =>
  field === 'group_ids'
    ? groups.map((group) => ({ ...group, isAvailable: true }))
    : assistants.map(({ id, name, is_available: isAvailable }) => ({ id, name, isAvailable }))
