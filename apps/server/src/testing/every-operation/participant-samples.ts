import type { SchoolIds } from './everything.ts'
import type { SampleCall } from './sample-call.ts'

/** Good calls of what staff does with the people of a course. */
export const participantSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'courses.listParticipants': (ids) => ({ params: { product: ids.product }, query: { limit: '5' } }),
  'courses.listLearners': (ids) => ({
    query: { product: String(ids.product), sort: 'visit', activity: 'never' },
  }),
  'courses.listProgress': (ids) => ({ params: { product: ids.product }, query: { sort: 'away' } }),
  'courses.getCourseProgress': (ids) => ({ params: { product: ids.product } }),
  'courses.addParticipant': (ids) => ({
    params: { product: ids.product },
    body: { email: 'visitor@lectern.test' },
  }),
  'courses.addParticipants': (ids) => ({
    params: { product: ids.product },
    body: { emails: ['visitor@lectern.test', 'Visitor@lectern.test'] },
  }),
  'courses.listInvitedParticipants': (ids) => ({ params: { product: ids.product } }),
  'courses.linkParticipantInvitation': (ids) => ({
    params: { ...ids.linkedParticipant },
  }),
  'courses.withdrawParticipantInvitation': (ids) => ({
    params: { product: ids.product, invitation: ids.invitedParticipant },
  }),
  'courses.getParticipantAccess': (ids) => ({ params: { product: ids.product, user: ids.user } }),
  'courses.listParticipantLessons': (ids) => ({ params: { product: ids.product, user: ids.user } }),
  'courses.changeParticipantAccess': (ids) => ({
    params: { product: ids.product },
    body: { user_ids: [ids.user], action: { kind: 'unfreeze' } },
  }),
}
