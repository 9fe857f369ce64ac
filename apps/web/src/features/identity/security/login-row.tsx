import type { LoginEntry } from '@lectern/contract/identity/security'
import rowList from '@lectern/ui/lists/row-list.module.css'
import { Badge } from '@lectern/ui/feedback/badge'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Monitor, Smartphone, Tablet, TriangleAlert } from 'lucide-react'
import { useDates, useTexts, type TextId, type Translate } from '../../../lib/texts/index.ts'
import styles from './security.module.css'

const pictures = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, other: Monitor } as const

const methods: Readonly<Record<string, TextId>> = {
  password: 'account.method_password',
  code: 'account.method_code',
  link: 'account.method_link',
  register: 'account.method_register',
  auto_login: 'account.method_auto_login',
  google: 'account.method_google',
  oidc: 'account.method_oidc',
}

/** The way in by its name; a service that this page does not know, by its own. */
const methodText = (method: string, t: Translate): string => {
  const text = methods[method.replace(/^oidc:/, '')]
  return text === undefined ? method : t(text)
}

interface LoginRowProps {
  entry: LoginEntry
  busy: boolean
  onEnd: (session: number) => void
  onNotMe: () => void
}

/** One sign-in, or an attempt at one: device, way, place, moment. */
export const LoginRow = ({ entry, busy, onEnd, onNotMe }: LoginRowProps) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const isFailure = entry.outcome !== 'success'
  const device = [entry.browser, entry.os].filter((part) => part !== null).join(', ')
  const { session_id: session } = entry
  return (
    <li className={rowList.row}>
      <span className={styles.picture}>
        <Icon of={isFailure ? TriangleAlert : pictures[entry.device_kind]} />
      </span>
      <span className={rowList.words}>
        <span className={rowList.name}>
          {device === '' ? t('account.device_unknown') : device}
          {entry.is_current && <Badge tone="primary">{t('account.this_device')}</Badge>}
          {entry.is_active && !entry.is_current && <Badge tone="success">{t('account.signed_in_now')}</Badge>}
          {entry.outcome !== 'success' && (
            <Badge tone="danger">{t(`account.outcome_${entry.outcome}`)}</Badge>
          )}
        </span>
        <span className={rowList.muted}>
          <time dateTime={entry.at}>{moment(entry.at)}</time>
          <span>{methodText(entry.method, t)}</span>
          {entry.ip !== null && <span>{entry.ip}</span>}
        </span>
      </span>
      {!entry.is_current && !isFailure && (
        <span className={styles.ways}>
          {entry.is_active && session !== null && (
            <Button size="small" busy={busy} onClick={() => onEnd(session)}>
              {t('account.session_end')}
            </Button>
          )}
          <Button size="small" variant="quiet" busy={busy} onClick={onNotMe}>
            {t('account.not_me')}
          </Button>
        </span>
      )}
    </li>
  )
}
