import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { ParticipantGroup, TeamMember } from '@lectern/contract/teams/team'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { Field } from '@lectern/ui/fields/field'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { useRestedWords } from '@lectern/ui/list-page/use-rested-words'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import {
  createParticipantGroup,
  listParticipants,
  renameParticipantGroup,
  setGroupAssistants,
  setGroupParticipants,
} from '../../api.ts'
import { isAssistant } from './team-words.ts'
import { Ticks, toggled } from './ticks.tsx'
import { useTeamReload } from './use-team-reload.ts'

interface GroupDialogProps {
  product: number
  /** Which group to change, or `new`; closed without. */
  group: ParticipantGroup | 'new' | undefined
  team: readonly TeamMember[]
  onClose: () => void
}

interface Draft {
  name: string
  learners: readonly number[]
  assistants: readonly number[]
}

const draftOf = (group: ParticipantGroup | undefined): Draft => ({
  name: group?.name ?? '',
  learners: group?.participant_ids ?? [],
  assistants: group?.assistant_ids ?? [],
})

/** The group of which an assistant is the keeper: its name and its assistant stay. */
const isOwnGroup = (group: ParticipantGroup | undefined): boolean =>
  group !== undefined && group.own_group_of !== null

const saveGroup = async (product: number, group: ParticipantGroup | undefined, draft: Draft) => {
  const name = draft.name.trim()
  const id = group?.id ?? (await createParticipantGroup({ params: { product }, body: { name } })).data.id
  const params = { product, group: id }
  const isOwn = isOwnGroup(group)
  if (group && !isOwn && name !== group.name) await renameParticipantGroup({ params, body: { name } })
  await setGroupParticipants({ params, body: { user_ids: [...draft.learners] } })
  if (!isOwn) await setGroupAssistants({ params, body: { user_ids: [...draft.assistants] } })
}

/** Name, learners and assistants of a group. */
export const GroupDialog = ({ product, group, team, onClose }: GroupDialogProps) => {
  const { t } = useTexts()
  const reload = useTeamReload()
  const known = group === 'new' ? undefined : group
  const [draft, setDraft] = useState(() => draftOf(known))
  const isComplete = isOwnGroup(known) || draft.name.trim() !== ''
  const save = useMutation({
    mutationFn: () => saveGroup(product, known, draft),
    onSuccess: onClose,
    // A group that was made before a later step failed is shown all the same.
    onSettled: reload,
    meta: { showsErrors: true },
  })
  return (
    <FormDialog
      open={group !== undefined}
      onClose={onClose}
      title={t(known ? 'school.learner_group' : 'school.learner_group_add')}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t('school.learner_group_save')}
      ready={isComplete}
      busy={save.isPending}
      onSubmit={() => save.mutate()}
      error={save.error ? errorText(save.error, t) : undefined}
    >
      <GroupFields
        product={product}
        isOwn={isOwnGroup(known)}
        draft={draft}
        write={(part) => setDraft({ ...draft, ...part })}
        assistants={team.filter(({ role }) => isAssistant(role))}
      />
    </FormDialog>
  )
}

interface GroupFieldsProps {
  product: number
  isOwn: boolean
  draft: Draft
  write: (part: Partial<Draft>) => void
  assistants: readonly TeamMember[]
}

const GroupFields = ({ product, isOwn, draft, write, assistants }: GroupFieldsProps) => {
  const { t } = useTexts()
  const [asked, setAsked] = useState('')
  const [typed, type] = useRestedWords(asked, setAsked)
  const people = useQuery({
    ...queryFor(listParticipants, {
      params: { product },
      query: { per_page: 100, 'filters[search]': asked || undefined },
    }),
    placeholderData: keepPreviousData,
  })
  const hasMore = (people.data?.meta.last_page ?? 1) > 1
  return (
    <>
      {!isOwn && (
        <Field label={t('school.group_name')}>
          <TextInput
            value={draft.name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => write({ name: event.currentTarget.value })}
          />
        </Field>
      )}
      {(hasMore || asked !== '' || typed !== '') && (
        <SearchInput
          value={typed}
          onChange={type}
          label={t('create-course.participants_search')}
          clearLabel={t('common.search_clear')}
        />
      )}
      <Ticks
        label={t('school.learners')}
        empty={t(asked === '' ? 'create-course.participants_empty' : 'create-course.participants_none_found')}
        options={(people.data?.data ?? []).map(({ user }) => ({ id: user.id, label: user.name }))}
        chosen={draft.learners}
        onToggle={(id) => write({ learners: toggled(draft.learners, id) })}
      />
      {!isOwn && (
        <Ticks
          label={t('school.assistants')}
          empty={t('school.leads_nobody')}
          options={assistants.map(({ user }) => ({ id: user.id, label: user.name }))}
          chosen={draft.assistants}
          onToggle={(id) => write({ assistants: toggled(draft.assistants, id) })}
        />
      )}
    </>
  )
}
