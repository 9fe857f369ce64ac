import type { SchoolIds } from '../everything.ts'
import type { SampleCall } from '../sample-call.ts'

const ofMember = (ids: SchoolIds): SampleCall => ({
  params: { group: ids.closedGroup, member: ids.closedGroupMember },
})
const ofGroup = (ids: SchoolIds): SampleCall => ({ params: { group: ids.closedGroup } })

/** Good calls about closed groups: what removes comes last. */
export const groupSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'groups.listClosedGroups': () => ({ query: { query: 'a', state: 'ok' } }),
  'groups.createClosedGroup': () => ({ body: { name: 'New group', description: 'For whoever learns.' } }),
  'groups.getClosedGroup': ofGroup,
  'groups.updateClosedGroup': (ids) => ({ ...ofGroup(ids), body: { description: 'Other words.' } }),
  'groups.setGroupBot': (ids) => ({ ...ofGroup(ids), body: { bot_token: ids.botToken } }),
  'groups.linkGroupChat': ofGroup,
  'groups.setGroupChat': (ids) => ({ ...ofGroup(ids), body: { chat: ids.chat } }),
  'groups.checkClosedGroup': ofGroup,
  'groups.listGroupMembers': (ids) => ({ ...ofGroup(ids), query: { state: 'waiting', query: 'a' } }),
  'groups.approveGroupMember': ofMember,
  'groups.removeGroupMember': ofMember,
  'groups.letGroupMemberBack': ofMember,
  'groups.declineGroupMember': ofMember,
  'groups.listGroupLinks': ofGroup,
  'groups.createGroupLink': (ids) => ({
    ...ofGroup(ids),
    body: { name: 'Friends', days: 3, most_users: null, needs_approval: false },
  }),
  'groups.revokeGroupLink': (ids) => ({
    params: { group: ids.closedGroup, link: ids.closedGroupLink },
  }),
  'groups.getPublicGroup': ofGroup,
}

/** Those after which somebody is a learner of the school, or a group is gone. */
export const lastGroupSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'groups.joinClosedGroup': ofGroup,
  'groups.enterClosedGroup': ofGroup,
  'groups.removeGroupBot': (ids) => ({ params: { group: ids.spareGroup } }),
  'groups.deleteClosedGroup': (ids) => ({ params: { group: ids.spareGroup } }),
}
