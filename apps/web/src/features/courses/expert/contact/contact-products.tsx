import { useQuery } from '@tanstack/react-query'
import type { LearnerProduct } from '@lectern/contract/courses/learners/learners.api'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { GraduationCap } from 'lucide-react'
import { LoadFailure } from '../../../../frame/index.ts'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { listContactProducts } from '../../api.ts'
import { LearnerProductLine } from '../learners/learner-product-line.tsx'
import styles from '../learners/learners.module.css'

interface ContactProductsProps {
  contactId: number
  email: string
}

const useProducts = (contactId: number) =>
  useQuery(queryFor(listContactProducts, { params: { contact: contactId } }))

/** The products of a contact, each with the way to their progress in it. */
export const ContactProducts = ({ contactId, email }: ContactProductsProps) => {
  const { t } = useTexts()
  const products = useProducts(contactId)
  const found = products.data?.data
  if (found === undefined)
    return products.error ? (
      <LoadFailure error={products.error} onRetry={products.refetch} />
    ) : (
      <SkeletonText lines={4} />
    )
  if (found.length === 0)
    return (
      <EmptyState
        icon={GraduationCap}
        framed
        title={t('participants.contact_products_none')}
        text={t('participants.contact_products_none_text')}
      />
    )
  return <Products products={found} email={email} />
}

const Products = ({ products, email }: { products: readonly LearnerProduct[]; email: string }) => (
  <ul className={styles.list}>
    {products.map((product) => (
      <LearnerProductLine key={product.product_id} product={product} email={email} />
    ))}
  </ul>
)

/** The same beside the card: those that the person has access to now. */
export const ContactProductsNow = ({ contactId, email }: ContactProductsProps) => {
  const { t } = useTexts()
  const all = useProducts(contactId).data?.data ?? []
  if (all.length === 0) return null
  const active = all.filter(({ state }) => state === 'active')
  return (
    <section className={styles.part}>
      <h2 className={styles.side}>
        {t('participants.contact_products_now', { active: active.length, count: all.length })}
      </h2>
      <Products products={active} email={email} />
    </section>
  )
}
