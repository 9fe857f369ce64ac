import { useMutation } from '@tanstack/react-query'
import type { ParticipantGroup, TeamMember } from '@lectern/contract/access/team'
import { Button } from '@lectern/ui/actions/button'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { Pencil, Plus, Trash2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts, type Translate } from '../../../../lib/texts/index.ts'
import { ListView } from '../../../frame/index.ts'
import { deleteParticipantGroup } from '../../api.ts'
import { GroupDialog } from './group-dialog.tsx'
import { useTeamReload } from './use-team-reload.ts'

interface LearnerGroupsProps {
  product: number
  groups: readonly ParticipantGroup[]
  team: readonly TeamMember[]
  mayManage: boolean
}

const nameOf = (group: ParticipantGroup, t: Translate): string =>
  group.own_group_of ? t('school.learner_group_of', { name: group.own_group_of.name }) : group.name

const useColumns = (team: readonly TeamMember[]): TableColumn<ParticipantGroup>[] => {
  const { t } = useTexts()
  return [
    { id: 'name', header: t('school.learner_group'), cell: (group) => nameOf(group, t) },
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
      cell: ({ assistant_ids }) =>
        team
          .filter(({ user }) => assistant_ids.includes(user.id))
          .map(({ user }) => user.name)
          .join(', ') || '–',
    },
  ]
}

/** Groups of a product's learners, and the assistants who look after them. */
export const LearnerGroups = ({ product, groups, team, mayManage }: LearnerGroupsProps) => {
  const { t } = useTexts()
  const [edited, setEdited] = useState<ParticipantGroup | 'new'>()
  const [removing, setRemoving] = useState<ParticipantGroup>()
  const columns = useColumns(team)
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
          <Table
            caption={t('school.learner_groups')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => String(id)}
            rowActionsLabel={t('create-course.actions')}
            renderRowActions={(group) =>
              mayManage && (
                <>
                  <IconButton
                    icon={Pencil}
                    size="small"
                    label={t('school.learner_group_edit', { name: nameOf(group, t) })}
                    onClick={() => setEdited(group)}
                  />
                  {group.own_group_of === null && (
                    <IconButton
                      icon={Trash2}
                      size="small"
                      label={t('school.learner_group_delete', { name: group.name })}
                      onClick={() => setRemoving(group)}
                    />
                  )}
                </>
              )
            }
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
      <RemoveGroup product={product} group={removing} onClose={() => setRemoving(undefined)} />
    </section>
  )
}

interface RemoveGroupProps {
  product: number
  group: ParticipantGroup | undefined
  onClose: () => void
}

const RemoveGroup = ({ product, group, onClose }: RemoveGroupProps) => {
  const { t } = useTexts()
  const reload = useTeamReload()
  const remove = useMutation({
    mutationFn: (id: number) => deleteParticipantGroup({ params: { product, group: id } }),
    onSuccess: async () => {
      onClose()
      await reload()
    },
    meta: { showsErrors: true },
  })
  return (
    <ConfirmDelete
      open={group !== undefined}
      onClose={onClose}
      title={t('school.learner_group_delete', { name: group?.name ?? '' })}
      message={t('school.learner_group_delete_text')}
      confirmLabel={t('school.group_delete')}
      cancelLabel={t('create-course.cancel')}
      closeLabel={t('common.close')}
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, t) : undefined}
      onConfirm={() => group && remove.mutate(group.id)}
    />
  )
}
