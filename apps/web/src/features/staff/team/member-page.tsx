import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { Member } from '@lectern/contract/staff/staff'
import { FormSection } from '@lectern/ui/forms/form-section'
import textStyles from '@lectern/ui/text/text.module.css'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Badge } from '@lectern/ui/feedback/badge'
import { SaveBar } from '@lectern/ui/forms/save-bar'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Field } from '@lectern/ui/fields/field'
import { Notice } from '@lectern/ui/feedback/notice'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { TextArea } from '@lectern/ui/fields/text-area'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { UserX } from 'lucide-react'
import { useState } from 'react'
import { ApiError, queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { isSame } from '../../../lib/drafts/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { ConfirmRemoval, ExpertPage } from '../../../frame/expert/index.ts'
import {
  activateMember,
  deactivateMember,
  listAccessGroups,
  readMember,
  removeMember,
  updateMember,
} from '../api.ts'
import { RightsPicker } from '../rights/rights-picker.tsx'
import { useHeldRights } from '../use-held-rights.ts'
import { useStaffReload } from '../use-staff-reload.ts'
import { GroupChoice } from './group-choice.tsx'
import styles from './team.module.css'

const from = '/expert/settings/team/$userId'

/** One member of the staff: what they may do, and how they leave. */
export const MemberPage = () => {
  const { t } = useTexts()
  const { userId } = useParams({ from })
  const { data, error } = useQuery(queryFor(readMember, { params: { user: userId } }))
  const member = data?.data
  const crumbs = [{ label: t('school.team'), href: expertPaths.team }]
  if (!member) {
    const isGone = error instanceof ApiError && error.status === 404
    return (
      <ExpertPage title={t('school.person')} crumbs={crumbs}>
        {isGone && <EmptyState icon={UserX} framed title={t('school.person_gone')} />}
        {error && !isGone && <Notice tone="danger" title={errorText(error, t)} />}
        {!error && <SkeletonText lines={8} />}
      </ExpertPage>
    )
  }
  return (
    <ExpertPage title={member.name} crumbs={crumbs}>
      <MemberEditor key={`${member.id} ${member.state}`} member={member} />
    </ExpertPage>
  )
}

const draftOf = ({ access_groups, permissions, note }: Member) => ({
  groups: access_groups.map(({ id }): number => id),
  permissions: [...permissions],
  note: note ?? '',
})

const MemberEditor = ({ member }: { member: Member }) => {
  const { t } = useTexts()
  const held = useHeldRights()
  const reload = useStaffReload()
  const groups = useSuspenseQuery(queryFor(listAccessGroups, {})).data.data
  const [draft, setDraft] = useState(() => draftOf(member))
  const isFixed = member.is_owner || member.is_me || !held.has('user_edit')
  const isChanged = !isSame(draft, draftOf(member))
  const save = useMutation({
    mutationFn: () =>
      updateMember({
        params: { user: member.id },
        body: { access_group_ids: draft.groups, permissions: draft.permissions, note: draft.note || null },
      }),
    onSuccess: async ({ data }) => {
      setDraft(draftOf(data))
      toasts.show({ tone: 'success', title: t('school.rights_saved', { name: data.name }) })
      await reload()
    },
    meta: { showsErrors: true },
  })
  const inherited = groups
    .filter(({ id }) => draft.groups.includes(id))
    .flatMap(({ permissions }) => permissions)
  return (
    <div className={styles.editor}>
      <MemberHead member={member} />
      {!member.is_owner && (
        <>
          <GroupChoice
            groups={groups}
            chosen={draft.groups}
            onChange={(chosen) => setDraft({ ...draft, groups: [...chosen] })}
            readOnly={isFixed}
          />
          <FormSection title={t('school.rights_own')} text={t('school.rights_own_text')}>
            <RightsPicker
              granted={draft.permissions}
              inherited={inherited}
              holder={held}
              readOnly={isFixed}
              onChange={(permissions) => setDraft({ ...draft, permissions: [...permissions] })}
            />
          </FormSection>
          {!isFixed && (
            <Field label={t('school.note')} help={t('school.note_help')}>
              <TextArea
                rows={2}
                maxLength={1000}
                value={draft.note}
                onChange={(event) => setDraft({ ...draft, note: event.currentTarget.value })}
              />
            </Field>
          )}
          <SaveBar
            isChanged={isChanged}
            saveLabel={t('school.rights_save')}
            undoLabel={t('school.undo')}
            busy={save.isPending}
            onSave={() => save.mutate()}
            onUndo={() => setDraft(draftOf(member))}
            note={t('school.rights_at_once')}
          />
          {save.error && <Notice tone="danger" announce="at-once" title={errorText(save.error, t)} />}
          {!isFixed && <MemberEnd member={member} />}
        </>
      )}
    </div>
  )
}

const MemberHead = ({ member }: { member: Member }) => {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <>
      <header className={styles.head}>
        <Avatar name={member.name} src={member.avatar_url} size={40} />
        <div className={styles.headWords}>
          <span className={styles.headName}>{member.name}</span>
          <span className={textStyles.muted}>
            {member.email} · {t('school.joined_on', { date: date(member.joined_at) })}
          </span>
        </div>
        {member.is_owner && <Badge tone="primary">{t('school.owner')}</Badge>}
        {member.state === 'deactivated' && <Badge>{t('school.state_deactivated')}</Badge>}
      </header>
      {member.is_owner && <Notice title={t('school.owner_rights')}>{t('school.owner_rights_text')}</Notice>}
      {member.is_me && !member.is_owner && <Notice title={t('school.own_rights')} />}
    </>
  )
}

/** Shutting somebody out for a while, or taking them off the staff. */
const MemberEnd = ({ member }: { member: Member }) => {
  const { t } = useTexts()
  const held = useHeldRights()
  const navigate = useNavigate()
  const reload = useStaffReload()
  const [isRemoving, setRemoving] = useState(false)
  const params = { user: member.id }
  const isActive = member.state === 'active'
  const switchState = useMutation({
    mutationFn: () => (isActive ? deactivateMember({ params }) : activateMember({ params })),
    onSuccess: async () => {
      toasts.show({
        tone: 'success',
        title: t(isActive ? 'school.member_deactivated' : 'school.member_activated', { name: member.name }),
      })
      await reload()
    },
  })
  return (
    <FormSection title={t('school.member_end')} text={t('school.member_end_text')}>
      <div className={styles.head}>
        {held.has('user_deactivate') && (
          <Button busy={switchState.isPending} onClick={() => switchState.mutate()}>
            {t(isActive ? 'school.member_deactivate' : 'school.member_activate')}
          </Button>
        )}
        {held.has('user_delete') && (
          <Button variant="danger" onClick={() => setRemoving(true)}>
            {t('school.member_remove')}
          </Button>
        )}
      </div>
      <ConfirmRemoval
        thing={isRemoving ? member : undefined}
        title={({ name }) => t('school.member_remove_title', { name })}
        message={() => t('school.member_remove_text')}
        confirmLabel={t('school.member_remove')}
        remove={() => removeMember({ params })}
        onRemoved={async ({ name }) => {
          toasts.show({ tone: 'success', title: t('school.member_removed', { name }) })
          await navigate({ to: expertPaths.team })
          await reload()
        }}
        onClose={() => setRemoving(false)}
      />
    </FormSection>
  )
}
