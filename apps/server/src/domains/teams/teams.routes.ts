import * as operations from '@lectern/contract/teams/teams.api'
import type { CourseRight } from '@lectern/contract/kernel/course-rights'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import { done, type StaffSeat } from '../../platform/http/call.ts'
import { found, notFound } from '../../platform/http/call-error.ts'
import { announceRightsChange, findMember } from '../staff/index.ts'
import { listPeople } from '../identity/index.ts'
import { recordAudit, staffActorOf } from '../schools/index.ts'
import { authoredProduct } from './authored-product.ts'
import { listParticipantGroups } from './participant-groups.repository.ts'
import type { ListAmongParticipants } from './services.ts'
import { type People, presentParticipantGroup, presentTeamMember } from './teams.presenter.ts'
import { loadTeams } from './teams.repository.ts'
import * as participantGroups from './use-cases/change-participant-group.ts'
import { removeMember, saveMember } from './use-cases/change-team.ts'

interface TeamCall<Db extends ReadDatabase = ReadDatabase> {
  readonly db: Db
  readonly staff: StaffSeat
  readonly actor: { readonly userId: number }
  readonly params: { readonly product: number }
  readonly ip: string
  readonly now: Date
}

const placeOf = ({ db, staff, params }: TeamCall, right: CourseRight) =>
  authoredProduct(db, staff, right, params.product)

const peopleOf = async (db: ReadDatabase, ids: readonly number[]): Promise<People> =>
  new Map((await listPeople(db, [...new Set(ids)])).map((person) => [person.id, person]))

/** Binds who of the staff works on a product. */
export const registerTeam = (bind: Bind, listAmong: ListAmongParticipants): void => {
  bindGroups(bind, listAmong)

  bind(operations.listTeam, async (call) => {
    const { schoolId, productId } = await placeOf(call, 'course_read')
    const team = (await loadTeams(call.db, schoolId, [productId])).get(productId) ?? []
    const people = await peopleOf(
      call.db,
      team.map(({ userId }) => userId),
    )
    return { data: team.flatMap((row) => presentTeamMember(row, people, call.now)) }
  })

  bind(
    operations.saveTeamMember,
    async (call) => {
      const address = await placeOf(call, 'course_personalize')
      const { actor, staff: seat, params, body, now } = call
      const member = await findMember(call.db, address.schoolId, params.user)
      if (!member) throw notFound('not on the staff')
      const changer = { ...address, userId: actor.userId, seat, now }
      const row = await saveMember(call.db, changer, { userId: params.user, name: member.name }, body)
      await announceRightsChange(call.db, [params.user])
      const after = { ...body, product_id: address.productId }
      await recordAudit(call.db, staffActorOf(call), { action: 'team.changed', targetId: params.user, after })
      const people = await peopleOf(call.db, [params.user])
      return { data: found(presentTeamMember(row, people, now)[0]) }
    },
    async ({ db, staff, params, now }) => {
      const team = (await loadTeams(db, staff.schoolId, [params.product])).get(params.product) ?? []
      const rows = team.filter(({ userId }) => userId === params.user)
      const people = await peopleOf(db, [params.user])
      return rows.flatMap((row) => presentTeamMember(row, people, now))[0]
    },
  )

  bind(operations.removeTeamMember, async (call) => {
    const address = await placeOf(call, 'course_personalize')
    const { actor, staff: seat, params, now } = call
    const before = await removeMember(call.db, { ...address, userId: actor.userId, seat, now }, params.user)
    await announceRightsChange(call.db, [params.user])
    const audit = { role: before.role, product_id: address.productId }
    await recordAudit(call.db, staffActorOf(call), {
      action: 'team.removed',
      targetId: params.user,
      before: audit,
    })
    return done
  })
}

const bindGroups = (bind: Bind, listAmong: ListAmongParticipants): void => {
  bind(operations.listParticipantGroups, async (call) => {
    const rows = await listParticipantGroups(call.db, await placeOf(call, 'course_read'))
    const people = await peopleOf(
      call.db,
      rows.flatMap((row) => row.ownAssistantId ?? []),
    )
    return { data: rows.map((row) => presentParticipantGroup(row, people)) }
  })

  bind(operations.createParticipantGroup, async (call) => {
    const { body, now } = call
    const address = await placeOf(call, 'course_personalize')
    return change(call, (tx) => participantGroups.createGroup(tx, address, body.name, now))
  })

  bind(operations.renameParticipantGroup, async (call) => {
    const { params, body } = call
    const address = await placeOf(call, 'course_personalize')
    return change(call, (tx) => participantGroups.renameGroup(tx, address, params.group, body.name))
  })

  bind(operations.setGroupParticipants, async (call) => {
    const { params, body } = call
    const address = await placeOf(call, 'course_personalize')
    return change(call, (tx) =>
      participantGroups.setParticipants(tx, listAmong, address, params.group, body.user_ids),
    )
  })

  bind(operations.addGroupParticipants, async (call) => {
    const { params, body } = call
    const address = await placeOf(call, 'course_personalize')
    return change(call, (tx) =>
      participantGroups.addParticipants(tx, listAmong, address, params.group, body.user_ids),
    )
  })

  bind(operations.setGroupAssistants, async (call) => {
    const { params, body } = call
    const address = await placeOf(call, 'course_personalize')
    return change(call, (tx) => participantGroups.setAssistants(tx, address, params.group, body.user_ids))
  })

  bind(operations.deleteParticipantGroup, async (call) => {
    const address = await placeOf(call, 'course_personalize')
    await participantGroups.deleteGroup(call.db, address, call.params.group)
    const before = { group_id: call.params.group, product_id: address.productId }
    await recordAudit(call.db, staffActorOf(call), { action: 'participant_group.removed', before })
    return done
  })
}

type GroupRow = Awaited<ReturnType<typeof participantGroups.createGroup>>

const change = async (call: TeamCall<Transaction>, work: (tx: Transaction) => Promise<GroupRow>) => {
  const row = await work(call.db)
  const after = {
    product_id: row.productId,
    name: row.name,
    participants: row.participantIds.length,
    assistants: row.assistantIds,
  }
  await recordAudit(call.db, staffActorOf(call), { action: 'participant_group.changed', after })
  const people = await peopleOf(call.db, row.ownAssistantId === null ? [] : [row.ownAssistantId])
  return { data: presentParticipantGroup(row, people) }
}
