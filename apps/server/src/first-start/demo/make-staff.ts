import { courseType } from '@lectern/contract/kernel/course-rights'
import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { addMember, insertInvitation, openSchool } from '../../domains/staff/index.ts'
import { changeSchool, recordAudit } from '../../domains/schools/index.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import { momentBefore } from './make-journey.ts'
import type { DemoPerson } from './people.ts'
import { demoLegalTexts } from './school-texts.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { listAmongParticipants } from '../../domains/access/access.repository.ts'
import { participantGroups, saveMember } from '../../domains/teams/index.ts'

interface DemoStaff {
  readonly schoolId: SchoolId
  /** The product of the course on whose team the assistant is. */
  readonly productId: number
  readonly person: (key: DemoPerson) => number
  readonly now: Date
}

/** The staff of the demo school: an assistant with groups of learners, a manager, a deputy, and somebody invited. */
export const makeStaff = async (tx: Transaction, staff: DemoStaff): Promise<void> => {
  const { schoolId, person, now } = staff
  const joined = momentBefore(now, { days: 12 })
  const join = async (key: DemoPerson, groupKeys: string[], permissions: string[] = []) => {
    await addMember(tx, { schoolId, userId: person(key), groupKeys, permissions }, joined)
    const actor = { schoolId, userId: person(key), ip: '127.0.0.1', now: joined }
    const after = { access_groups: groupKeys, permissions }
    await recordAudit(tx, actor, { action: 'invitation.accepted', after })
  }
  await describeSchool(tx, staff)
  await join('curator', ['assistant'], ['quiz_read'])
  await join('manager', ['sales_manager'])
  await join('deputy', ['full_access'])
  await makeTeam(tx, staff)
  await inviteMethodologist(tx, staff)
}

const describeSchool = (tx: Transaction, { schoolId, person, now }: DemoStaff): Promise<void> =>
  changeSchool(
    tx,
    { schoolId, userId: person('expert'), ip: '127.0.0.1', now: momentBefore(now, { days: 13 }) },
    { contact_email: 'school@lectern.test', currency: 'EUR', legal: demoLegalTexts },
  )

const makeTeam = async (tx: Transaction, { schoolId, productId, person, now }: DemoStaff) => {
  const at = momentBefore(now, { days: 11 })
  const expert = person('expert')
  const given = expandPermissions(['cabinet_root'])
  const seat = { schoolId, given, team: new Map() }
  const changer = { schoolId, productId, typeId: courseType.course, userId: expert, seat, now: at }
  const curator = { userId: person('curator'), name: 'Demo Curator' }
  await saveMember(tx, changer, { userId: expert, name: 'Demo Expert' }, { role: 'owner' })
  await saveMember(tx, changer, curator, { role: 'assistant', sees: 'outside_groups' })
  const morning = await participantGroups.createGroup(tx, changer, 'Morning group', at)
  const evening = await participantGroups.createGroup(tx, changer, 'Evening group', at)
  const learners = (...keys: DemoPerson[]) => keys.map(person)
  await participantGroups.setParticipants(
    tx,
    listAmongParticipants,
    changer,
    morning.id,
    learners('student', 'ann', 'ben'),
  )
  await participantGroups.setParticipants(tx, listAmongParticipants, changer, evening.id, learners('daria'))
  await participantGroups.setAssistants(tx, changer, morning.id, [curator.userId])
  const actor = { schoolId, userId: expert, ip: '127.0.0.1', now: at }
  const after = { role: 'assistant', sees: 'outside_groups', product_id: productId }
  await recordAudit(tx, actor, { action: 'team.changed', targetId: curator.userId, after })
}

const inviteMethodologist = async (tx: Transaction, { schoolId, person, now }: DemoStaff) => {
  const at = momentBefore(now, { days: 1 })
  const userId = person('expert')
  await insertInvitation(tx, {
    schoolId,
    email: 'methodologist@lectern.test',
    name: 'Demo Methodologist',
    accessGroupIds: [],
    permissions: ['course_list', 'quiz_list'],
    message: null,
    language: 'en',
    invitedBy: userId,
    createdAt: at,
    sentAt: at,
    expiresAt: new Date(at.getTime() + 7 * 24 * 60 * 60 * 1000),
  })
  const after = { email: 'methodologist@lectern.test', permissions: ['course_list', 'quiz_list'] }
  await recordAudit(tx, { schoolId, userId, ip: '127.0.0.1', now: at }, { action: 'invitation.sent', after })
}

/** A second school of the same owner, still empty. */
export const makeSecondSchool = (
  tx: Transaction,
  { ownerId, now }: { ownerId: number; now: Date },
): Promise<number> =>
  openSchool(
    tx,
    { name: 'Demo studio', slug: 'studio', ownerId, isPrimary: false, timeZone: 'Europe/Kyiv' },
    momentBefore(now, { days: 3 }),
  )
