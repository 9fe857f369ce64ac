import type { ParticipantGroup, TeamMember } from '@lectern/contract/teams/team'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { Pencil, Plus, Trash2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { ConfirmRemoval } from '../../../../frame/expert/index.ts'
import { ListView } from '../../../../frame/index.ts'
import { deleteParticipantGroup } from '../../api.ts'
import { GroupDialog } from './group-dialog.tsx'
import { learnerGroupName } from './team-words.ts'
import { useTeamReload } from './use-team-reload.ts'

interface LearnerGroupsProps {
  product: number
  groups: readonly ParticipantGroup[]
  team: readonly TeamMember[]
  mayManage: boolean
}

const useColumns = (team: readonly TeamMember[]): TableColumn<ParticipantGroup>[] => {
  const { t } = useTexts()
  return [
    { id: 'name', header: t('school.learner_group'), cell: (group) => learnerGroupName(group, t) },
    {
      id: 'learners',
      header: t('school.learners'),
      align: 'end',
      cell: ({ participant_ids }) => participant_ids.length,
    },
    {
      id: 'assistants',
      header: t('school.assistants'),
      minor: true,
      cell: ({ own_group_of: keeper, assistant_ids }) =>
        team
          .filter(({ user }) => user.id === keeper?.id || assistant_ids.includes(user.id))
          .map(({ user }) => user.name)
          .join(', ') || '–',
    },
  ]
}

/** Groups of a product's learners, and the assistants who look after them. */
export const LearnerGroups = ({ product, groups, team, mayManage }: LearnerGroupsProps) => {
  const { t } = useTexts()
  const reload = useTeamReload()
  const [edited, setEdited] = useState<ParticipantGroup | 'new'>()
  const [removing, setRemoving] = useState<ParticipantGroup>()
  const add = mayManage ? () => setEdited('new') : undefined
  return (
    <section>
      <ListView
        list={{ data: { data: groups } }}
        title={t('school.learner_groups')}
        keepToolbar
        actions={
          add &&
          groups.length > 0 && (
            <Button icon={<Icon of={Plus} />} onClick={add}>
              {t('school.learner_group_add')}
            </Button>
          )
        }
        empty={
          <EmptyState
            icon={UsersRound}
            framed
            level={3}
            title={t('school.learner_groups_none')}
            text={t('school.learner_groups_text')}
            add={add && { label: t('school.learner_group_add'), onAdd: add }}
          />
        }
      >
        {(rows) => (
          <GroupTable
            groups={rows}
            team={team}
            mayManage={mayManage}
            onEdit={setEdited}
            onRemove={setRemoving}
          />
        )}
      </ListView>
      <GroupDialog
        key={edited === 'new' || edited === undefined ? String(edited) : edited.id}
        product={product}
        group={edited}
        team={team}
        onClose={() => setEdited(undefined)}
      />
      <ConfirmRemoval
        thing={removing}
        title={({ name }) => t('school.learner_group_delete', { name })}
        message={() => t('school.learner_group_delete_text')}
        confirmLabel={t('school.group_delete')}
        remove={({ id }) => deleteParticipantGroup({ params: { product, group: id } })}
        onRemoved={reload}
        onClose={() => setRemoving(undefined)}
      />
    </section>
  )
}

interface GroupTableProps extends Pick<LearnerGroupsProps, 'groups' | 'team' | 'mayManage'> {
  onEdit: (group: ParticipantGroup) => void
  onRemove: (group: ParticipantGroup) => void
}

const GroupTable = ({ groups, team, mayManage, onEdit, onRemove }: GroupTableProps) => {
  const { t } = useTexts()
  const columns = useColumns(team)
  return (
    <Table
      caption={t('school.learner_groups')}
      columns={columns}
      rows={groups}
      rowId={({ id }) => String(id)}
      rowActionsLabel={t('create-course.actions')}
      renderRowActions={(group) =>
        mayManage && (
          <>
            <IconButton
              icon={Pencil}
              size="small"
              label={t('school.learner_group_edit', { name: learnerGroupName(group, t) })}
              onClick={() => onEdit(group)}
            />
            {group.own_group_of === null && (
              <IconButton
                icon={Trash2}
                size="small"
                label={t('school.learner_group_delete', { name: group.name })}
                onClick={() => onRemove(group)}
              />
            )}
          </>
        )
      }
    />
  )
}
