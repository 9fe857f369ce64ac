import { useQuery } from '@tanstack/react-query'
import type { ParticipantGroup, TeamMember } from '@lectern/contract/teams/team'
import type { ProductKind } from '@lectern/contract/kernel/product-kind'
import { Badge } from '@lectern/ui/feedback/badge'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { Pencil, UserMinus, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts, type Translate } from '../../../../lib/texts/index.ts'
import { ConfirmRemoval } from '../../../../frame/expert/index.ts'
import { type ListedRows, ListView } from '../../../../frame/index.ts'
import { PersonCell } from '../../../staff/index.ts'
import { listParticipantGroups, listTeam, removeTeamMember } from '../../api.ts'
import styles from '../expert-courses.module.css'
import { LearnerGroups } from './learner-groups.tsx'
import { TeamMemberDialog } from './team-member-dialog.tsx'
import { isAssistant, roleTexts, scopeTexts } from './team-words.ts'
import { useMayManageTeam } from './use-may-manage-team.ts'
import { useTeamReload } from './use-team-reload.ts'

const sightOf = (
  member: TeamMember,
  groupNames: ReadonlyMap<number, string>,
  t: Translate,
  kind: ProductKind,
): string => {
  if (!isAssistant(member.role) || member.sees === null) return t('school.sees_everything')
  const groups = member.group_ids.flatMap((id) => groupNames.get(id) ?? [])
  return [t(scopeTexts[member.sees], { kind }), ...groups].join(' · ')
}

/** Team and groups of a product, and whether the person may change them. */
const useTeam = (product: number, kind: ProductKind) => {
  const mayManage = useMayManageTeam(kind)
  const team = useQuery(queryFor(listTeam, { params: { product } }))
  const groups = useQuery(queryFor(listParticipantGroups, { params: { product } }))
  const list: ListedRows<TeamMember> = {
    data: team.data,
    error: team.error ?? groups.error,
    refetch: () => Promise.all([team.refetch(), groups.refetch()]),
  }
  return {
    mayManage,
    list,
    members: team.data?.data ?? [],
    groups: groups.data?.data ?? [],
  }
}

interface ProductTeamProps {
  product: number
  /** What the product is called. */
  kind: ProductKind
}

/** Who of the staff works on a product, as what, and which learners they see. */
export const ProductTeam = ({ product, kind }: ProductTeamProps) => {
  const { t } = useTexts()
  const { mayManage, list, members, groups } = useTeam(product, kind)
  const reload = useTeamReload()
  const [edited, setEdited] = useState<TeamMember | 'new'>()
  const [removing, setRemoving] = useState<TeamMember>()
  const add = mayManage ? () => setEdited('new') : undefined
  return (
    <div className={styles.page}>
      <ListView
        list={list}
        intro={t('school.course_team_text', { kind })}
        actions={
          add &&
          members.length > 0 && (
            <Button icon={<Icon of={UserPlus} />} onClick={add}>
              {t('school.course_team_add')}
            </Button>
          )
        }
        keepToolbar
        empty={<NoTeam kind={kind} onAdd={add} />}
      >
        {(rows) => (
          <TeamTable
            kind={kind}
            members={rows}
            groups={groups}
            mayManage={mayManage}
            onEdit={setEdited}
            onRemove={setRemoving}
          />
        )}
      </ListView>
      {list.data && <LearnerGroups product={product} groups={groups} team={members} mayManage={mayManage} />}
      <TeamMemberDialog
        key={edited === 'new' || edited === undefined ? String(edited) : edited.user.id}
        product={product}
        kind={kind}
        member={edited}
        team={members}
        groups={groups}
        onClose={() => setEdited(undefined)}
      />
      <ConfirmRemoval
        thing={removing}
        title={({ user }) => t('school.course_team_remove', { name: user.name, kind })}
        message={() => t('school.course_team_remove_text')}
        confirmLabel={t('school.course_team_remove_confirm', { kind })}
        remove={({ user }) => removeTeamMember({ params: { product, user: user.id } })}
        onRemoved={reload}
        onClose={() => setRemoving(undefined)}
      />
    </div>
  )
}

const NoTeam = ({ kind, onAdd }: { kind: ProductKind; onAdd: (() => void) | undefined }) => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={Users}
      framed
      title={t('school.course_team_empty', { kind })}
      text={t('school.course_team_empty_text', { kind })}
      add={onAdd && { label: t('school.course_team_add'), onAdd }}
    />
  )
}

interface MemberProps {
  member: TeamMember
  kind: ProductKind
}

/** In a narrow table the role stands under the person. */
const MemberPerson = ({ member, kind }: MemberProps) => (
  <>
    <PersonCell person={member.user} />
    <span className={styles.narrowRole}>
      <MemberRole member={member} kind={kind} />
    </span>
  </>
)

const MemberRole = ({ member: { role, is_available }, kind }: MemberProps) => {
  const { t } = useTexts()
  return (
    <span className={styles.facts}>
      <Badge>{t(roleTexts[role].name, { kind })}</Badge>
      {!is_available && <Badge tone="warning">{t('school.role_expired')}</Badge>}
    </span>
  )
}

interface TeamTableProps {
  kind: ProductKind
  members: readonly TeamMember[]
  groups: readonly ParticipantGroup[]
  mayManage: boolean
  onEdit: (member: TeamMember) => void
  onRemove: (member: TeamMember) => void
}

interface ColumnWords {
  t: Translate
  kind: ProductKind
  groupNames: ReadonlyMap<number, string>
}

const columnsOf = ({ t, kind, groupNames }: ColumnWords): TableColumn<TeamMember>[] => [
  {
    id: 'person',
    header: t('school.person'),
    cell: (member) => <MemberPerson member={member} kind={kind} />,
  },
  {
    id: 'role',
    header: t('school.role'),
    minor: true,
    cell: (member) => <MemberRole member={member} kind={kind} />,
  },
  {
    id: 'sees',
    header: t('school.sees'),
    minor: true,
    cell: (member) => sightOf(member, groupNames, t, kind),
  },
]

const TeamTable = ({ kind, members, groups, mayManage, onEdit, onRemove }: TeamTableProps) => {
  const { t } = useTexts()
  const groupNames = new Map(groups.map((group): [number, string] => [group.id, group.name]))
  const columns = columnsOf({ t, kind, groupNames })
  return (
    <Table
      caption={t('school.course_team', { kind })}
      columns={columns}
      rows={members}
      rowId={({ user }) => String(user.id)}
      rowActionsLabel={t('create-course.actions')}
      renderRowActions={(member) =>
        mayManage && (
          <>
            <IconButton
              icon={Pencil}
              size="small"
              label={t('school.course_team_edit', { name: member.user.name })}
              onClick={() => onEdit(member)}
            />
            <IconButton
              icon={UserMinus}
              size="small"
              label={t('school.course_team_remove', { name: member.user.name, kind })}
              onClick={() => onRemove(member)}
            />
          </>
        )
      }
    />
  )
}
