import { type ClosedGroupCard } from '@lectern/contract/closed-groups/closed-group'
import { connectionStates } from '@lectern/contract/closed-groups/group-states'
import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Badge } from '@lectern/ui/feedback/badge'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Card } from '@lectern/ui/layout/card'
import { Icon } from '@lectern/ui/layout/icon'
import { Lock, Plus } from 'lucide-react'
import { useRef } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { choiceFilter, ListView, useListAddress } from '../../../frame/index.ts'
import { StatusBadge } from '../../lessons/index.ts'
import { listPermissions } from '../../staff/index.ts'
import { listClosedGroups } from '../api.ts'
import { ConnectionBadge } from './connection-badge.tsx'
import { groupRows, groupsQuery } from './group-search.ts'
import cardStyles from '@lectern/ui/lists/card-list.module.css'
import styles from './closed-groups.module.css'

const from = '/expert/closed-groups/'

/** The closed groups of the school, for those who look after them (document 000 §2). */
export const ClosedGroupList = () => {
  const { t } = useTexts()
  const navigate = useNavigate({ from })
  const field = useRef<HTMLDivElement>(null)
  const address = useListAddress(useSearch({ from }), groupRows)
  const list = useQuery({
    ...queryFor(listClosedGroups, groupsQuery(address.search, address.perPage)),
    placeholderData: keepPreviousData,
  })
  const granted = useSuspenseQuery(queryFor(listPermissions, {})).data.data
  const mayCreate = expandPermissions(granted).has('closedgroup_create')
  const create = () => void navigate({ href: expertPaths.newClosedGroup })
  const state = choiceFilter({
    id: 'state',
    label: t('closed-groups.closed_connection'),
    anyLabel: t('closed-groups.closed_state_any'),
    value: address.search.state,
    values: connectionStates,
    textOf: (each) => t(`closed-groups.closed_state_${each}`),
    onChange: (chosen) => address.change({ state: chosen }),
    asChips: true,
  })
  return (
    <ExpertPage
      title={t('expert.menu_closed_groups')}
      actions={
        mayCreate && (
          <Link
            href={expertPaths.newClosedGroup}
            className={buttonClass({ variant: 'primary' })}
            aria-label={t('closed-groups.closed_create')}
          >
            <Icon of={Plus} />
            <span className={styles.createWords}>{t('closed-groups.closed_create')}</span>
          </Link>
        )
      }
      keys={[
        ...(mayCreate ? [{ keys: ['c'], label: t('closed-groups.closed_create'), onPress: create }] : []),
        {
          keys: ['f'],
          label: t('closed-groups.closed_key_search'),
          onPress: () => field.current?.querySelector('input')?.focus(),
        },
      ]}
    >
      <ListView
        list={list}
        address={address}
        search={{ label: t('closed-groups.closed_search'), field }}
        filters={[state]}
        empty={<NoGroups onCreate={mayCreate ? create : undefined} />}
        noneFound={{
          title: t('closed-groups.closed_none_found'),
          text: t('closed-groups.closed_none_found_text'),
        }}
      >
        {(groups) => (
          <ul className={cardStyles.cards}>
            {groups.map((group) => (
              <li key={group.id}>
                <GroupCard group={group} />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </ExpertPage>
  )
}

const GroupCard = ({ group }: { group: ClosedGroupCard }) => {
  const { t } = useTexts()
  return (
    <Card level={2} title={group.name} href={expertPaths.closedGroup(group.id)}>
      <div className={styles.facts}>
        <StatusBadge status={group.status_id} />
        <ConnectionBadge state={group.state} />
        {group.waiting_count > 0 && (
          <Badge tone="info">
            {t('closed-groups.closed_members_waiting', { count: group.waiting_count })}
          </Badge>
        )}
      </div>
      <p className={styles.facts}>
        {group.chat_title !== null && <span className={styles.chat}>{group.chat_title}</span>}
        <span>{t('closed-groups.closed_members_in', { count: group.members_count })}</span>
        <span>{t('create-course.participants_count', { count: group.participants_count })}</span>
      </p>
    </Card>
  )
}

const NoGroups = ({ onCreate }: { onCreate: (() => void) | undefined }) => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={Lock}
      framed
      title={t(onCreate ? 'closed-groups.closed_empty' : 'closed-groups.closed_none')}
      text={t(onCreate ? 'closed-groups.closed_empty_text' : 'closed-groups.closed_none_text')}
      add={onCreate && { label: t('closed-groups.closed_create'), onAdd: onCreate }}
    />
  )
}
