import rowList from '@lectern/ui/lists/row-list.module.css'
import { Badge } from '@lectern/ui/feedback/badge'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { AccountSection } from '../../../frame/index.ts'
import { beginTwoFactor, endTwoFactor, renewRecoveryCodes } from '../api.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SecurityData } from './security-data.ts'
import styles from './security.module.css'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import { useProof } from './use-proof.tsx'

interface Setup {
  secret: string
  url: string
}

const few = 3

/** A second code at sign-in, from an app on the phone. */
export const TwoFactorSection = ({ state }: { state: SecurityData['twoFactor'] }) => {
  const { t } = useTexts()
  const router = useRouter()
  const proof = useProof()
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = useAction(async (proof_token: string) => {
    const { data } = await beginTwoFactor({ body: { proof_token } })
    setSetup({ secret: data.secret, url: data.otpauth_url })
  })
  const end = useAction(async (proof_token: string) => {
    await endTwoFactor({ body: { proof_token } })
    setCodes(undefined)
    await router.invalidate()
  })
  const renew = useAction(async (proof_token: string) => {
    setCodes((await renewRecoveryCodes({ body: { proof_token } })).data.recovery_codes)
    await router.invalidate()
  })
  const error = begin.error ?? end.error ?? renew.error
  const action = state.is_on ? (
    <Button busy={end.busy} onClick={() => proof.ask(end.run)}>
      {t('account.two_factor_end')}
    </Button>
  ) : (
    setup === undefined && (
      <Button busy={begin.busy} onClick={() => proof.ask(begin.run)}>
        {t('account.two_factor_begin')}
      </Button>
    )
  )
  return (
    <AccountSection
      title={
        <span className={rowList.name}>
          {t('account.two_factor')}
          <Badge tone={state.is_on ? 'success' : 'neutral'}>
            {t(state.is_on ? 'account.two_factor_on' : 'account.two_factor_off')}
          </Badge>
        </span>
      }
      text={t('account.two_factor_text')}
      action={action}
    >
      {error && (
        <Notice tone="danger" announce="at-once">
          {errorText(error, t)}
        </Notice>
      )}
      {setup && !state.is_on && (
        <TwoFactorSetup
          {...setup}
          onCancel={() => setSetup(undefined)}
          onDone={(made) => {
            setSetup(undefined)
            setCodes(made)
            void router.invalidate()
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {state.is_on && codes === undefined && (
        <RecoveryLine state={state} busy={renew.busy} onRenew={() => proof.ask(renew.run)} />
      )}
      {proof.dialog}
    </AccountSection>
  )
}

interface RecoveryLineProps {
  state: SecurityData['twoFactor']
  busy: boolean
  onRenew: () => void
}

/** Since when it is on, and how many codes for a lost phone are left. */
const RecoveryLine = ({ state, busy, onRenew }: RecoveryLineProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <div className={styles.ways}>
      <span className={rowList.muted}>
        {state.turned_on_at !== null && (
          <span>{t('account.two_factor_since', { date: date(state.turned_on_at) })}</span>
        )}
        <span>{t('account.recovery_left', { count: state.recovery_codes_left })}</span>
      </span>
      <Button
        variant={state.recovery_codes_left <= few ? 'secondary' : 'quiet'}
        size="small"
        busy={busy}
        onClick={onRenew}
      >
        {t('account.recovery_renew')}
      </Button>
    </div>
  )
}
