import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { participantGroups, saveMember } from '../../domains/access/index.ts'
import { addMember, insertInvitation, openCabinet } from '../../domains/staff/index.ts'
import { changeCabinet, recordAudit } from '../../domains/schools/index.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import { momentBefore } from './make-journey.ts'
import type { DemoPerson } from './people.ts'
import { demoLegalTexts } from './school-texts.ts'

interface DemoStaff {
  readonly cabinetId: number
  /** The product of the course on whose team the assistant is. */
  readonly productId: number
  readonly person: (key: DemoPerson) => number
  readonly now: Date
}

/** The staff of the demo school: an assistant with groups of learners, a manager, a deputy, and somebody invited. */
export const makeStaff = async (tx: Transaction, staff: DemoStaff): Promise<void> => {
  const { cabinetId, person, now } = staff
  const joined = momentBefore(now, { days: 12 })
  const join = async (key: DemoPerson, groupKeys: string[], permissions: string[] = []) => {
    await addMember(tx, { cabinetId, userId: person(key), groupKeys, permissions }, joined)
    const actor = { cabinetId, userId: person(key), ip: '127.0.0.1', now: joined }
    const after = { access_groups: groupKeys, permissions }
    await recordAudit(tx, actor, { action: 'invitation.accepted', after })
  }
  await describeSchool(tx, staff)
  await join('curator', ['assistant'], ['quiz_read'])
  await join('manager', ['sales_manager'])
  await join('deputy', ['full_access'])
  await makeTeam(tx, staff)
  await inviteMarketer(tx, staff)
}

const describeSchool = (tx: Transaction, { cabinetId, person, now }: DemoStaff): Promise<void> =>
  changeCabinet(
    tx,
    { cabinetId, userId: person('expert'), ip: '127.0.0.1', now: momentBefore(now, { days: 13 }) },
    { contact_email: 'school@lectern.test', currency: 'EUR', legal: demoLegalTexts },
  )

const makeTeam = async (tx: Transaction, { cabinetId, productId, person, now }: DemoStaff) => {
  const at = momentBefore(now, { days: 11 })
  const expert = person('expert')
  const given = expandPermissions(['cabinet_root'])
  const seat = { cabinetId, given, team: new Map() }
  const changer = { cabinetId, productId, userId: expert, seat, now: at }
  const curator = { userId: person('curator'), name: 'Demo Curator' }
  await saveMember(tx, changer, { userId: expert, name: 'Demo Expert' }, { role: 'owner' })
  await saveMember(tx, changer, curator, { role: 'assistant', sees: 'outside_groups' })
  const morning = await participantGroups.createGroup(tx, changer, 'Morning group', at)
  const evening = await participantGroups.createGroup(tx, changer, 'Evening group', at)
  const learners = (...keys: DemoPerson[]) => keys.map(person)
  await participantGroups.setParticipants(tx, changer, morning.id, learners('student', 'ann', 'ben'))
  await participantGroups.setParticipants(tx, changer, evening.id, learners('daria'))
  await participantGroups.setAssistants(tx, changer, morning.id, [curator.userId])
  const actor = { cabinetId, userId: expert, ip: '127.0.0.1', now: at }
  const after = { role: 'assistant', sees: 'outside_groups', product_id: productId }
  await recordAudit(tx, actor, { action: 'team.changed', targetId: curator.userId, after })
}

const inviteMarketer = async (tx: Transaction, { cabinetId, person, now }: DemoStaff) => {
  const at = momentBefore(now, { days: 1 })
  const userId = person('expert')
  await insertInvitation(tx, {
    cabinetId,
    email: 'marketer@lectern.test',
    name: 'Demo Marketer',
    accessGroupIds: [],
    permissions: ['mailing_list', 'template_list'],
    message: null,
    language: 'en',
    invitedBy: userId,
    createdAt: at,
    sentAt: at,
    expiresAt: new Date(at.getTime() + 7 * 24 * 60 * 60 * 1000),
  })
  const after = { email: 'marketer@lectern.test', permissions: ['mailing_list', 'template_list'] }
  await recordAudit(tx, { cabinetId, userId, ip: '127.0.0.1', now: at }, { action: 'invitation.sent', after })
}

/** A second school of the same owner, still empty. */
export const makeSecondSchool = (
  tx: Transaction,
  { ownerId, now }: { ownerId: number; now: Date },
): Promise<number> =>
  openCabinet(
    tx,
    { name: 'Demo studio', slug: 'studio', ownerId, isPrimary: false, timeZone: 'Europe/Kyiv' },
    momentBefore(now, { days: 3 }),
  )
