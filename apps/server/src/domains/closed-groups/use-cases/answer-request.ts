import { findEnrolment } from '../../access/index.ts'
import { unless } from '../group-parts.ts'
import { findLinkByUrl, type LinkRow } from '../group-links.repository.ts'
import { findMemberOfAccount, type MemberRow, updateMember } from '../group-members.repository.ts'
import type { KeptEvent } from '../jobs/group-jobs.ts'
import { isLinkOver } from '../rules/is-link-over.ts'
import { mayEnter } from '../rules/who-may-be-inside.ts'
import { letIn } from './let-in.ts'
import { type BotWords, say } from './bot-words.ts'
import type { EventContext } from './event-context.ts'

type Request = Extract<KeptEvent, { kind: 'asked' }>

/**
 * Answers whoever asks to be let into a group: only an account that is known, of a person who has access now, comes in, whatever
 * link it used. A named link may be over, or leave the answer to the school.
 */
export const answerRequest = async (context: EventContext, request: Request): Promise<void> => {
  const { dependencies, group, token, now } = context
  const { db, groupProvider } = dependencies
  const { account, chatId, link: url } = request
  const bot = { token, chatId }
  const member = await findMemberOfAccount(db, group, account.id)
  const link = url === null ? null : await findLinkByUrl(db, group, url)
  const refusal = await findRefusal(context, member, link)
  if (member === null || refusal !== null) {
    await unless(['request_gone', 'person_unknown'], groupProvider.declineJoin(bot, account.id))
    return say(dependencies, { group, token, account }, refusal ?? 'bot_enter_first')
  }
  if (link?.needsApproval === true) {
    await updateMember(db, member, { askedAt: now, askedLinkId: link.id }, now)
    return say(dependencies, { group, token, account }, 'bot_waiting')
  }
  await letIn(dependencies, { group, bot, member, linkId: link?.id ?? null }, now)
}

/** Why somebody is not let in; null where they are. */
const findRefusal = async (
  { dependencies: { db }, group, now }: EventContext,
  member: MemberRow | null,
  link: LinkRow | null,
): Promise<BotWords | null> => {
  if (member === null || member.userId === null) return 'bot_enter_first'
  if (member.state === 'banned') return 'bot_removed'
  const enrolment = await findEnrolment(db, group.product.id, member.userId)
  if (!mayEnter(group.product, enrolment, now)) return 'bot_no_access'
  return link && isLinkOver(link, now) ? 'bot_link_over' : null
}
