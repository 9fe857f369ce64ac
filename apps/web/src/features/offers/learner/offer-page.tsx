import type { OfferedProduct } from '@lectern/contract/offers/public-offer'
import { useLoaderData } from '@tanstack/react-router'
import { Link } from '@lectern/ui/actions/link'
import { Icon } from '@lectern/ui/layout/icon'
import { Check } from 'lucide-react'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { formAnchor, PriceBar } from './checkout/price-bar.tsx'
import { lengthWords } from './length-words.ts'
import { OfferAction } from './offer-action.tsx'
import { OfferFacts } from './offer-facts.tsx'
import styles from './offer-page.module.css'

/** The page of an offer: what is inside, for how long, until when; and beside it the one thing to do. */
export const OfferPage = () => {
  const { t } = useTexts()
  const { offer, methods } = useLoaderData({ from: '/_learner/offers/$code' })
  const { price } = offer
  const isOrdered = price !== null && !offer.is_taken && offer.closed === null && methods.length > 0
  return (
    <article className={styles.page} data-ordered={isOrdered || undefined}>
      <div className={styles.offered}>
        <header className={styles.head}>
          <p className={styles.kind}>{t('account.offer_kind')}</p>
          <h1 className={styles.pageTitle}>{offer.title}</h1>
          {offer.description !== '' && <p className={styles.description}>{offer.description}</p>}
        </header>
        <section className={styles.inside}>
          <h2 className={styles.subtitle}>{t('account.offer_inside')}</h2>
          {offer.products.map((product) => (
            <Product key={product.title} product={product} />
          ))}
        </section>
      </div>
      {isOrdered && <PriceBar price={price} />}
      <section className={styles.box} id={formAnchor}>
        <OfferFacts offer={offer} />
        <OfferAction offer={offer} methods={methods} />
      </section>
    </article>
  )
}

/** One product: how long, and which lessons; those outside the offer are told too, so that nobody is surprised. */
const Product = ({ product }: { product: OfferedProduct }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  const inside = product.lessons.filter(({ opens }) => opens !== 'none')
  const outside = product.lessons.length - inside.length
  const modules = [...new Set(inside.map(({ module }) => module))]
  return (
    <section className={styles.product}>
      <h3 className={styles.productTitle}>
        {product.link === null ? product.title : <Link href={product.link}>{product.title}</Link>}
      </h3>
      <p className={styles.muted}>{lengthWords(product.length, { t, longMoment })}</p>
      {modules.map((module) => (
        <div key={module} className={styles.module}>
          {module !== null && <h4 className={styles.moduleTitle}>{module}</h4>}
          <ul className={styles.lessons}>
            {inside
              .filter((lesson) => lesson.module === module)
              .map((lesson, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- titles repeat, and the list never changes its order
                <li key={at}>
                  <Icon of={Check} />
                  <span>
                    {lesson.title}
                    {lesson.opens === 'part' && (
                      <span className={styles.muted}> {t('account.offer_lesson_part')}</span>
                    )}
                  </span>
                </li>
              ))}
          </ul>
        </div>
      ))}
      {outside > 0 && <p className={styles.muted}>{t('account.offer_outside', { count: outside })}</p>}
    </section>
  )
}
