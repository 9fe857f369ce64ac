import { useMutation, useQuery } from '@tanstack/react-query'
import type { ParticipantGroup, TeamMember } from '@lectern/contract/access/team'
import { Button } from '@lectern/ui/button'
import { ConfirmDelete } from '@lectern/ui/confirm-delete'
import { Dialog } from '@lectern/ui/dialog'
import { EmptyState } from '@lectern/ui/empty-state'
import { Field } from '@lectern/ui/field'
import { Icon } from '@lectern/ui/icon'
import { IconButton } from '@lectern/ui/icon-button'
import { Table, type TableColumn } from '@lectern/ui/table'
import { TextInput } from '@lectern/ui/text-input'
import { Pencil, Plus, Trash2, UsersRound } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { createParticipantGroup } from '../../api/create-participant-group.ts'
import { deleteParticipantGroup } from '../../api/delete-participant-group.ts'
import { listParticipants } from '../../api/list-participants.ts'
import { renameParticipantGroup } from '../../api/rename-participant-group.ts'
import { setGroupAssistants } from '../../api/set-group-assistants.ts'
import { setGroupParticipants } from '../../api/set-group-participants.ts'
import styles from '../expert-courses.module.css'
import { Ticks } from './team-member-dialog.tsx'
import { isAssistant } from './team-words.ts'
import { useTeamReload } from './use-team-reload.ts'

interface LearnerGroupsProps {
  product: number
  groups: readonly ParticipantGroup[]
  team: readonly TeamMember[]
  mayManage: boolean
}

/** Groups of a product's learners, and the assistants who look after them. */
export const LearnerGroups = ({ product, groups, team, mayManage }: LearnerGroupsProps) => {
  const { t } = useTexts()
  const [edited, setEdited] = useState<ParticipantGroup | 'new'>()
  const [removing, setRemoving] = useState<ParticipantGroup>()
  const nameOf = (group: ParticipantGroup) =>
    group.own_group_of ? t('school.learner_group_of', { name: group.own_group_of.name }) : group.name
  const columns: TableColumn<ParticipantGroup>[] = [
    { id: 'name', header: t('school.learner_group'), cell: nameOf },
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
  return (
    <section className={styles.page}>
      <div className={styles.toolbar}>
        <h2 className={styles.sectionTitle}>{t('school.learner_groups')}</h2>
        {mayManage && groups.length > 0 && (
          <Button icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
            {t('school.learner_group_add')}
          </Button>
        )}
      </div>
      {groups.length === 0 ? (
        <EmptyState
          icon={UsersRound}
          framed
          level={3}
          title={t('school.learner_groups_none')}
          text={t('school.learner_groups_text')}
          add={
            mayManage ? { label: t('school.learner_group_add'), onAdd: () => setEdited('new') } : undefined
          }
        />
      ) : (
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
                  label={t('school.learner_group_edit', { name: nameOf(group) })}
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

interface GroupDialogProps {
  product: number
  group: ParticipantGroup | 'new' | undefined
  team: readonly TeamMember[]
  onClose: () => void
}

const GroupDialog = ({ product, group, team, onClose }: GroupDialogProps) => {
  const { t } = useTexts()
  const formId = useId()
  const reload = useTeamReload()
  const known = group === 'new' ? undefined : group
  const isOwn = known?.own_group_of !== undefined && known.own_group_of !== null
  const [name, setName] = useState(known?.name ?? '')
  const [learners, setLearners] = useState<readonly number[]>(known?.participant_ids ?? [])
  const [assistants, setAssistants] = useState<readonly number[]>(known?.assistant_ids ?? [])
  const people = useQuery({
    ...queryFor(listParticipants, { params: { product }, query: { per_page: 100 } }),
    enabled: group !== undefined,
  })
  const save = useMutation({
    mutationFn: async () => {
      const id = known
        ? known.id
        : (await createParticipantGroup({ params: { product }, body: { name: name.trim() } })).data.id
      const params = { product, group: id }
      if (known && !isOwn && name.trim() !== known.name) {
        await renameParticipantGroup({ params, body: { name: name.trim() } })
      }
      await setGroupParticipants({ params, body: { user_ids: [...learners] } })
      if (!isOwn) await setGroupAssistants({ params, body: { user_ids: [...assistants] } })
    },
    onSuccess: onClose,
    // A group that was made before a later step failed is shown all the same.
    onSettled: reload,
    meta: { showsErrors: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if ((isOwn || name.trim() !== '') && !save.isPending) save.mutate()
  }
  const toggle = (list: readonly number[], id: number) =>
    list.includes(id) ? list.filter((each) => each !== id) : [...list, id]
  return (
    <Dialog
      open={group !== undefined}
      onClose={onClose}
      title={known ? t('school.learner_group') : t('school.learner_group_add')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('create-course.cancel')}</Button>
          <Button
            look="primary"
            type="submit"
            form={formId}
            busy={save.isPending}
            disabled={!isOwn && name.trim() === ''}
          >
            {t('school.learner_group_save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        {!isOwn && (
          <Field label={t('school.group_name')}>
            <TextInput
              value={name}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </Field>
        )}
        <Ticks
          label={t('school.learners')}
          empty={t('create-course.participants_empty')}
          options={(people.data?.data ?? []).map(({ user }) => ({ id: user.id, label: user.name }))}
          chosen={learners}
          onToggle={(id) => setLearners(toggle(learners, id))}
        />
        {!isOwn && (
          <Ticks
            label={t('school.assistants')}
            empty={t('school.leads_nobody')}
            options={team
              .filter(({ role }) => isAssistant(role))
              .map(({ user }) => ({ id: user.id, label: user.name }))}
            chosen={assistants}
            onToggle={(id) => setAssistants(toggle(assistants, id))}
          />
        )}
        {save.error && (
          <p className={styles.wrong} role="alert">
            {errorText(save.error, t)}
          </p>
        )}
      </form>
    </Dialog>
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
