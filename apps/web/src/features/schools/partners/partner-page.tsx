import type { OperationReply } from '@lectern/contract/kernel/operation'
import type { getPartner as operation } from '@lectern/contract/schools/partners.api'
import rowList from '@lectern/ui/lists/row-list.module.css'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { Handshake } from 'lucide-react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { AccountPage } from '../../../frame/index.ts'
import { getPartner } from '../api.ts'

/** Schools whose partner the person is, each with the way to its partners' desk. */
export const PartnerPage = ({ data }: { data: OperationReply<typeof operation>['data'] }) => {
  const { t } = useTexts()
  const open = useAction(async (host: string) => {
    // The way there holds for a minute and for one use, so it is asked for at the press.
    const { programs } = (await getPartner({})).data
    const program = programs.find((each) => each.host === host)
    if (program) window.location.assign(program.dashboard_url)
  })
  return (
    <AccountPage title={t('account.partner')} text={t('account.partner_text')}>
      {open.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(open.error, t)}
        </Notice>
      )}
      {data.programs.length === 0 && (
        <EmptyState
          icon={Handshake}
          framed
          title={t('account.partner_empty')}
          text={t('account.partner_empty_text')}
        />
      )}
      <ul className={rowList.list}>
        {data.programs.map(({ school, host }) => (
          <li key={host} className={rowList.row}>
            <Avatar name={school} shape="square" size={40} />
            <span className={rowList.words}>
              <span className={rowList.name}>{school}</span>
              <span className={rowList.muted}>{host}</span>
            </span>
            <Button busy={open.busy} onClick={() => open.run(host)}>
              {t('account.partner_open')}
            </Button>
          </li>
        ))}
      </ul>
    </AccountPage>
  )
}
