import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { lazy, Suspense, useState } from 'react'
import { downloadText } from '../../../lib/downloads/download.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { AccountPage, AccountSection } from '../../../frame/index.ts'
import type { User } from '../visitor.ts'
import { exportData } from '../api.ts'

const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account.tsx')).DeleteAccount }))

const save = async () => {
  const { data } = await exportData({})
  const day = new Date().toISOString().slice(0, 10)
  downloadText(`lectern-my-data-${day}.json`, JSON.stringify(data, undefined, 2), 'application/json')
}

/** Everything that is kept about the person, to take along; and the way out for good. */
export const DataPage = ({ user }: { user: User }) => {
  const { t } = useTexts()
  const [isLeaving, setLeaving] = useState(false)
  const take = useAction(save)
  return (
    <AccountPage title={t('account.data')}>
      <AccountSection
        title={t('account.export')}
        text={t('account.export_text')}
        action={
          <Button busy={take.busy} onClick={() => take.run(undefined)}>
            {t('account.export_do')}
          </Button>
        }
      >
        {take.error && (
          <Notice tone="danger" announce="at-once">
            {errorText(take.error, t)}
          </Notice>
        )}
      </AccountSection>
      <AccountSection
        title={t('account.delete')}
        text={t('account.delete_text')}
        action={
          <Button variant="danger" onClick={() => setLeaving(true)}>
            {t('account.delete')}
          </Button>
        }
      >
        {isLeaving && (
          <Suspense>
            <DeleteAccount user={user} onClose={() => setLeaving(false)} />
          </Suspense>
        )}
      </AccountSection>
    </AccountPage>
  )
}
