import { offerStatus } from '@lectern/contract/offers/offer'
import { offerLimits } from '@lectern/contract/offers/offer-limits'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormSection } from '@lectern/ui/forms/form-section'
import formStyles from '@lectern/ui/forms/form.module.css'
import { useTexts } from '../../../lib/texts/index.ts'
import { MomentField, NumberField } from '../../../frame/index.ts'
import { AddProduct } from './add-product.tsx'
import type { OfferDraft } from './offer-draft.ts'
import { PlansPart } from './plans/plans-part.tsx'
import { ProductTermsCard } from './product-terms.tsx'
import styles from './offers.module.css'

interface FieldsProps {
  draft: OfferDraft
  write: (part: Partial<OfferDraft>) => void
}

/** Everything that an offer says, part by part. */
export const OfferFields = ({ isKept, ...props }: FieldsProps & { isKept: boolean }) => (
  <div className={styles.parts}>
    <ContentPart {...props} />
    <NamePart {...props} />
    <TakingPart {...props} />
    <PlansPart {...props} isKept={isKept} />
    <StatusPart {...props} />
  </div>
)

const NamePart = ({ draft, write }: FieldsProps) => {
  const { t } = useTexts()
  return (
    <FormSection title={t('offers.offer_about')}>
      <div className={formStyles.form}>
        <Field label={t('offers.offer_title')} help={t('offers.offer_title_help')} required>
          <TextInput
            value={draft.title}
            maxLength={offerLimits.title}
            autoComplete="off"
            onChange={({ currentTarget }) => write({ title: currentTarget.value })}
          />
        </Field>
        <Field label={t('offers.offer_title_learners')} help={t('offers.offer_title_learners_help')}>
          <TextInput
            value={draft.title_alternative ?? ''}
            maxLength={offerLimits.title}
            autoComplete="off"
            onChange={({ currentTarget }) => write({ title_alternative: currentTarget.value || null })}
          />
        </Field>
        <Field label={t('offers.offer_description')} help={t('offers.offer_description_help')}>
          <TextArea
            rows={4}
            value={draft.description}
            maxLength={offerLimits.description}
            onChange={({ currentTarget }) => write({ description: currentTarget.value })}
          />
        </Field>
      </div>
    </FormSection>
  )
}

const ContentPart = ({ draft, write }: FieldsProps) => {
  const { t } = useTexts()
  const { products } = draft
  return (
    <FormSection title={t('offers.offer_opens')} text={t('offers.offer_opens_text')}>
      {products.map((terms) => (
        <ProductTermsCard
          key={terms.product_id}
          terms={terms}
          onTerms={(next) =>
            write({
              products: products.map((each) => (each.product_id === next.product_id ? next : each)),
            })
          }
          onRemove={() =>
            write({
              products: products.filter(({ product_id }) => product_id !== terms.product_id),
            })
          }
        />
      ))}
      {products.length < offerLimits.products && (
        <AddProduct
          taken={products.map(({ product_id }) => product_id)}
          onAdd={(product) => write({ products: [...products, product] })}
        />
      )}
    </FormSection>
  )
}

const TakingPart = ({ draft, write }: FieldsProps) => {
  const { t } = useTexts()
  const { places_total: places, sale_starts_at: starts, sale_ends_at: ends } = draft
  const isReversed = starts !== null && ends !== null && starts >= ends
  const now = () => new Date().toISOString()
  return (
    <FormSection title={t('offers.offer_taking')}>
      <RadioGroup
        label={t('offers.offer_who')}
        variant="cards"
        value={draft.is_self_service ? 'people' : 'school'}
        onChange={(who) => write({ is_self_service: who === 'people' })}
        options={(['people', 'school'] as const).map((value) => ({
          value,
          label: t(`offers.offer_who_${value}`),
          help: t(`offers.offer_who_${value}_help`),
        }))}
      />
      {draft.is_self_service && (
        <div className={formStyles.form}>
          <Checkbox
            label={t('offers.offer_places')}
            checked={places !== null}
            onChange={({ currentTarget }) => write({ places_total: currentTarget.checked ? 20 : null })}
          />
          {places !== null && (
            <div className={styles.inner}>
              <NumberField
                label={t('offers.offer_places_total')}
                value={places}
                min={1}
                max={offerLimits.places}
                onValue={(count) => write({ places_total: count })}
              />
            </div>
          )}
          <Checkbox
            label={t('offers.offer_starts')}
            checked={starts !== null}
            onChange={({ currentTarget }) => write({ sale_starts_at: currentTarget.checked ? now() : null })}
          />
          {starts !== null && (
            <div className={styles.inner}>
              <MomentField
                label={t('offers.offer_starts_at')}
                value={starts}
                onChange={(at) => at !== undefined && write({ sale_starts_at: at })}
              />
            </div>
          )}
          <Checkbox
            label={t('offers.offer_ends')}
            checked={ends !== null}
            onChange={({ currentTarget }) =>
              write({
                sale_ends_at: currentTarget.checked ? weekAfter(starts) : null,
              })
            }
          />
          {ends !== null && (
            <div className={styles.inner}>
              <MomentField
                label={t('offers.offer_ends_at')}
                value={ends}
                error={isReversed ? t('offers.offer_ends_before') : undefined}
                onChange={(at) => at !== undefined && write({ sale_ends_at: at })}
              />
            </div>
          )}
        </div>
      )}
    </FormSection>
  )
}

const weekMs = 7 * 24 * 60 * 60 * 1000

const weekAfter = (start: string | null): string =>
  new Date((start === null ? Date.now() : Date.parse(start)) + weekMs).toISOString()

const statuses = ['draft', 'published', 'archived'] as const

const StatusPart = ({ draft, write }: FieldsProps) => {
  const { t } = useTexts()
  return (
    <RadioGroup
      label={t('create-course.status')}
      variant="cards"
      value={statuses.find((status) => offerStatus[status] === draft.status_id)}
      onChange={(status) => write({ status_id: offerStatus[status] })}
      options={statuses.map((value) => ({
        value,
        label: t(`create-course.status_${value}`),
        help: t(`offers.offer_status_${value}_help`),
      }))}
    />
  )
}
