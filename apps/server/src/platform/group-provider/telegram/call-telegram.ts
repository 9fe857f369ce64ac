import { z } from 'zod'
import { readAtMost } from '../../read-at-most.ts'
import { ProviderError, type ProviderRefusal } from '../group-provider.ts'

const patienceMs = 8_000
const mostBytes = 256 * 1024
/** Longer pauses are another hour's work. */
const longestPause = 3_600

const answer = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error_code: z.number().optional(),
    description: z.string().max(2_000).optional(),
    parameters: z.object({ retry_after: z.number().optional() }).optional(),
  }),
])

/** The words by which Telegram tells refusals of one number apart. */
const refusals: readonly (readonly [RegExp, ProviderRefusal])[] = [
  [/chat not found|chat_id_invalid|upgraded to a supergroup/i, 'chat_unknown'],
  [/hide_requester_missing|user_already_participant|already.*participant|join.?request/i, 'request_gone'],
  [
    /user_not_participant|participant_id_invalid|user not found|user_id_invalid|invalid user/i,
    'person_unknown',
  ],
  [/not a member|was kicked|chat_admin_required|need administrator|channel_private/i, 'not_administrator'],
  [/not enough rights|rights_forbidden|can't remove|user is an administrator/i, 'no_right'],
]

const refusalOf = (status: number, description: string): ProviderRefusal => {
  if (status === 429) return 'too_often'
  if (status >= 500) return 'unreachable'
  const known = refusals.find(([words]) => words.test(description))
  if (known) return known[1]
  // An address with a token that no bot has is not found at all.
  return status === 401 || status === 404 ? 'bot_refused' : 'refused'
}

export type CallTelegram = <T extends z.ZodType>(
  token: string,
  method: string,
  parameters: Readonly<Record<string, unknown>>,
  result: T,
) => Promise<z.output<T>>

/**
 * Calls methods of Telegram's bots. The address holds the token: neither it nor an error of the network is told on.
 *
 * @param origin https://api.telegram.org, or a server of one's own that speaks the same
 */
export const telegramCaller =
  (origin: string): CallTelegram =>
  async (token, method, parameters, result) => {
    const { status, text } = await ask(`${origin}/bot${token}/${method}`, method, parameters)
    const told = parse(text, answer)
    if (told === null) throw new ProviderError(refusalOf(status, ''), `${method} answered ${status}`)
    if (told.ok) {
      const value = result.safeParse(told.result)
      if (value.success) return value.data
      throw new ProviderError('unreachable', `${method} answered something else`)
    }
    const code = told.error_code ?? status
    const pause = Math.min(longestPause, Math.max(1, Math.ceil(told.parameters?.retry_after ?? 1)))
    const refusal = refusalOf(code, told.description ?? '')
    throw new ProviderError(refusal, `${method} was answered ${code}`, code === 429 ? pause : undefined)
  }

const ask = async (address: string, method: string, parameters: Readonly<Record<string, unknown>>) => {
  try {
    const reply = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    return { status: reply.status, text: (await readAtMost(reply, mostBytes)).toString('utf8') }
  } catch {
    throw new ProviderError('unreachable', `${method} had no answer`)
  }
}

const parse = <T extends z.ZodType>(text: string, schema: T): z.output<T> | null => {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
