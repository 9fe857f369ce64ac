import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Tabs } from '@lectern/ui/layout/tabs'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage, LearnerPageLink } from '../../../frame/expert/index.ts'
import { Participants, ProductTeam } from '../../courses/index.ts'
import { getClosedGroup } from '../api.ts'
import { GroupLinks } from './group-links.tsx'
import { GroupMembers } from './group-members.tsx'
import { GroupSettings } from './group-settings.tsx'
import styles from './closed-groups.module.css'

const from = '/expert/closed-group/detail/$groupId/settings/edit'

/** Until a group is connected its author is busy in Telegram: this page notices what was done there. */
const lookEveryMs = 4_000

/** One closed group for its author: settings, members, links, access (document 000 §2). */
export const ClosedGroupPage = () => {
  const { t } = useTexts()
  const { groupId } = useParams({ from })
  const search = useSearch({ from })
  const { tab = 'settings' } = search
  const navigate = useNavigate({ from })
  const group = useSuspenseQuery({
    ...queryFor(getClosedGroup, { params: { group: groupId } }),
    refetchInterval: ({ state }) =>
      state.data?.data.bot && state.data.data.state === 'not_connected' ? lookEveryMs : false,
  }).data.data
  return (
    <ExpertPage
      title={group.name}
      crumbs={[{ label: t('expert.menu_closed_groups'), href: expertPaths.closedGroups }]}
      actions={<LearnerPageLink href={group.link} label={t('create-course.open_learner_page')} />}
    >
      <div className={styles.groupPage}>
        <Tabs
          label={t('closed-groups.closed_parts')}
          items={[
            { id: 'settings', label: t('closed-groups.closed_tab_settings') },
            {
              id: 'members',
              label: t('closed-groups.closed_tab_members'),
              count: group.members_count + group.waiting_count,
            },
            { id: 'links', label: t('closed-groups.closed_tab_links') },
            { id: 'access', label: t('closed-groups.closed_tab_access'), count: group.participants_count },
            { id: 'team', label: t('school.team_short') },
          ]}
          value={tab}
          onChange={(next) => void navigate({ search: next === 'settings' ? {} : { tab: next } })}
        >
          {tab === 'settings' && <GroupSettings key={group.id} group={group} />}
          {tab === 'members' && <GroupMembers group={group} search={search} />}
          {tab === 'links' && <GroupLinks group={group} />}
          {tab === 'team' && <ProductTeam product={group.product_id} kind="closed_group" />}
          {tab === 'access' && (
            <Participants product={group.product_id} kind="closed_group" search={search} />
          )}
        </Tabs>
      </div>
    </ExpertPage>
  )
}
