import rowList from '@lectern/ui/lists/row-list.module.css'
import { Badge } from '@lectern/ui/feedback/badge'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import type { AuthService } from '@lectern/contract/identity/security'
import type { ServiceName } from '@lectern/contract/identity/sign-in'
import { useRouter } from '@tanstack/react-router'
import { KeyRound, Link2, Mail } from 'lucide-react'
import { paths } from '../../../lib/routing/paths.ts'
import { errorText } from '../../../lib/errors.ts'
import { useDates, useTexts, type Translate } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { AccountSection } from '../../../frame/index.ts'
import { goToService } from '../sign-in/fields/service-buttons.tsx'
import { unlinkService } from '../api.ts'
import type { SecurityData } from './security-data.ts'
import styles from './security.module.css'
import { useProof } from './use-proof.tsx'

const icons = { password: KeyRound, code: Mail, google: Link2, oidc: Link2 } as const

const isService = (service: AuthService['service']): service is ServiceName =>
  service === 'google' || service === 'oidc'

const nameOf = ({ service, name }: AuthService, t: Translate): string =>
  isService(service) ? name : t(service === 'password' ? 'account.way_password' : 'account.way_code')

/** Ways to sign in: the password, a code, and the services that are linked or can be. */
export const ServicesSection = ({ ways, offered }: Pick<SecurityData, 'ways' | 'offered'>) => {
  const { t } = useTexts()
  const { date } = useDates()
  const router = useRouter()
  const proof = useProof()
  const link = useAction(({ service, proof_token }: { service: ServiceName; proof_token: string }) =>
    goToService(service, { next: paths.account('security'), proof_token }),
  )
  const unlink = useAction(async ({ way, proof_token }: { way: AuthService; proof_token: string }) => {
    await unlinkService({ params: { service: way.service }, body: { proof_token } })
    toasts.show({ tone: 'success', title: t('account.service_unlinked', { service: nameOf(way, t) }) })
    await router.invalidate()
  })
  const isOffered = ({ service }: AuthService) => offered.some((each) => each.service === service)
  const error = link.error ?? unlink.error
  return (
    <AccountSection title={t('account.services')} text={t('account.services_text')}>
      {error && (
        <Notice tone="danger" announce="at-once">
          {errorText(error, t)}
        </Notice>
      )}
      <ul className={rowList.list}>
        {ways
          .filter((way) => way.is_linked || isOffered(way))
          .map((way) => (
            <li key={way.service} className={rowList.row}>
              <span className={styles.picture}>
                <Icon of={icons[way.service]} />
              </span>
              <span className={rowList.words}>
                <span className={rowList.name}>
                  {nameOf(way, t)}
                  {way.is_linked && <Badge tone="success">{t('account.way_on')}</Badge>}
                </span>
                <span className={rowList.muted}>
                  {way.email !== null && <span>{way.email}</span>}
                  {way.linked_at !== null && (
                    <span>{t('account.linked_on', { date: date(way.linked_at) })}</span>
                  )}
                </span>
              </span>
              {way.is_linked && way.can_unlink && isService(way.service) && (
                <Button
                  size="small"
                  onClick={() => proof.ask((proof_token) => unlink.run({ way, proof_token }))}
                >
                  {t('account.unlink')}
                </Button>
              )}
              {!way.is_linked && isService(way.service) && (
                <LinkButton
                  service={way.service}
                  onLink={(service) => proof.ask((proof_token) => link.run({ service, proof_token }))}
                />
              )}
            </li>
          ))}
      </ul>
      {proof.dialog}
    </AccountSection>
  )
}

const LinkButton = ({
  service,
  onLink,
}: {
  service: ServiceName
  onLink: (service: ServiceName) => void
}) => {
  const { t } = useTexts()
  return (
    <Button size="small" onClick={() => onLink(service)}>
      {t('account.link')}
    </Button>
  )
}
