import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { AccessGroup } from '@lectern/contract/staff/staff'
import { FormSection } from '@lectern/ui/forms/form-section'
import textStyles from '@lectern/ui/text/text.module.css'
import { SaveBar } from '@lectern/ui/forms/save-bar'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Field } from '@lectern/ui/fields/field'
import { Icon } from '@lectern/ui/layout/icon'
import { Notice } from '@lectern/ui/feedback/notice'
import { TextInput } from '@lectern/ui/fields/text-input'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Trash2, UserX } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { isSame } from '../../../lib/drafts/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ConfirmRemoval, ExpertPage } from '../../../frame/expert/index.ts'
import { deleteAccessGroup, listAccessGroups, updateAccessGroup } from '../api.ts'
import { groupName, groupText } from '../rights/rights-words.ts'
import { RightsPicker } from '../rights/rights-picker.tsx'
import { useHeldRights } from '../use-held-rights.ts'
import { useStaffReload } from '../use-staff-reload.ts'
import styles from './team.module.css'

const from = '/expert/settings/team/groups/$groupId'

/** One access group: its name and its rights. */
export const GroupPage = () => {
  const { t } = useTexts()
  const { groupId } = useParams({ from })
  const group = useSuspenseQuery(queryFor(listAccessGroups, {})).data.data.find(({ id }) => id === groupId)
  const crumbs = [
    { label: t('school.team'), href: expertPaths.team },
    { label: t('school.team_groups'), href: `${expertPaths.team}?tab=groups` },
  ]
  return (
    <ExpertPage title={group ? groupName(group, t) : t('school.group_gone')} crumbs={crumbs}>
      {group ? (
        <GroupEditor key={group.id} group={group} />
      ) : (
        <EmptyState icon={UserX} framed title={t('school.group_gone')} />
      )}
    </ExpertPage>
  )
}

const draftOf = (group: AccessGroup) => ({ name: group.name, permissions: [...group.permissions] })

const GroupEditor = ({ group }: { group: AccessGroup }) => {
  const { t } = useTexts()
  const held = useHeldRights()
  const reload = useStaffReload()
  const [draft, setDraft] = useState(() => draftOf(group))
  const isFixed = group.is_system || !group.can_grant || !held.has('accessgroup_edit')
  const isChanged = !isSame(draft, draftOf(group))
  const save = useMutation({
    mutationFn: () =>
      updateAccessGroup({
        params: { group: group.id },
        body: {
          ...(draft.name === group.name ? {} : { name: draft.name.trim() }),
          permissions: draft.permissions,
        },
      }),
    onSuccess: async ({ data }) => {
      setDraft(draftOf(data))
      toasts.show({ tone: 'success', title: t('school.group_saved') })
      await reload()
    },
    meta: { showsErrors: true },
  })
  const nameError = fieldText(save.error, 'name', t)
  return (
    <div className={styles.editor}>
      {group.is_system && <Notice title={t('school.group_system')}>{t('school.group_system_text')}</Notice>}
      {!group.is_system && !group.can_grant && <Notice title={t('school.group_lacked')} />}
      {groupText(group, t) && <p className={textStyles.muted}>{groupText(group, t)}</p>}
      {!isFixed && (
        <Field label={t('school.group_name')} error={nameError}>
          <TextInput
            value={draft.name}
            maxLength={80}
            onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
          />
        </Field>
      )}
      <FormSection title={t('school.rights')}>
        <RightsPicker
          granted={draft.permissions}
          holder={held}
          readOnly={isFixed}
          onChange={(permissions) => setDraft({ ...draft, permissions: [...permissions] })}
        />
      </FormSection>
      <SaveBar
        isChanged={isChanged}
        saveLabel={t('school.group_save')}
        undoLabel={t('school.undo')}
        busy={save.isPending}
        disabled={draft.name.trim() === ''}
        onSave={() => save.mutate()}
        onUndo={() => setDraft(draftOf(group))}
        note={t('school.group_at_once', { count: group.member_count })}
      />
      {save.error && nameError === undefined && (
        <Notice tone="danger" announce="at-once" title={errorText(save.error, t)} />
      )}
      {!isFixed && held.has('accessgroup_delete') && <DeleteGroup group={group} />}
    </div>
  )
}

const DeleteGroup = ({ group }: { group: AccessGroup }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const reload = useStaffReload()
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      <Button variant="danger" icon={<Icon of={Trash2} />} onClick={() => setAsking(true)}>
        {t('school.group_delete')}
      </Button>
      <ConfirmRemoval
        thing={isAsking ? group : undefined}
        title={() => t('school.group_delete_title', { name: groupName(group, t) })}
        message={() => t('school.group_delete_text', { count: group.member_count })}
        confirmLabel={t('school.group_delete')}
        remove={({ id }) => deleteAccessGroup({ params: { group: id } })}
        onRemoved={async () => {
          await navigate({ href: `${expertPaths.team}?tab=groups` })
          await reload()
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
