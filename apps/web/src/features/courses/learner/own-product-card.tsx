import type { OwnProduct } from '@lectern/contract/courses/own-products'
import { Badge } from '@lectern/ui/feedback/badge'
import { buttonClass } from '@lectern/ui/actions/button'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { useDates, useTexts, type TextId } from '../../../lib/texts/index.ts'
import { CourseCover } from '../cover/course-cover.tsx'
import styles from './own-products.module.css'

const goOnTexts: Record<OwnProduct['group'], TextId> = {
  learning: 'account.go_on',
  not_started: 'account.begin',
  finished: 'account.look_again',
  waiting: 'account.go_on',
  ended: 'account.go_on',
}

const stateTexts: Partial<Record<OwnProduct['state'], TextId>> = {
  frozen: 'account.state_frozen',
  expired: 'account.state_expired',
  waiting: 'account.state_waiting',
  pending: 'account.state_pending',
}

/** When it ends or ended; nothing for what has no end. */
const EndLine = ({ product }: { product: OwnProduct }) => {
  const { t } = useTexts()
  const { date } = useDates()
  if (product.ends_at === null) return null
  const id = product.state === 'expired' ? 'account.ended_on' : 'account.open_until'
  return <span>{t(id, { date: date(product.ends_at) })}</span>
}

/** Whether the school alone keeps it closed. */
const isClosedNow = ({ is_closed_by_school: isClosed, group }: OwnProduct): boolean =>
  isClosed && group !== 'ended' && group !== 'waiting'

/** Why nothing of it is open, and what becomes of what was done. */
const WhyClosed = ({ product }: { product: OwnProduct }) => {
  const { t } = useTexts()
  if (product.group === 'ended')
    return (
      <p className={styles.hint}>
        {t(product.state === 'frozen' ? 'account.frozen_text' : 'account.ended_text')}
      </p>
    )
  return isClosedNow(product) ? <p className={styles.hint}>{t('account.closed_text')}</p> : null
}

/** One product: how far it is, and where it goes on; a closed group has no lessons, only a way in. */
export const OwnProductCard = ({ product, withSchool }: { product: OwnProduct; withSchool: boolean }) => {
  const { t } = useTexts()
  const { group, next_lesson: next, state } = product
  const isClosed = isClosedNow(product)
  const stateText = isClosed ? 'account.state_closed' : stateTexts[state]
  const done = t('account.lessons_done', { count: product.lessons_done, total: product.lessons_count })
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <CourseCover title={product.title} cover={product.cover} />
      </div>
      <header className={styles.cardHead}>
        <h3 className={styles.cardTitle}>
          <AppLink href={product.link}>{product.title}</AppLink>
        </h3>
        {stateText && <Badge tone={state === 'frozen' ? 'info' : 'neutral'}>{t(stateText)}</Badge>}
        {group === 'finished' && <Badge tone="success">{t('account.state_finished')}</Badge>}
      </header>
      <p className={styles.facts}>
        <span>{t('account.group_word', { kind: product.type })}</span>
        {withSchool && <span>{product.school.name}</span>}
        <EndLine product={product} />
      </p>
      {group !== 'waiting' && product.lessons_count > 0 && (
        <ProgressBar label={done} text={done} value={product.progress_percent / 100} />
      )}
      {next && group !== 'ended' && (
        <div className={styles.wayOn}>
          <AppLink
            href={next.link}
            className={buttonClass({ variant: group === 'finished' ? 'secondary' : 'primary' })}
          >
            {t(goOnTexts[group])}
          </AppLink>
          {group === 'learning' && <span className={styles.nextTitle}>{next.title}</span>}
        </div>
      )}
      {product.type === 'closed_group' && group !== 'ended' && !isClosed && (
        <div className={styles.wayOn}>
          <AppLink href={product.link} className={buttonClass({ variant: 'primary' })}>
            {t('account.group_open_page')}
          </AppLink>
        </div>
      )}
      <WhyClosed product={product} />
    </article>
  )
}
