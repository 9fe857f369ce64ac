import type { OwnProductGroup } from '@lectern/contract/courses/own-products'
import type { listOwnProducts as operation } from '@lectern/contract/courses/own-products.api'
import type { OperationReply } from '@lectern/contract/kernel/operation'
import { buttonClass } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { useSearch } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { AccountPage } from '../../../frame/index.ts'
import { OwnProductCard } from './own-product-card.tsx'
import styles from './own-products.module.css'

/** In the order in which they matter: what is being learnt comes first. */
const groups: readonly { group: OwnProductGroup; title: TextId }[] = [
  { group: 'learning', title: 'account.group_learning' },
  { group: 'not_started', title: 'account.group_not_started' },
  { group: 'waiting', title: 'account.group_waiting' },
  { group: 'finished', title: 'account.group_finished' },
  { group: 'ended', title: 'account.group_ended' },
]

/** Everything that the person takes part in, with the way on. */
export const OwnProductsPage = ({ data: own }: { data: OperationReply<typeof operation> }) => {
  const { t } = useTexts()
  const products = own.data
  const { group: wanted } = useSearch({ from: '/_learner/account/{-$page}' })
  const schools = new Set(products.map((product) => product.school.id))
  // A school may begin with what is being learned; where there is nothing of it, everything is shown.
  const only = products.some(({ group }) => group === wanted) ? wanted : undefined
  const shown = groups.filter(({ group }) => only === undefined || group === only)
  return (
    <AccountPage title={t('account.products')}>
      {products.length === 0 && (
        <EmptyState
          icon={BookOpen}
          framed
          title={t('account.products_empty')}
          text={t('account.products_empty_text')}
          actions={
            <AppLink href={paths.courses} className={buttonClass({ variant: 'primary' })}>
              {t('common.to_courses')}
            </AppLink>
          }
        />
      )}
      {shown.map(({ group, title }) => {
        const ofGroup = products.filter((product) => product.group === group)
        return (
          ofGroup.length > 0 && (
            <section key={group} className={styles.group}>
              <h2 className={styles.groupTitle}>
                {t(title)} <span className={styles.count}>{ofGroup.length}</span>
              </h2>
              <ul className={styles.cards}>
                {ofGroup.map((product) => (
                  <li key={product.product_id}>
                    <OwnProductCard product={product} withSchool={schools.size > 1} />
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
      {own.has_more && <p className={styles.cut}>{t('account.products_cut', { count: products.length })}</p>}
      {only !== undefined && products.some(({ group }) => group !== only) && (
        <AppLink href={paths.account('products')}>{t('account.products_all')}</AppLink>
      )}
    </AccountPage>
  )
}
