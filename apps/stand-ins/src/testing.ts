import { z } from 'zod'
import * as words from './admin/words.ts'
import type { TroubleKind } from './core/troubles.ts'
import type { Button } from './page/press.ts'

export type { Button } from './page/press.ts'
export { pageTexts } from './page/texts.ts'
export type { ShownCall, ShownDelivery, ShownEvent, ShownPayment, ShownRow } from './admin/words.ts'

const listOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row) })
const nothing = z.object({})
const moment = z.object({ now: z.number() })

/**
 * The desk of a running stand-in, for tests. Payments are named by id, by the shop's reference, or by the provider's name of the charge.
 *
 * @param url the stand-in's address, without a slash at the end
 */
export const standInDesk = (url: string) => {
  const ask = async <Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body?: unknown,
  ): Promise<z.output<Schema>> => {
    const reply = await fetch(`${url}/admin${path}`, {
      ...(body === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`The stand-in answers ${reply.status} to ${path}: ${text.slice(0, 300)}`)
    return schema.parse(JSON.parse(text))
  }
  const named = (name: string) => `/payments/${encodeURIComponent(name)}`

  return {
    url,
    payments: async () => (await ask(listOf(words.shownPayment), '/payments')).data,
    payment: (name: string) => ask(words.shownPayment, named(name)),
    /** Presses a button of the pay page without a browser. */
    press: (name: string, button: Button, card?: string) =>
      ask(words.shownPayment, `${named(name)}/press`, { button, card }),
    /** Sends money back at the provider, as its own pages can; everything that is left without an amount. */
    refund: (name: string, amount?: bigint) =>
      ask(
        words.shownPayment,
        `${named(name)}/refund`,
        amount === undefined ? {} : { amount: String(amount) },
      ),
    /** All movements of money, the oldest first. */
    ledger: async () => (await ask(listOf(words.shownRow), '/ledger')).data,
    /** All messages, the oldest first, with their deliveries. */
    events: async () => (await ask(listOf(words.shownEvent), '/events')).data,
    /** Delivers a message once more and waits for the answer; forged, or dated `shift` ms from now. */
    replay: (n: number, seal: { forged?: boolean; shift?: number } = {}) =>
      ask(words.shownDelivery, `/events/${n}/replay`, seal),
    /** From now on messages are written down and not sent: `replay` sends them in any order. */
    hold: () => ask(nothing, '/hold', {}),
    /** Sends what was held, or drops it; messages go out again. */
    release: (how: { drop?: boolean } = {}) => ask(nothing, '/release', how),
    /** Waits until no message is on its way. */
    settled: () => ask(nothing, '/settle', {}),
    /** Posts a message that no provider signed. */
    forge: (message: { url: string; body: string; headers?: Record<string, string> }) =>
      ask(words.shownDelivery, '/forge', message),
    now: async () => new Date((await ask(moment, '/clock')).now),
    setClock: (at: Date) => ask(moment, '/clock', { at: at.getTime() }),
    /** Everything due until then happens on the way. */
    forward: (milliseconds: number) => ask(moment, '/clock', { forward: milliseconds }),
    setBalance: (account: string, currency: string, amount: bigint) =>
      ask(nothing, '/balance', { account, currency, amount: String(amount) }),
    /** Spoils the next calls of providers; only those whose path begins so, where it is said. */
    fail: (count: number, kind: TroubleKind, path?: string) => ask(nothing, '/fail', { count, kind, path }),
    /** Calls that providers received, the oldest first. */
    calls: async () => (await ask(listOf(words.shownCall), '/calls')).data,
  }
}
export type StandInDesk = ReturnType<typeof standInDesk>
