import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isOfferedGroup } from '@lectern/contract/staff/seeded-groups'
import type { AccessGroup } from '@lectern/contract/staff/staff'
import textStyles from '@lectern/ui/text/text.module.css'
import { Badge } from '@lectern/ui/feedback/badge'
import { Button } from '@lectern/ui/actions/button'
import { Card } from '@lectern/ui/layout/card'
import { Icon } from '@lectern/ui/layout/icon'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Copy, Lock } from 'lucide-react'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ListView } from '../../../frame/index.ts'
import { copyAccessGroup, listAccessGroups } from '../api.ts'
import { RightsAreas } from '../rights/rights-areas.tsx'
import { groupName, groupText } from '../rights/rights-words.ts'
import { useHeldRights } from '../use-held-rights.ts'
import { useStaffReload } from '../use-staff-reload.ts'
import styles from './team.module.css'

/** Named sets of rights: the ready ones, and the school's own. */
export const GroupList = () => {
  const { t } = useTexts()
  const list = useQuery(queryFor(listAccessGroups, {}))
  return (
    <ListView list={list} intro={t('school.groups_text')} empty={null}>
      {(groups) => (
        <ul className={styles.groupCards}>
          {groups.filter(isShown).map((group) => (
            <li key={group.id}>
              <GroupCard group={group} />
            </li>
          ))}
        </ul>
      )}
    </ListView>
  )
}

/** A group of what does not exist yet is shown only while somebody is in it. */
const isShown = ({ key, member_count }: AccessGroup): boolean => isOfferedGroup(key) || member_count > 0

const GroupCard = ({ group }: { group: AccessGroup }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const held = useHeldRights()
  const reload = useStaffReload()
  const copy = useMutation({
    mutationFn: () =>
      copyAccessGroup({
        params: { group: group.id },
        body: { name: t('school.group_copy_of', { name: groupName(group, t) }).slice(0, 80) },
      }),
    onSuccess: async ({ data }) => {
      toasts.show({ tone: 'success', title: t('school.group_copied') })
      await reload()
      await navigate({ to: '/expert/settings/team/groups/$groupId', params: { groupId: data.id } })
    },
  })
  return (
    <Card
      level={2}
      title={groupName(group, t)}
      href={expertPaths.accessGroup(group.id)}
      description={groupText(group, t)}
      actions={group.is_system && <Badge icon={Lock}>{t('school.group_ready')}</Badge>}
    >
      <div className={styles.groupBody}>
        <RightsAreas granted={group.permissions} />
        <div className={styles.groupFoot}>
          <span className={textStyles.muted}>{t('school.group_members', { count: group.member_count })}</span>
          {held.has('accessgroup_create') && group.can_grant && (
            <Button
              size="small"
              variant="quiet"
              icon={<Icon of={Copy} />}
              busy={copy.isPending}
              onClick={() => copy.mutate()}
            >
              {t('school.group_copy')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
