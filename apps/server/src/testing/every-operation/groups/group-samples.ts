import type { SchoolIds } from '../everything.ts'
import type { SampleCall } from '../sample-call.ts'

const ofMember = (ids: SchoolIds): SampleCall => ({
  params: { group: ids.closedGroup, member: ids.closedGroupMember },
})
const ofGroup = (ids: SchoolIds): SampleCall => ({ params: { group: ids.closedGroup } })

/** Good calls about closed groups: what removes comes last. */
export const groupSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'closed-groups.listClosedGroups': () => ({ query: { query: 'a', state: 'ok' } }),
  'closed-groups.createClosedGroup': () => ({
    body: { name: 'New group', description: 'For whoever learns.' },
  }),
  'closed-groups.getClosedGroup': ofGroup,
  'closed-groups.updateClosedGroup': (ids) => ({ ...ofGroup(ids), body: { description: 'Other words.' } }),
  'closed-groups.setGroupBot': (ids) => ({ ...ofGroup(ids), body: { bot_token: ids.botToken } }),
  'closed-groups.linkGroupChat': ofGroup,
  'closed-groups.setGroupChat': (ids) => ({ ...ofGroup(ids), body: { chat: ids.chat } }),
  'closed-groups.checkClosedGroup': ofGroup,
  'closed-groups.listGroupMembers': (ids) => ({ ...ofGroup(ids), query: { state: 'waiting', query: 'a' } }),
  'closed-groups.approveGroupMember': ofMember,
  'closed-groups.removeGroupMember': ofMember,
  'closed-groups.letGroupMemberBack': ofMember,
  'closed-groups.declineGroupMember': ofMember,
  'closed-groups.listGroupLinks': ofGroup,
  'closed-groups.createGroupLink': (ids) => ({
    ...ofGroup(ids),
    body: { name: 'Friends', days: 3, most_users: null, needs_approval: false },
  }),
  'closed-groups.revokeGroupLink': (ids) => ({
    params: { group: ids.closedGroup, link: ids.closedGroupLink },
  }),
  'closed-groups.getPublicGroup': ofGroup,
}

/** Those after which somebody is a learner of the school, or a group is gone. */
export const lastGroupSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'closed-groups.joinClosedGroup': ofGroup,
  'closed-groups.enterClosedGroup': ofGroup,
  'closed-groups.removeGroupBot': (ids) => ({ params: { group: ids.spareGroup } }),
  'closed-groups.deleteClosedGroup': (ids) => ({ params: { group: ids.spareGroup } }),
}
