import { productType } from '@lectern/contract/kernel/course-rights'
import { useQuery } from '@tanstack/react-query'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useTexts } from '../../../lib/texts/index.ts'
import { coursesQuery, groupsQuery } from './offer-search.ts'
import { type ProductTerms, wholeProduct } from './offer-draft.ts'

/** What of the school can be put into an offer. */
export const useProducts = () => {
  const courses = useQuery(coursesQuery())
  const groups = useQuery(groupsQuery())
  return [
    ...(courses.data?.data ?? []).map(({ product_id, title, type_id }) => ({ product_id, title, type_id })),
    ...(groups.data?.data ?? []).map(({ product_id, name }) => ({
      product_id,
      title: name,
      type_id: productType.closedGroup,
    })),
  ]
}

interface AddProductProps {
  taken: readonly number[]
  onAdd: (product: ProductTerms) => void
}

/** Puts another course, marathon or closed group into an offer. */
export const AddProduct = ({ taken, onAdd }: AddProductProps) => {
  const { t } = useTexts()
  const products = useProducts().filter(({ product_id }) => !taken.includes(product_id))
  return (
    <Field label={t(taken.length === 0 ? 'offers.offer_product_first' : 'offers.offer_product_more')}>
      <Select
        value=""
        onChange={({ currentTarget }) => {
          const chosen = products.find(({ product_id }) => String(product_id) === currentTarget.value)
          if (chosen) onAdd(wholeProduct(chosen))
        }}
      >
        <option value="">{t('offers.offer_product_choose')}</option>
        {products.map(({ product_id, title }) => (
          <option key={product_id} value={product_id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  )
}
