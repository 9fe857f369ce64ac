import { useQuery } from '@tanstack/react-query'
import type { ProductKind } from '@lectern/contract/kernel/product-kind'
import { mostAddedToGroup } from '@lectern/contract/teams/team-limits'
import type { Participant } from '@lectern/contract/courses/course'
import { KeyRound, UserMinus, Users } from 'lucide-react'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useBulkActions } from '../../../../frame/expert/index.ts'
import { addGroupParticipants, listParticipantGroups, removeParticipant } from '../../api.ts'
import { useAccessEntries } from './use-access-entries.tsx'
import { useParticipantsReload } from './participants-reload.ts'
import { learnerGroupName } from '../team/team-words.ts'
import { useMayManageTeam } from '../team/use-may-manage-team.ts'
import { useTeamReload } from '../team/use-team-reload.ts'

/** Those who do not wait. */
const notWaiting = (chosen: readonly Participant[]) => chosen.filter(({ state }) => state !== 'waiting')

/** What is done with several participants of a product at once. */
export const useParticipantsBulk = (product: number, kind: ProductKind) => {
  const { t } = useTexts()
  const reload = useParticipantsReload()
  const groups = useGroupOptions(product, kind)
  const access = useAccessEntries(product)
  return useBulkActions<Participant>({
    rowId: ({ user }) => String(user.id),
    rowName: ({ user }) => user.name,
    selectedText: (count) => t('school.people_selected', { count }),
    actionsOf: (chosen) => [
      { label: t('participants.access_change'), icon: KeyRound, options: access(chosen) },
      { label: t('school.people_to_group'), icon: Users, options: groups(chosen) },
      {
        label: t('participants.participant_remove_confirm'),
        icon: UserMinus,
        rows: notWaiting(chosen),
        call: async ([row]) => row && removeParticipant({ params: { product, user: row.user.id } }),
        doneText: (count) => t('participants.participants_removed', { count }),
        confirm: {
          title: t('participants.participants_remove_title', { count: notWaiting(chosen).length }),
          message: t('participants.participants_remove_text'),
        },
      },
    ],
    reload,
  })
}

/** Into one of the product's groups of learners; those who are in it already are left out. */
const useGroupOptions = (product: number, kind: ProductKind) => {
  const { t } = useTexts()
  const mayManage = useMayManageTeam(kind)
  const reload = useTeamReload()
  const list = useQuery({
    ...queryFor(listParticipantGroups, { params: { product } }),
    enabled: mayManage,
  })
  const groups = (mayManage && list.data?.data) || []
  return (chosen: readonly Participant[]) =>
    groups.map((group) => {
      const name = learnerGroupName(group, t)
      return {
        label: name,
        rows: notWaiting(chosen).filter(({ user }) => !group.participant_ids.includes(user.id)),
        perCall: mostAddedToGroup,
        call: async (some: readonly Participant[]) => {
          await addGroupParticipants({
            params: { product, group: group.id },
            body: { user_ids: some.map(({ user }) => user.id) },
          })
          await reload()
        },
        doneText: (count: number) => t('school.people_in_group', { group: name, count }),
      }
    })
}
