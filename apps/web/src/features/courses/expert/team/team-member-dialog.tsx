import type { ProductKind } from '@lectern/contract/kernel/product-kind'
import { useMutation } from '@tanstack/react-query'
import type { ParticipantGroup, TeamMember, TeamMemberChange } from '@lectern/contract/teams/team'
import type { Member } from '@lectern/contract/staff/staff'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { Field } from '@lectern/ui/fields/field'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Select } from '@lectern/ui/choices/select'
import { useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { MemberField } from '../../../staff/index.ts'
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
  /** What the product is called. */
  kind: ProductKind
  /** Whom to change, or `new`; closed without. */
  member: TeamMember | 'new' | undefined
  team: readonly TeamMember[]
  groups: readonly ParticipantGroup[]
  onClose: () => void
}

interface Draft {
  /** Who is put on the team; somebody who is on it already stays who they are. */
  person: Member | undefined
  role: TeamMember['role']
  sees: NonNullable<TeamMember['sees']>
  assistants: 'all' | readonly number[]
  groups: readonly number[]
}

const draftOf = (member: TeamMember | undefined): Draft => ({
  person: undefined,
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
export const TeamMemberDialog = ({ product, kind, member, team, groups, onClose }: TeamMemberDialogProps) => {
  const { t } = useTexts()
  const reload = useTeamReload()
  const known = member === 'new' ? undefined : member
  const [draft, setDraft] = useState(() => draftOf(known))
  const write = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const user = known?.user.id ?? draft.person?.id
  const save = useMutation({
    mutationFn: (id: number) => saveTeamMember({ params: { product, user: id }, body: changeOf(draft) }),
    onSuccess: async () => {
      onClose()
      await reload()
    },
    meta: { showsErrors: true },
  })
  return (
    <FormDialog
      open={member !== undefined}
      onClose={onClose}
      size="wide"
      title={known ? t('school.course_team_edit', { name: known.user.name }) : t('school.course_team_add')}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t('school.course_team_save')}
      ready={user !== undefined}
      busy={save.isPending}
      onSubmit={() => user !== undefined && save.mutate(user)}
      error={save.error ? errorText(save.error, t) : undefined}
    >
      {!known && (
        <MemberField
          label={t('school.person')}
          value={draft.person}
          nobodyText={t('school.course_team_nobody')}
          onChange={(person) => write({ person })}
          isOffered={({ id, state }) => state === 'active' && !team.some((each) => each.user.id === id)}
        />
      )}
      <RoleFields
        kind={kind}
        draft={draft}
        team={team.filter((each) => each.user.id !== user)}
        groups={groups}
        write={write}
      />
    </FormDialog>
  )
}

interface PartProps {
  kind: ProductKind
  draft: Draft
  /** The others of the team. */
  team: readonly TeamMember[]
  write: (part: Partial<Draft>) => void
}

const RoleFields = ({
  kind,
  draft,
  team,
  groups,
  write,
}: PartProps & { groups: readonly ParticipantGroup[] }) => {
  const { t } = useTexts()
  return (
    <>
      <RadioGroup
        label={t('school.role')}
        value={draft.role}
        onChange={(role) => write({ role: readRole(role) })}
        options={teamRoles.map((role) => ({
          value: role,
          label: t(roleTexts[role].name, { kind }),
          help: t(roleTexts[role].help, { kind }),
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
                {t(scopeTexts[sight], { kind })}
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
      {draft.role === 'senior_assistant' && (
        <Assistants kind={kind} draft={draft} team={team} write={write} />
      )}
    </>
  )
}

const Assistants = ({ kind, draft, team, write }: PartProps) => {
  const { t } = useTexts()
  const others = team.filter(({ role }) => role === 'assistant')
  const { assistants } = draft
  return (
    <>
      <Checkbox
        checked={assistants === 'all'}
        onChange={() => write({ assistants: assistants === 'all' ? [] : 'all' })}
        label={t('school.leads_all', { kind })}
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
