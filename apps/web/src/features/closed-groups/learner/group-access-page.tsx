import type { LockReason } from '@lectern/contract/access/access'
import type { PublicClosedGroup } from '@lectern/contract/closed-groups/closed-group'
import { useLoaderData, useRouter, useRouterState } from '@tanstack/react-router'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import { classNames } from '@lectern/ui/theme/class-names'
import { Check, Hourglass, Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { JoinBox, JoinPage } from '../../../frame/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { loginPath } from '../../../lib/routing/paths.ts'
import { useDates, useTexts, type Dates, type ReaderTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { enterClosedGroup, joinClosedGroup } from '../api.ts'
import styles from './group-access.module.css'

/** The page of a closed group (document 001 §2): what it is, and the way in. */
export const GroupAccessPage = () => {
  const { t } = useTexts()
  const { group } = useLoaderData({ from: '/_learner/group-access/$group' })
  return (
    <JoinPage kind={t('account.group_kind')} title={group.name} description={group.description}>
      {group.is_user_expert && (
        <Notice
          tone="info"
          actions={
            <Link
              href={`/expert/closed-group/detail/${group.id}/settings/edit`}
              className={buttonClass({ size: 'small' })}
            >
              {t('account.group_expert_settings')}
            </Link>
          }
        >
          {t('account.group_expert_text')}
        </Notice>
      )}
      <WayIn group={group} />
    </JoinPage>
  )
}

interface StateBoxProps {
  icon?: LucideIcon | undefined
  tone?: 'good' | 'wait' | undefined
  title: string
  children?: ReactNode
}

const StateBox = ({ icon, tone, title, children }: StateBoxProps) => (
  <JoinBox>
    {icon && (
      <span className={classNames(styles.sign, tone && styles[tone])}>
        <Icon of={icon} />
      </span>
    )}
    <h2 className={styles.boxTitle}>{title}</h2>
    {children}
  </JoinBox>
)

/** What the reader can do now. */
const WayIn = ({ group }: { group: PublicClosedGroup }) => {
  const { t } = useTexts()
  const { access, member } = group
  if (access.reasons.some(({ kind }) => kind === 'sign_in')) return <SignIn />
  if (member?.state === 'banned')
    return (
      <StateBox icon={Lock} title={t('account.group_banned_title')}>
        <p className={styles.text}>{t('account.group_banned_text')}</p>
      </StateBox>
    )
  if (!access.is_open) return <Closed group={group} />
  if (member?.state === 'joined')
    return (
      <StateBox icon={Check} tone="good" title={t('account.group_inside_title')}>
        <p className={styles.text}>{t('account.group_inside_text', { account: member.account })}</p>
        <EnterButton group={group.id} label={t('account.group_open')} />
      </StateBox>
    )
  if (!group.is_connected)
    return (
      <StateBox icon={Hourglass} tone="wait" title={t('account.group_not_connected_title')}>
        <p className={styles.text}>{t('account.group_not_connected_text')}</p>
      </StateBox>
    )
  if (member?.is_waiting)
    return (
      <StateBox icon={Hourglass} tone="wait" title={t('account.group_waiting_title')}>
        <p className={styles.text}>{t('account.group_waiting_text')}</p>
      </StateBox>
    )
  return (
    <StateBox title={t('account.group_how_title')}>
      <ol className={styles.how}>
        <li>{t('account.group_how_open')}</li>
        <li>{t('account.group_how_start')}</li>
        <li>{t('account.group_how_ask')}</li>
      </ol>
      <EnterButton group={group.id} label={t('account.group_enter')} />
    </StateBox>
  )
}

const SignIn = () => {
  const { t } = useTexts()
  const address = useRouterState({ select: (state) => state.location.href })
  return (
    <StateBox icon={Lock} title={t('account.group_sign_in_title')}>
      <p className={styles.text}>{t('account.group_sign_in_text')}</p>
      <div>
        <Link href={loginPath(address)} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t('account.group_sign_in')}
        </Link>
      </div>
    </StateBox>
  )
}

const outsideWords = (canJoin: boolean, t: ReaderTexts['t']): string =>
  t(canJoin ? 'account.group_reason_join' : 'account.group_reason_by_school')

/** One reason why a group is closed to somebody; what only lessons have does not close a group. */
const reasonWords = (
  reason: LockReason,
  { t, longMoment }: Pick<ReaderTexts & Dates, 't' | 'longMoment'>,
): string | null => {
  switch (reason.kind) {
    case 'announced':
    case 'not_published':
      return t(`account.group_reason_${reason.kind}`)
    case 'closed_by_school':
      return t('account.group_reason_not_published')
    case 'access_ended':
      return t('account.group_reason_ended', { date: longMoment(reason.ended_at) })
    case 'not_subscribed':
      return outsideWords(reason.can_join, t)
    case 'access_frozen':
      return t('account.group_reason_frozen')
    case 'access_begins':
      return t('account.group_reason_begins', { date: longMoment(reason.begins_at) })
    case 'sign_in':
    case 'not_in_offer':
    case 'closed_since':
    case 'opens_later':
    case 'after_lessons':
    case 'after_practice':
    case 'after_checkpoint':
      return null
  }
}

/** Why there is no access, and what can be done about it. */
const Closed = ({ group }: { group: PublicClosedGroup }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  const router = useRouter()
  const join = useAction<undefined>(async () => {
    await joinClosedGroup({ params: { group: group.id } })
    await router.invalidate()
  })
  const canJoin = group.access.reasons.some((reason) => reason.kind === 'not_subscribed' && reason.can_join)
  return (
    <StateBox icon={Lock} title={t('account.group_closed_title')}>
      {group.access.reasons.map((reason) => (
        <p key={reason.kind} className={styles.text}>
          {reasonWords(reason, { t, longMoment })}
        </p>
      ))}
      {canJoin && (
        <div>
          <Button variant="primary" size="large" busy={join.busy} onClick={() => join.run(undefined)}>
            {t('account.group_join')}
          </Button>
        </div>
      )}
      {join.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(join.error, t)}
        </Notice>
      )}
    </StateBox>
  )
}

/** Leads to the bot with a code that says who comes: the code is asked for with the press, because it is good for minutes. */
const EnterButton = ({ group, label }: { group: number; label: string }) => {
  const { t } = useTexts()
  const enter = useAction<undefined>(async () => {
    const { data } = await enterClosedGroup({ params: { group } })
    window.location.assign(data.url)
  })
  return (
    <>
      <div>
        <Button variant="primary" size="large" busy={enter.busy} onClick={() => enter.run(undefined)}>
          {label}
        </Button>
      </div>
      {enter.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(enter.error, t)}
        </Notice>
      )}
    </>
  )
}
