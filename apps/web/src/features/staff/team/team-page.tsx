import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Tabs } from '@lectern/ui/layout/tabs'
import { Plus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { useHeldRights } from '../use-held-rights.ts'
import { AuditLog } from './audit-log.tsx'
import { CreateGroup } from './create-group.tsx'
import { GroupList } from './group-list.tsx'
import { InvitePerson } from './invite-person.tsx'
import { StaffList } from './staff-list.tsx'
import type { TeamTab } from './team-search.ts'

const from = '/expert/settings/team/'

/** Who works at the school, what each may do, and who changed it. */
export const TeamPage = () => {
  const { t } = useTexts()
  const search = useSearch({ from })
  const navigate = useNavigate({ from })
  const held = useHeldRights()
  const [asked, setAsked] = useState<'invite' | 'group'>()
  const tabs: { id: TeamTab; label: string; isOpen: boolean }[] = [
    { id: 'people', label: t('school.team_people'), isOpen: held.has('user_list') },
    {
      id: 'groups',
      label: t('school.team_groups'),
      isOpen: held.has('accessgroup_list') || held.has('user_list'),
    },
    { id: 'log', label: t('school.team_log'), isOpen: held.has('cabinet_root') },
  ]
  const open = tabs.filter(({ isOpen }) => isOpen)
  const tab = open.find(({ id }) => id === search.tab)?.id ?? open[0]?.id ?? 'people'
  const close = () => setAsked(undefined)
  return (
    <ExpertPage
      title={t('school.team')}
      actions={
        tab === 'people' && held.has('user_create') ? (
          <Button variant="primary" icon={<Icon of={UserPlus} />} onClick={() => setAsked('invite')}>
            {t('school.invite')}
          </Button>
        ) : (
          tab === 'groups' &&
          held.has('accessgroup_create') && (
            <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setAsked('group')}>
              {t('school.group_create')}
            </Button>
          )
        )
      }
    >
      <Tabs
        label={t('school.team')}
        items={open}
        value={tab}
        onChange={(next) => void navigate({ search: next === 'people' ? {} : { tab: next } })}
      >
        {tab === 'people' && <StaffList onInvite={() => setAsked('invite')} />}
        {tab === 'groups' && <GroupList />}
        {tab === 'log' && <AuditLog />}
      </Tabs>
      <InvitePerson open={asked === 'invite'} onClose={close} />
      <CreateGroup open={asked === 'group'} onClose={close} />
    </ExpertPage>
  )
}
