import type { OfferChoices } from '@lectern/contract/offers/offer'
import { productType } from '@lectern/contract/kernel/course-rights'
import { useQuery } from '@tanstack/react-query'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { FormGroup } from '@lectern/ui/forms/form-group'
import formStyles from '@lectern/ui/forms/form.module.css'
import { Card } from '@lectern/ui/layout/card'
import textStyles from '@lectern/ui/text/text.module.css'
import { X } from 'lucide-react'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { LoadFailure } from '../../../frame/index.ts'
import { listOfferChoices } from '../api.ts'
import { AssistantFields } from './assistant-fields.tsx'
import { nothingChosen, withNewIn } from './content-choice.ts'
import { ContentTree } from './content-tree.tsx'
import { LengthFields } from './length-fields.tsx'
import { type ChosenContent, opensSomething, type ProductTerms } from './offer-draft.ts'
import { OpeningFields } from './opening-fields.tsx'
import styles from './offers.module.css'

interface ProductTermsProps {
  terms: ProductTerms
  onTerms: (terms: ProductTerms) => void
  onRemove: () => void
}

/** What an offer opens of one product, when, and for how long. */
export const ProductTermsCard = ({ terms, onTerms, onRemove }: ProductTermsProps) => {
  const { t } = useTexts()
  const write = (part: Partial<ProductTerms>) => onTerms({ ...terms, ...part })
  const hasProgram = terms.type_id !== productType.closedGroup
  const { content } = terms
  return (
    <Card
      level={3}
      title={terms.title}
      actions={
        <IconButton
          icon={X}
          size="small"
          label={t('offers.offer_product_remove', { title: terms.title })}
          onClick={onRemove}
        />
      }
    >
      <div className={formStyles.form}>
        {hasProgram && (
          <>
            <RadioGroup
              label={t('offers.offer_content')}
              value={content.kind}
              onChange={(kind) => write({ content: kind === 'all' ? { kind } : nothingChosen })}
              options={[
                { value: 'all', label: t('offers.offer_content_all') },
                { value: 'chosen', label: t('offers.offer_content_chosen') },
              ]}
            />
            {content.kind === 'chosen' && (
              <ChosenFields
                product={terms.product_id}
                content={content}
                onContent={(next) => write({ content: next })}
              />
            )}
          </>
        )}
        <LengthFields length={terms.length} onLength={(length) => write({ length })} />
        {hasProgram && (
          <>
            <OpeningFields delays={terms.delays} onDelays={(delays) => write({ delays })} />
            <Checkbox
              label={t('offers.offer_checkpoints')}
              help={t('offers.offer_checkpoints_help')}
              checked={terms.is_checkpoint_skipped}
              onChange={({ currentTarget }) => write({ is_checkpoint_skipped: currentTarget.checked })}
            />
          </>
        )}
        <AssistantFields
          product={terms.product_id}
          distribution={terms.distribution}
          onDistribution={(distribution) => write({ distribution })}
        />
      </div>
    </Card>
  )
}

interface ChosenFieldsProps {
  product: number
  content: ChosenContent
  onContent: (content: ChosenContent) => void
}

const ChosenFields = ({ product, content, onContent }: ChosenFieldsProps) => {
  const { t } = useTexts()
  const choices = useQuery(queryFor(listOfferChoices, { params: { product } }))
  if (choices.error) return <LoadFailure error={choices.error} onRetry={() => void choices.refetch()} />
  if (!choices.data) return <Skeleton width="100%" height="12rem" />
  return (
    <>
      <ContentTree choices={choices.data.data} content={content} onContent={onContent} />
      <NewContentFields choices={choices.data.data} content={content} onContent={onContent} />
      {!opensSomething(content) && (
        <p role="status" className={textStyles.muted}>
          {t('offers.offer_nothing_chosen')}
        </p>
      )}
    </>
  )
}

interface NewContentFieldsProps extends Omit<ChosenFieldsProps, 'product'> {
  choices: OfferChoices
}

const NewContentFields = ({ choices, content, onContent }: NewContentFieldsProps) => {
  const { t } = useTexts()
  const { new_content } = content
  const kinds = (['none', 'everywhere', 'in_modules'] as const).filter(
    (kind) => kind !== 'in_modules' || choices.modules.length > 0,
  )
  return (
    <>
      <RadioGroup
        label={t('offers.offer_new_lessons')}
        value={new_content.kind}
        onChange={(kind) =>
          onContent({
            ...content,
            new_content: kind === 'in_modules' ? { kind, module_ids: [] } : { kind },
          })
        }
        options={kinds.map((value) => ({ value, label: t(`offers.offer_new_${value}`) }))}
      />
      {new_content.kind === 'in_modules' && (
        <FormGroup legend={t('offers.offer_new_modules')}>
          <div className={styles.sections}>
            {choices.modules.map((module) => (
              <Checkbox
                key={module.id}
                label={module.title}
                checked={new_content.module_ids.includes(module.id)}
                onChange={({ currentTarget }) =>
                  onContent(withNewIn(content, module.id, currentTarget.checked))
                }
              />
            ))}
          </div>
        </FormGroup>
      )}
    </>
  )
}
