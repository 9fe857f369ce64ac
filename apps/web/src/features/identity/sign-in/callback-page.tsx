import { Notice } from '@lectern/ui/feedback/notice'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import type { OperationReply } from '@lectern/contract/kernel/operation'
import type { finishService as operation } from '@lectern/contract/identity/sign-in.api'
import { useLoaderData, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '@lectern/ui/actions/button'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { finishService } from '../api.ts'
import styles from './enter.module.css'
import { takeServiceKey } from './kept-service.ts'
import { landingOf } from './landing.ts'
import { TwoFactorStep } from './steps/two-factor-step.tsx'

const from = '/_enter/auth/callback/$service'

type Finished = OperationReply<typeof operation>['data']

/** What the service sent along, taken out of the address so that it stays in no history. */
const takeAnswer = () => {
  const { searchParams } = new URL(window.location.href)
  window.history.replaceState(window.history.state, '', window.location.pathname)
  const read = (name: string) => searchParams.get(name) ?? ''
  const isCancelled = read('error') === 'access_denied'
  return { code: read('code'), state: read('state'), iss: searchParams.get('iss') ?? undefined, isCancelled }
}

/** Something that the page itself finds wrong, told as the server would tell it. */
const failed = () => new ApiError({ status: 422, retryAfter: undefined, code: 'service_failed' })

/** Back from a service: finishes signing in, signing up or linking, and says what is wrong when it cannot. */
export const CallbackPage = () => {
  const { t } = useTexts()
  const { service } = useParams({ from })
  const { school } = useLoaderData({ from: '/_enter' })
  const { visitor } = useLoaderData({ from: '__root__' })
  const [isCancelled, setCancelled] = useState(false)
  const [twoFactorToken, setTwoFactorToken] = useState<string>()
  const next = useRef<string>(paths.home)
  const leave = () => window.location.assign(landingOf(next.current, school))

  const goOn = (data: Finished) => {
    next.current = data.next ?? paths.home
    if (data.result === 'linked') return window.location.assign(paths.account('security'))
    if (data.two_factor_token !== undefined) return setTwoFactorToken(data.two_factor_token)
    leave()
  }
  const { run, error } = useAction(async () => {
    const key = takeServiceKey(service)
    const { code, state, iss, ...answer } = takeAnswer()
    if (answer.isCancelled) return setCancelled(true)
    if (key === undefined || code === '' || state === '') throw failed()
    const body = { code, state, browser_key: key, ...(iss !== undefined && { iss }) }
    goOn((await finishService({ params: { service }, body })).data)
  })
  const isBegun = useRef(false)
  useEffect(() => {
    // Once: the answer of a service holds for one call.
    if (isBegun.current) return
    isBegun.current = true
    run(undefined)
  }, [run])

  if (twoFactorToken !== undefined) return <TwoFactorStep token={twoFactorToken} onEnter={leave} />
  if (!error && !isCancelled)
    return (
      <>
        <h1 className={styles.title}>{t('auth.service_title')}</h1>
        <div role="status" aria-label={t('common.loading')} className={styles.waiting}>
          <SkeletonText lines={3} />
        </div>
      </>
    )
  return (
    <>
      <h1 className={styles.title}>
        {t(isCancelled ? 'auth.service_cancelled_title' : 'auth.service_failed_title')}
      </h1>
      {isCancelled ? (
        <p className={styles.text}>{t('auth.service_cancelled_text')}</p>
      ) : (
        <Notice tone="danger" announce="at-once">
          {errorText(error, t)}
        </Notice>
      )}
      <AppLink
        href={visitor ? paths.account('security') : paths.login}
        className={buttonClass({ variant: 'primary', size: 'large', wide: true })}
      >
        {t(visitor ? 'auth.back_to_account' : 'auth.back_to_sign_in')}
      </AppLink>
    </>
  )
}
