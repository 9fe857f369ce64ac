import type { ClosedGroup, GroupLink } from '@lectern/contract/closed-groups/closed-group'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Badge } from '@lectern/ui/feedback/badge'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import rowStyles from '@lectern/ui/lists/row-list.module.css'
import { Ban, Copy, Link2, Plus } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { ConfirmRemoval } from '../../../frame/expert/index.ts'
import { ListView } from '../../../frame/index.ts'
import { listGroupLinks, revokeGroupLink } from '../api.ts'
import { NewGroupLink } from './new-group-link.tsx'
import { useGroupReload } from './use-group-reload.ts'
import styles from './closed-groups.module.css'

/** The named invitation links of a group. */
export const GroupLinks = ({ group }: { group: ClosedGroup }) => {
  const { t } = useTexts()
  const [isMaking, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<GroupLink>()
  const reload = useGroupReload()
  const list = useQuery(queryFor(listGroupLinks, { params: { group: group.id } }))
  const isConnected = group.bot !== null && group.chat_title !== null
  const make = () => setMaking(true)
  return (
    <div className={styles.links}>
      {!isConnected && <Notice tone="info">{t('closed-groups.closed_links_not_connected')}</Notice>}
      {isConnected && (list.data?.data.length ?? 0) > 0 && (
        <div>
          <Button icon={<Icon of={Plus} />} onClick={make}>
            {t('closed-groups.closed_link_new')}
          </Button>
        </div>
      )}
      <ListView
        list={list}
        empty={
          <EmptyState
            icon={Link2}
            framed
            title={t('closed-groups.closed_links_empty')}
            text={t('closed-groups.closed_links_empty_text')}
            add={isConnected ? { label: t('closed-groups.closed_link_new'), onAdd: make } : undefined}
          />
        }
      >
        {(links) => (
          <ul className={rowStyles.list}>
            {links.map((link) => (
              <LinkRow key={link.id} link={link} onRevoke={() => setRevoking(link)} />
            ))}
          </ul>
        )}
      </ListView>
      <NewGroupLink group={group} open={isMaking} onClose={() => setMaking(false)} />
      <ConfirmRemoval
        thing={revoking}
        title={({ name }) => t('closed-groups.closed_link_revoke_title', { name })}
        message={() => t('closed-groups.closed_link_revoke_text')}
        confirmLabel={t('closed-groups.closed_link_revoke')}
        remove={({ id }) => revokeGroupLink({ params: { group: group.id, link: id } })}
        onRemoved={async ({ name }) => {
          toasts.show({ title: t('closed-groups.closed_link_revoked'), message: name })
          await reload()
        }}
        onClose={() => setRevoking(undefined)}
      />
    </div>
  )
}

const LinkRow = ({ link, onRevoke }: { link: GroupLink; onRevoke: () => void }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const { valid_until: until, most_users: most, used_count: count } = link
  const copy = async () => {
    if (await copyText(link.url))
      toasts.show({ tone: 'success', title: t('closed-groups.closed_link_copied') })
  }
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.words}>
        <span className={rowStyles.name}>
          {link.name}
          {link.needs_approval && <Badge tone="info">{t('closed-groups.closed_link_by_approval')}</Badge>}
          {link.is_over && <Badge tone="warning">{t('closed-groups.closed_link_ended')}</Badge>}
        </span>
        <span className={styles.url}>{link.url}</span>
        <span className={rowStyles.muted}>
          <span>
            {most === null
              ? t('closed-groups.closed_link_used', { count })
              : t('closed-groups.closed_link_used_of', { count, most })}
          </span>
          <span>
            {until === null
              ? t('closed-groups.closed_link_forever')
              : t('closed-groups.closed_link_until', { date: date(until) })}
          </span>
        </span>
      </div>
      <span className={styles.linkActions}>
        <Button size="small" icon={<Icon of={Copy} />} onClick={() => void copy()}>
          {t('closed-groups.closed_link_copy')}
        </Button>
        <IconButton
          icon={Ban}
          size="small"
          label={t('closed-groups.closed_link_revoke_title', { name: link.name })}
          onClick={onRevoke}
        />
      </span>
    </li>
  )
}
