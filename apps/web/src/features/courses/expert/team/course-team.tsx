import { useMutation, useQuery } from '@tanstack/react-query'
import type { TeamMember } from '@lectern/contract/access/team'
import type { Course } from '@lectern/contract/courses/course'
import { Avatar } from '@lectern/ui/avatar'
import { Badge } from '@lectern/ui/badge'
import { Button } from '@lectern/ui/button'
import { ConfirmDelete } from '@lectern/ui/confirm-delete'
import { EmptyState } from '@lectern/ui/empty-state'
import { Icon } from '@lectern/ui/icon'
import { IconButton } from '@lectern/ui/icon-button'
import { SkeletonText } from '@lectern/ui/skeleton'
import { Table, type TableColumn } from '@lectern/ui/table'
import { Pencil, UserMinus, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts, type Translate } from '../../../../lib/texts/index.ts'
import { useHeldRights } from '../../../schools/index.ts'
import { listParticipantGroups } from '../../api/list-participant-groups.ts'
import { listTeam } from '../../api/list-team.ts'
import { removeTeamMember } from '../../api/remove-team-member.ts'
import styles from '../expert-courses.module.css'
import { LearnerGroups } from './learner-groups.tsx'
import { TeamMemberDialog } from './team-member-dialog.tsx'
import { isAssistant, roleTexts, sightTexts } from './team-words.ts'
import { useTeamReload } from './use-team-reload.ts'

const sightOf = (member: TeamMember, groupNames: ReadonlyMap<number, string>, t: Translate): string => {
  if (!isAssistant(member.role) || member.sees === null) return t('school.sees_everything')
  const groups = member.group_ids.flatMap((id) => groupNames.get(id) ?? [])
  return [t(sightTexts[member.sees]), ...groups].join(' · ')
}

/** Who of the staff works on a course, as what, and which learners they see. */
export const CourseTeam = ({ course }: { course: Course }) => {
  const { t } = useTexts()
  const params = { product: course.product_id }
  const held = useHeldRights()
  const mayManage = held.has('course_personalize') || held.has('course_personalize.team')
  const [edited, setEdited] = useState<TeamMember | 'new'>()
  const [removing, setRemoving] = useState<TeamMember>()
  const team = useQuery(queryFor(listTeam, { params }))
  const groups = useQuery(queryFor(listParticipantGroups, { params }))
  const error = team.error ?? groups.error
  const members = team.data?.data ?? []
  const known = groups.data?.data ?? []
  const groupNames = new Map(known.map((group): [number, string] => [group.id, group.name]))
  const columns: TableColumn<TeamMember>[] = [
    {
      id: 'person',
      header: t('create-course.person'),
      cell: ({ user }) => (
        <span className={styles.person}>
          <Avatar name={user.name} size={28} />
          <span className={styles.personWords}>
            <span>{user.name}</span>
            <span className={styles.muted}>{user.email}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'role',
      header: t('school.role'),
      cell: ({ role, is_available }) => (
        <span className={styles.facts}>
          <Badge>{t(roleTexts[role].name)}</Badge>
          {!is_available && <Badge tone="warning">{t('school.role_expired')}</Badge>}
        </span>
      ),
    },
    {
      id: 'sees',
      header: t('school.sees'),
      minor: true,
      cell: (member) => sightOf(member, groupNames, t),
    },
  ]
  return (
    <div className={styles.page}>
      <div className={styles.toolbar}>
        <p className={styles.muted}>{t('school.course_team_text')}</p>
        {mayManage && members.length > 0 && (
          <Button icon={<Icon of={UserPlus} />} onClick={() => setEdited('new')}>
            {t('school.course_team_add')}
          </Button>
        )}
      </div>
      {error && <p role="alert">{errorText(error, t)}</p>}
      {!team.data && !error && <SkeletonText lines={4} />}
      {team.data && members.length === 0 && (
        <EmptyState
          icon={Users}
          framed
          title={t('school.course_team_empty')}
          text={t('school.course_team_empty_text')}
          add={mayManage ? { label: t('school.course_team_add'), onAdd: () => setEdited('new') } : undefined}
        />
      )}
      {members.length > 0 && (
        <Table
          caption={t('school.course_team')}
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
                  onClick={() => setEdited(member)}
                />
                <IconButton
                  icon={UserMinus}
                  size="small"
                  label={t('school.course_team_remove', { name: member.user.name })}
                  onClick={() => setRemoving(member)}
                />
              </>
            )
          }
        />
      )}
      <LearnerGroups product={course.product_id} groups={known} team={members} mayManage={mayManage} />
      <TeamMemberDialog
        key={edited === 'new' || edited === undefined ? String(edited) : edited.user.id}
        product={course.product_id}
        member={edited}
        team={members}
        groups={known}
        onClose={() => setEdited(undefined)}
      />
      <RemoveMember product={course.product_id} member={removing} onClose={() => setRemoving(undefined)} />
    </div>
  )
}

interface RemoveMemberProps {
  product: number
  member: TeamMember | undefined
  onClose: () => void
}

const RemoveMember = ({ product, member, onClose }: RemoveMemberProps) => {
  const { t } = useTexts()
  const reload = useTeamReload()
  const remove = useMutation({
    mutationFn: (user: number) => removeTeamMember({ params: { product, user } }),
    onSuccess: async () => {
      onClose()
      await reload()
    },
    meta: { showsErrors: true },
  })
  return (
    <ConfirmDelete
      open={member !== undefined}
      onClose={onClose}
      title={t('school.course_team_remove', { name: member?.user.name ?? '' })}
      message={t('school.course_team_remove_text')}
      confirmLabel={t('school.course_team_remove_confirm')}
      cancelLabel={t('create-course.cancel')}
      closeLabel={t('common.close')}
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, t) : undefined}
      onConfirm={() => member && remove.mutate(member.user.id)}
    />
  )
}
