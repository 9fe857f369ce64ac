import type { PublicCourse } from '@lectern/contract/courses/course'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import { Check, ChevronRight } from 'lucide-react'
import { errorText } from '../../../lib/errors.ts'
import { loginPath } from '../../../lib/routing/paths.ts'
import { useDates, useMoney, useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { preSubscribe, stopWaiting } from '../waiting-calls.ts'
import styles from './other-ways.module.css'

/** Whether there is an offer that a visitor can take now. */
export const canTakeOffer = ({ offers }: Pick<PublicCourse, 'offers'>): boolean =>
  offers.some(({ closed }) => closed === null)

/** What an offer costs now; the price that it takes the place of is struck through. */
const OfferPrice = ({ price }: Pick<PublicCourse['offers'][number], 'price'>) => {
  const { t } = useTexts()
  const money = useMoney()
  if (price === null) return <>{t('course.free')}</>
  const sum = money(price.amount, price.currency)
  return (
    <>
      <span>{price.is_from ? t('course.price_from', { sum }) : sum}</span>
      {price.old_amount !== null && (
        <s className={styles.old} aria-hidden="true">
          {money(price.old_amount, price.currency)}
        </s>
      )}
    </>
  )
}

/** The offers by which a visitor can take part; each leads to its page. */
export const OfferWays = ({ course }: { course: PublicCourse }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  if (course.offers.length === 0) return null
  return (
    <section className={styles.offers} aria-label={t('account.offers_title')}>
      {course.offers.map((offer) => (
        <Link key={offer.code} href={offer.link} className={styles.offer}>
          <span className={styles.words}>
            <span className={styles.title}>{offer.title}</span>
            <span className={styles.facts}>
              {offer.closed === 'not_started' && offer.sale_starts_at !== null && (
                <span>{t('account.offer_starts', { date: longMoment(offer.sale_starts_at) })}</span>
              )}
              {offer.closed === 'no_places' && <span>{t('account.offer_closed_no_places')}</span>}
              {offer.closed === null && offer.places_left !== null && (
                <span>{t('account.offer_places', { count: offer.places_left })}</span>
              )}
              {offer.closed === null && offer.sale_ends_at !== null && (
                <span>{t('account.offer_until', { date: longMoment(offer.sale_ends_at) })}</span>
              )}
            </span>
          </span>
          <span className={styles.price}>
            <OfferPrice price={offer.price} />
          </span>
          <Icon of={ChevronRight} />
        </Link>
      ))}
    </section>
  )
}

/** The waiting list (document 002 §4): the button to it, disabled with other words once the visitor is on it, and the way off it. */
export const WaitingWay = ({ course, isSignedIn }: { course: PublicCourse; isSignedIn: boolean }) => {
  const { t } = useTexts()
  const router = useRouter()
  const address = useRouterState({ select: (state) => state.location.href })
  const change = useAction<'wait' | 'leave'>(async (what) => {
    const call = what === 'wait' ? preSubscribe : stopWaiting
    await call({ params: { course: course.id } })
    await router.invalidate()
  })
  const waits = course.is_course_pre_subscribed
  if (!waits && (!course.can_pre_subscribe || canTakeOffer(course))) return null
  if (!isSignedIn)
    return (
      <div>
        <Link href={loginPath(address)} className={buttonClass({ size: 'large' })}>
          {t('account.wait_sign_in')}
        </Link>
      </div>
    )
  return (
    <div className={styles.wait}>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          size="large"
          icon={waits ? <Icon of={Check} /> : undefined}
          disabled={waits}
          busy={change.busy && !waits}
          onClick={() => change.run('wait')}
        >
          {t(waits ? 'account.wait_joined' : 'account.wait_join')}
        </Button>
        {waits && (
          <Button variant="quiet" size="large" busy={change.busy} onClick={() => change.run('leave')}>
            {t('account.wait_leave')}
          </Button>
        )}
      </div>
      {waits && <p className={styles.facts}>{t('account.wait_text')}</p>}
      {change.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(change.error, t)}
        </Notice>
      )}
    </div>
  )
}
