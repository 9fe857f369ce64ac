import { lookup as resolveName } from 'node:dns/promises'
import { once } from 'node:events'
import http, { IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Nothing could be taken; the reason is for the log only. */
export class UnreachableError extends Error {}

export interface PublicAnswer {
  readonly stream: IncomingMessage
  /** The last part of the address. */
  readonly name: string
}

export interface FetchLimits {
  /** Whether an address may be called; every resolved one is asked. Tests let their own server in. */
  readonly isAllowed?: (address: string, port: number) => boolean
  readonly redirects?: number
  /** Until the answer begins. */
  readonly answerMs?: number
  /** The whole answer. */
  readonly wholeMs?: number
  /** An answer that brings less is broken off. */
  readonly bytesPerSecond?: number
  readonly lookEveryMs?: number
}

const limitsOf = ({ isAllowed, redirects, answerMs, wholeMs, bytesPerSecond, lookEveryMs }: FetchLimits) => ({
  isAllowed: isAllowed ?? ((address, port) => isPublicAddress(address) && ports.has(port)),
  redirects: redirects ?? 3,
  answerMs: answerMs ?? 10_000,
  wholeMs: wholeMs ?? 30 * 60_000,
  bytesPerSecond: bytesPerSecond ?? 1_024,
  lookEveryMs: lookEveryMs ?? 15_000,
})
type Limits = ReturnType<typeof limitsOf> & Required<FetchLimits>

const ports: ReadonlySet<number> = new Set([80, 443, 8080, 8443])

/**
 * GETs a file of the open web. Names are resolved once and the connection goes to exactly the address that was judged;
 * every redirect is judged anew. No cookie, no credential, no proxy, no other method.
 *
 * @throws UnreachableError
 */
export const fetchPublic = async (address: string, limits: FetchLimits = {}): Promise<PublicAnswer> => {
  const rules = limitsOf(limits)
  let url = readAddress(address)
  for (let step = 0; step <= rules.redirects; step += 1) {
    const answer = await ask(url, rules)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 200 && statusCode < 300 && statusCode !== 204) {
      keepPace(answer, rules)
      return { stream: answer, name: nameOf(url) }
    }
    answer.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined)
      throw new UnreachableError(`answered ${statusCode}`)
    url = readAddress(headers.location, url)
  }
  throw new UnreachableError('too many redirects')
}

const readAddress = (text: string, base?: URL): URL => {
  const url = URL.parse(text, base?.href)
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new UnreachableError('no address of the web')
  if (url.username !== '' || url.password !== '') throw new UnreachableError('an address with credentials')
  return url
}

const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80))

/** The one address to which the connection goes. */
const judge = async (url: URL, { isAllowed }: Limits): Promise<{ address: string; family: number }> => {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const all = await resolveName(name, { all: true, verbatim: true }).catch(() => [])
  const [first] = all
  // One inside address among several would be a way in.
  if (!first || !all.every(({ address }) => isAllowed(address, portOf(url))))
    throw new UnreachableError('an address that is not asked')
  return first
}

const ask = async (url: URL, rules: Limits): Promise<IncomingMessage> => {
  const target = await judge(url, rules)
  const lookup: LookupFunction = (_name, options, done) =>
    options.all ? done(null, [target]) : done(null, target.address, target.family)
  const { request } = url.protocol === 'https:' ? https : http
  const headers = { 'user-agent': 'Lectern', accept: '*/*', 'accept-encoding': 'identity' }
  const signal = AbortSignal.timeout(rules.wholeMs)
  const sent = request(url, { lookup, agent: false, headers, signal, timeout: rules.answerMs })
  sent.on('timeout', () => sent.destroy(new UnreachableError('no answer in time')))
  sent.end()
  try {
    const answers: unknown[] = await once(sent, 'response')
    const answer = answers[0]
    if (!(answer instanceof IncomingMessage)) throw new UnreachableError('no answer')
    sent.setTimeout(0)
    return answer
  } catch (error) {
    throw error instanceof UnreachableError ? error : new UnreachableError('no answer', { cause: error })
  }
}

/** Breaks off an answer that drips. */
const keepPace = (answer: IncomingMessage, { bytesPerSecond, lookEveryMs }: Limits) => {
  let seen = answer.socket.bytesRead
  const timer = setInterval(() => {
    const arrived = answer.socket.bytesRead - seen
    seen = answer.socket.bytesRead
    if (arrived < (bytesPerSecond * lookEveryMs) / 1000) answer.destroy(new UnreachableError('too slow'))
  }, lookEveryMs)
  timer.unref()
  answer.once('close', () => clearInterval(timer))
}

const nameOf = (url: URL): string => {
  const last = url.pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
