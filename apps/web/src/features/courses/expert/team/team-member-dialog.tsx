import { useMutation, useQuery } from '@tanstack/react-query'
import type { ParticipantGroup, TeamMember, TeamMemberChange } from '@lectern/contract/access/team'
import formStyles from '@lectern/ui/forms/form.module.css'
import textStyles from '@lectern/ui/text/text.module.css'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Field } from '@lectern/ui/fields/field'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Select } from '@lectern/ui/choices/select'
import { useId, useState, type FormEvent } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { listStaff } from '../../../schools/index.ts'
import { saveTeamMember } from '../../api.ts'
import {
  assistantScopes,
  isAssistant,
  readRole,
  readScope,
  roleTexts,
  scopeTexts,
  teamRoles,
} from './team-words.ts'
import { Ticks, toggled } from './ticks.tsx'
import { useTeamReload } from './use-team-reload.ts'

interface TeamMemberDialogProps {
  product: number
  /** Whom to change, or `new`; closed without. */
  member: TeamMember | 'new' | undefined
  team: readonly TeamMember[]
  groups: readonly ParticipantGroup[]
  onClose: () => void
}

interface Draft {
  user: string
  role: TeamMember['role']
  sees: NonNullable<TeamMember['sees']>
  assistants: 'all' | readonly number[]
  groups: readonly number[]
}

const draftOf = (member: TeamMember | undefined): Draft => ({
  user: member ? String(member.user.id) : '',
  role: member?.role ?? 'assistant',
  sees: member?.sees ?? 'groups',
  assistants: member?.assistant_ids ?? 'all',
  groups: member?.group_ids ?? [],
})

const changeOf = (draft: Draft): TeamMemberChange => ({
  role: draft.role,
  ...(isAssistant(draft.role) ? { sees: draft.sees, group_ids: [...draft.groups] } : {}),
  ...(draft.role === 'senior_assistant'
    ? { assistant_ids: draft.assistants === 'all' ? 'all' : [...draft.assistants] }
    : {}),
})

/** The role of one person on a product, and which learners they see. */
export const TeamMemberDialog = ({ product, member, team, groups, onClose }: TeamMemberDialogProps) => {
  const { t } = useTexts()
  const formId = useId()
  const reload = useTeamReload()
  const known = member === 'new' ? undefined : member
  const [draft, setDraft] = useState(() => draftOf(known))
  const write = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const save = useMutation({
    mutationFn: () =>
      saveTeamMember({ params: { product, user: Number(draft.user) }, body: changeOf(draft) }),
    onSuccess: async () => {
      onClose()
      await reload()
    },
    meta: { showsErrors: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.user !== '' && !save.isPending) save.mutate()
  }
  return (
    <Dialog
      open={member !== undefined}
      onClose={onClose}
      size="wide"
      title={known ? t('school.course_team_edit', { name: known.user.name }) : t('school.course_team_add')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('create-course.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={save.isPending}
            disabled={draft.user === ''}
          >
            {t('school.course_team_save')}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className={formStyles.form} onSubmit={submit}>
        {!known && <ChoosePerson draft={draft} team={team} write={write} />}
        <RoleFields draft={draft} team={team} groups={groups} write={write} />
        {save.error && (
          <p className={textStyles.wrong} role="alert">
            {errorText(save.error, t)}
          </p>
        )}
      </form>
    </Dialog>
  )
}

interface PartProps {
  draft: Draft
  team: readonly TeamMember[]
  write: (part: Partial<Draft>) => void
}

const RoleFields = ({ draft, team, groups, write }: PartProps & { groups: readonly ParticipantGroup[] }) => {
  const { t } = useTexts()
  return (
    <>
      <RadioGroup
        label={t('school.role')}
        value={draft.role}
        onChange={(role) => write({ role: readRole(role) })}
        options={teamRoles.map((role) => ({
          value: role,
          label: t(roleTexts[role].name),
          help: t(roleTexts[role].help),
        }))}
      />
      {isAssistant(draft.role) && (
        <Field label={t('school.sees')}>
          <Select
            value={draft.sees}
            onChange={(event) => write({ sees: readScope(event.currentTarget.value) })}
          >
            {assistantScopes.map((sight) => (
              <option key={sight} value={sight}>
                {t(scopeTexts[sight])}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {isAssistant(draft.role) && draft.sees === 'groups' && (
        <Ticks
          label={t('school.learner_groups')}
          empty={t('school.learner_groups_none')}
          options={groups
            .filter(({ own_group_of }) => own_group_of === null)
            .map(({ id, name }) => ({ id, label: name }))}
          chosen={draft.groups}
          onToggle={(id) => write({ groups: toggled(draft.groups, id) })}
        />
      )}
      {draft.role === 'senior_assistant' && <Assistants draft={draft} team={team} write={write} />}
    </>
  )
}

const ChoosePerson = ({ draft, team, write }: PartProps) => {
  const { t } = useTexts()
  const staff = useQuery(queryFor(listStaff, { query: { per_page: 100 } })).data?.data ?? []
  const taken = new Set(team.map(({ user }) => user.id))
  const free = staff.filter((row) => row.kind === 'member' && row.state === 'active' && !taken.has(row.id))
  return (
    <Field label={t('school.person')} help={free.length === 0 ? t('school.course_team_nobody') : undefined}>
      <Select value={draft.user} onChange={(event) => write({ user: event.currentTarget.value })}>
        <option value="">{t('school.transfer_choose')}</option>
        {free.map((row) => (
          <option key={row.id} value={row.id}>
            {row.name} · {row.email}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const Assistants = ({ draft, team, write }: PartProps) => {
  const { t } = useTexts()
  const others = team.filter(({ role, user }) => role === 'assistant' && String(user.id) !== draft.user)
  const { assistants } = draft
  return (
    <>
      <Checkbox
        checked={assistants === 'all'}
        onChange={() => write({ assistants: assistants === 'all' ? [] : 'all' })}
        label={t('school.leads_all')}
        help={t('school.leads_all_text')}
      />
      {assistants !== 'all' && (
        <Ticks
          label={t('school.leads')}
          empty={t('school.leads_nobody')}
          options={others.map(({ user }) => ({ id: user.id, label: user.name }))}
          chosen={assistants}
          onToggle={(id) => write({ assistants: toggled(assistants, id) })}
        />
      )}
    </>
  )
}
