import type { Page, Request } from '@playwright/test'

type CallKind = 'claim' | 'next' | 'release' | 'decision' | 'undo' | 'points'

/** What one key press, or a page by itself, asked of the server about an attempt, and what came of it. */
export interface ReviewCall {
  readonly reviewer: string
  readonly kind: CallKind
  /** Undefined: a search for the next one that found nothing, or whose answer nobody heard. */
  attempt: number | undefined
  /** A status, or points. */
  readonly given: number | null
  readonly question: string | undefined
  /** When it was sent and answered, in milliseconds since 1970. */
  from: number
  until: number
  /** Undefined: the page went away before the answer, and the server may have done it or not. */
  status: number | undefined
  /** The status in which the attempt was left. */
  left: number | undefined
}

export interface CallRecord {
  readonly calls: readonly ReviewCall[]
  /** Calls that are under way. */
  readonly pending: () => number
}

const place = /\/api\/v1\/practices\/(next|\d+)(\/claim|\/points)?$/

/** The server does within this time what it was sent by a page that went away. */
const unheardMs = 5_000

const kinds: Readonly<Record<string, CallKind>> = {
  'POST next': 'next',
  'PUT /claim': 'claim',
  'DELETE /claim': 'release',
  'PATCH /points': 'points',
  'PATCH ': 'decision',
}

const readCall = (request: Request, reviewer: string): ReviewCall | undefined => {
  const [, id = '', part = ''] = place.exec(new URL(request.url()).pathname) ?? []
  const kind = kinds[`${request.method()} ${id === 'next' ? id : part}`]
  if (id === '' || kind === undefined) return undefined
  const body = request.postDataJSON() ?? {}
  const now = Date.now()
  return {
    reviewer,
    kind: kind === 'decision' && body.status_id === null ? 'undo' : kind,
    attempt: id === 'next' ? undefined : Number(id),
    given: body.status_id ?? body.points ?? null,
    question: body.question_id,
    from: now,
    until: now + unheardMs,
    status: undefined,
    left: undefined,
  }
}

const hear = async (request: Request, call: ReviewCall): Promise<void> => {
  const response = await request.response()
  if (!response) return
  const { startTime, responseEnd } = request.timing()
  if (response.ok()) {
    const { data } = await response.json()
    if (call.kind === 'next') call.attempt = data?.attempt.id
    call.left = data?.status_id
  }
  call.from = startTime
  call.until = startTime + responseEnd
  call.status = response.status()
}

/** Writes down what the desk of a reviewer asks of the server. */
export const recordCalls = (page: Page, reviewer: string): CallRecord => {
  const calls: ReviewCall[] = []
  const pending = new Map<Request, ReviewCall>()
  page.on('request', (request) => {
    const call = readCall(request, reviewer)
    if (!call) return
    calls.push(call)
    pending.set(request, call)
  })
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('requestfinished', async (request) => {
    const call = pending.get(request)
    // An answer that went with its page was heard by nobody.
    if (call) await hear(request, call).catch(() => undefined)
    pending.delete(request)
  })
  return { calls, pending: () => pending.size }
}

/** Whether the server did what a call asked for. */
export const isDone = ({ status }: ReviewCall): boolean => status !== undefined && status < 300

/** Whether the server said no. */
export const isRefused = ({ status }: ReviewCall): boolean => status !== undefined && status >= 300
