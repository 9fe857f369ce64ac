import { closedGroupMembers } from '../../../domains/closed-groups/closed-groups.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { TestApp } from '../../app.ts'
import type { TelegramStandIn } from '../../outside-services/telegram-stand-in.ts'

/** A closed group that is connected, with a member who asks to be let in and a link; and one of which the bot may be taken. */
export interface GroupIds {
  readonly closedGroup: number
  readonly closedGroupMember: number
  readonly closedGroupLink: number
  readonly spareGroup: number
  /** The token that the bot of `closedGroup` has already. */
  readonly botToken: string
  readonly chat: string
}

type Send = (method: string, path: string, body?: unknown, as?: string) => Promise<{ id: number }>

let groups = 0

/** Makes both groups, and the Telegram groups that they lead to. */
export const prepareGroup = async (
  app: TestApp,
  telegram: TelegramStandIn,
  send: Send,
  { schoolId, learner, learnerId }: { schoolId: SchoolId; learner: string; learnerId: number },
): Promise<GroupIds> => {
  const connect = async (name: string) => {
    groups += 1
    const botToken = telegram.addBot(`${900_000 + groups}:${'t'.repeat(35)}`, `sample_${groups}_bot`)
    const chat = telegram.addChat({ id: -1_000_000 - groups, title: name })
    await telegram.bringBot(botToken, chat)
    const { id } = await send('POST', '/closed-groups', { name })
    await send('PATCH', `/closed-groups/${id}`, { status_id: 4, enrolment: 'open' })
    await send('POST', `/closed-groups/${id}/bot`, { bot_token: botToken })
    await send('POST', `/closed-groups/${id}/chat`, { chat: String(chat.id) })
    return { id, botToken, chat }
  }
  const { id, botToken, chat } = await connect('Sample group')
  await send('POST', `/public/closed-groups/${id}/join`, undefined, learner)
  const wish = { name: 'Sample', days: 7, most_users: 5, needs_approval: true }
  const link = await send('POST', `/closed-groups/${id}/links`, wish)
  const account = { id: 700_000 + groups, first_name: 'Sample' }
  telegram.wasAsking(chat, account)
  const now = app.clock.now()
  const [member] = await app.dependencies.db
    .insert(closedGroupMembers)
    .values({
      schoolId,
      groupId: id,
      userId: learnerId,
      accountId: String(account.id),
      accountName: account.first_name,
      state: 'invited',
      askedAt: now,
      askedLinkId: link.id,
      createdAt: now,
      changedAt: now,
    })
    .returning({ id: closedGroupMembers.id })
  if (!member) throw new Error('The member was not stored.')
  return {
    closedGroup: id,
    closedGroupMember: member.id,
    closedGroupLink: link.id,
    spareGroup: (await connect('Spare group')).id,
    botToken,
    chat: String(chat.id),
  }
}
