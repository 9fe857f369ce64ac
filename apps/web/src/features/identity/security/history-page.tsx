import type { OperationReply } from '@lectern/contract/kernel/operation'
import type { LoginEntry } from '@lectern/contract/identity/security'
import type { listLoginHistory as operation } from '@lectern/contract/identity/security.api'
import rowList from '@lectern/ui/lists/row-list.module.css'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '@lectern/ui/actions/button'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { errorText } from '../../../lib/errors.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { AccountPage, ListView, useListAddress } from '../../../frame/index.ts'
import { disownLogin, endSession, logoutEverywhere } from '../api.ts'
import { LoginRow } from './login-row.tsx'
import { PreviewLooks } from './preview-looks.tsx'

/** Who signed in, from where and when; strangers are shown out from here. */
export const HistoryPage = ({ data: history }: { data: OperationReply<typeof operation> }) => {
  const { t } = useTexts()
  const router = useRouter()
  const address = useListAddress({}, { name: 'history' })
  const [isDisowned, setDisowned] = useState(false)
  const others = useAction(async () => {
    await logoutEverywhere({ body: { except_current: true } })
    toasts.show({ tone: 'success', title: t('account.others_out') })
    await router.invalidate()
  })
  const end = useAction(async (session: number) => {
    await endSession({ params: { session } })
    toasts.show({ tone: 'success', title: t('account.session_ended') })
    await router.invalidate()
  })
  const disown = useAction(async (entry: LoginEntry) => {
    await disownLogin({ params: { entry: entry.id } })
    setDisowned(true)
    await router.invalidate()
  })
  const error = others.error ?? end.error ?? disown.error
  return (
    <AccountPage
      title={t('account.history')}
      text={t('account.history_text')}
      side={
        <Button busy={others.busy} onClick={() => others.run(undefined)}>
          {t('account.sign_out_others')}
        </Button>
      }
    >
      {error && (
        <Notice tone="danger" announce="at-once">
          {errorText(error, t)}
        </Notice>
      )}
      {isDisowned && (
        <Notice
          tone="warning"
          announce="at-once"
          title={t('account.disowned_title')}
          actions={
            <AppLink
              href={paths.account('security')}
              className={buttonClass({ variant: 'primary', size: 'small' })}
            >
              {t('account.password_change')}
            </AppLink>
          }
        >
          {t('account.disowned_text')}
        </Notice>
      )}
      <ListView list={{ data: history }} address={address} look="light" empty={null}>
        {(entries) => (
          <ul className={rowList.list}>
            {entries.map((entry) => (
              <LoginRow
                key={entry.id}
                entry={entry}
                busy={end.busy || disown.busy}
                onEnd={end.run}
                onNotMe={() => disown.run(entry)}
              />
            ))}
          </ul>
        )}
      </ListView>
      <PreviewLooks />
    </AccountPage>
  )
}
