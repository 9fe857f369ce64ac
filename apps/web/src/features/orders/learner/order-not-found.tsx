import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './order-page.module.css'

/** For an address that leads to no order. */
export const OrderNotFound = () => {
  const { t } = useTexts()
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{t('checkout.not_found_title')}</h1>
      <p className={styles.next}>{t('checkout.not_found_text')}</p>
      <div>
        <Link href={paths.courses} className={buttonClass({ variant: 'primary' })}>
          {t('common.to_courses')}
        </Link>
      </div>
    </article>
  )
}
