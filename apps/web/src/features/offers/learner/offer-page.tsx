import type { OfferedProduct, PublicOffer } from '@lectern/contract/offers/public-offer'
import { useLoaderData, useRouter, useRouterState } from '@tanstack/react-router'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import { Check, Lock } from 'lucide-react'
import { JoinBox, JoinPage } from '../../../frame/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { loginPath } from '../../../lib/routing/paths.ts'
import { type Dates, type ReaderTexts, useDates, useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { takeOffer } from '../api.ts'
import styles from './offer-page.module.css'

const ownProducts = '/account/products'

/** The page of an offer: what is inside, for how long, until when; and one thing to do. */
export const OfferPage = () => {
  const { t } = useTexts()
  const { offer } = useLoaderData({ from: '/_learner/offers/$code' })
  return (
    <JoinPage kind={t('account.offer_kind')} title={offer.title} description={offer.description}>
      <JoinBox>
        <Facts offer={offer} />
        <Action offer={offer} />
      </JoinBox>
      <section className={styles.inside}>
        <h2 className={styles.subtitle}>{t('account.offer_inside')}</h2>
        {offer.products.map((product) => (
          <Product key={product.title} product={product} />
        ))}
      </section>
    </JoinPage>
  )
}

/** Until when, and for how many it is. */
const Facts = ({ offer }: { offer: PublicOffer }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  const { closed, places_left: places, sale_starts_at: starts, sale_ends_at: ends } = offer
  const facts = [
    closed === 'not_started' && starts !== null && t('account.offer_starts', { date: longMoment(starts) }),
    closed === null && ends !== null && t('account.offer_until', { date: longMoment(ends) }),
    closed === null && places !== null && t('account.offer_places', { count: places }),
  ].filter((fact) => fact !== false)
  if (offer.is_taken || facts.length === 0) return null
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/** The one thing that the reader can do now. */
const Action = ({ offer }: { offer: PublicOffer }) => {
  const { t } = useTexts()
  const router = useRouter()
  const { visitor } = useLoaderData({ from: '__root__' })
  const address = useRouterState({ select: (state) => state.location.href })
  const take = useAction<undefined>(async () => {
    await takeOffer({ params: { code: offer.code } })
    await router.invalidate()
  })
  if (offer.is_taken) return <Taken offer={offer} />
  if (offer.closed !== null)
    return (
      <p className={styles.closed}>
        <Icon of={Lock} />
        {t(`account.offer_closed_${offer.closed}`)}
      </p>
    )
  if (visitor === null)
    return (
      <>
        <div>
          <Link href={loginPath(address)} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t('account.offer_sign_in')}
          </Link>
        </div>
        <p className={styles.muted}>{t('account.offer_sign_in_text')}</p>
      </>
    )
  return (
    <>
      <div>
        <Button variant="primary" size="large" busy={take.busy} onClick={() => take.run(undefined)}>
          {t('account.offer_take')}
        </Button>
      </div>
      {take.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(take.error, t)}
        </Notice>
      )}
    </>
  )
}

const Taken = ({ offer }: { offer: PublicOffer }) => {
  const { t } = useTexts()
  const [only, ...others] = offer.products
  const way = others.length === 0 ? only?.link : null
  return (
    <>
      <p className={styles.taken} role="status">
        <Icon of={Check} />
        {t('account.offer_taken')}
      </p>
      <div>
        <Link href={way ?? ownProducts} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t(way ? 'account.offer_to_course' : 'account.offer_to_products')}
        </Link>
      </div>
    </>
  )
}

const lengthWords = (
  length: OfferedProduct['length'],
  { t, longMoment }: Pick<ReaderTexts & Dates, 't' | 'longMoment'>,
): string => {
  if (length === null) return t('account.offer_length_open')
  if (length.kind === 'until') return t('account.offer_length_until', { date: longMoment(length.at) })
  return t(`account.offer_length_${length.kind}`, { count: length.count })
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
