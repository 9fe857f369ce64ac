import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { readdir } from 'node:fs/promises'
import { setImmediate as nextLoop, setTimeout as wait } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderPage, SentForm } from '@lectern/contract/kernel/page-renderer'
import { apiBase } from '../api-dependencies.ts'
import { CallError } from '../call-error.ts'
import type { DirectCaller } from '../operations/direct-api.ts'
import { consumeLinkToken } from './link-token.ts'
import { mountPageForms, type PageForm } from './page-forms.ts'
import { localeOf } from '../requests/locale-of.ts'
import { sendText } from '../sending/send-text.ts'
import { createConcurrencyLimit } from '../../concurrency-limit.ts'

/** The web's build as the server sees it: one render function, and the folder of files with names that never change. */
export interface WebPages {
  readonly render: RenderPage
  /** Absolute folders of the client build and of the one before it; none while a development server answers for them. */
  readonly clientFolders: readonly string[]
}

/**
 * Pages made at the same time. A page of the longest lesson holds some 20 MB while it is made, and drawing keeps the
 * processor busy: more at once would be no faster, only larger, and would leave no connection of the pool to others.
 */
const mostAtOnce = 4
/** Who got no turn for this long is told to come again (503). */
const patienceMs = 15_000

/** What other calls get between two pages that are drawn: time for some answers of the database. */
const breathMs = 2
/** How long newcomers may hold the next page back. */
const mostForNewcomersMs = 100

/**
 * One page is drawn at a time. After it other calls go on for a moment, and whoever waits to be connected comes in first: a
 * round of the event loop lets in one of them, so that a call behind two hundred readers would wait for as many pages.
 */
const createDrawing = (server: Server): (() => Promise<void>) => {
  let connected = 0
  server.on('connection', () => (connected += 1))
  let last: Promise<void> = Promise.resolve()
  let drawnAt = -Infinity
  const takeTurn = async () => {
    const began = performance.now()
    const rest = drawnAt + breathMs - began
    if (rest > 0) await wait(rest)
    for (let before = -1; before !== connected && performance.now() - began < mostForNewcomersMs;) {
      before = connected
      await nextLoop()
    }
    // The page is drawn before the loop comes round again.
    setImmediate(() => {
      drawnAt = performance.now()
    })
  }
  return () => {
    last = last.then(takeTurn)
    return last
  }
}

/** Puts the pages behind every address that is not an API call. */
export const mountPages = async (
  app: FastifyInstance,
  pages: WebPages,
  direct: DirectCaller,
  links: Parameters<typeof consumeLinkToken>[2],
  {
    videoHosts = [],
    forms = [],
    directForForms = direct,
  }: {
    readonly videoHosts?: readonly string[]
    readonly forms?: readonly PageForm[]
    readonly directForForms?: DirectCaller
  } = {},
): Promise<void> => {
  await mountAssets(app, pages.clientFolders)
  const turns = createConcurrencyLimit(mostAtOnce, patienceMs)
  const turnToDraw = createDrawing(app.server)
  const draw = async (request: FastifyRequest, reply: FastifyReply, form?: SentForm) => {
    const nonce = randomBytes(16).toString('base64')
    const page = await turns.take(async () => {
      // Nobody waits for it any more: those behind are served sooner.
      if (reply.raw.destroyed) throw new CallError('request_timeout', { detail: 'the caller left' })
      return pages.render({
        request: webRequest(request),
        api: direct(request, reply),
        locale: localeOf(request),
        nonce,
        turnToDraw,
        form,
      })
    })
    return sendPage(request, reply, { page, form }, pagePolicy(nonce, videoHosts))
  }
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith(apiBase)) return reply.callNotFound()
    if (await consumeLinkToken(request, reply, links)) return reply
    return draw(request, reply)
  })
  mountPageForms(app, forms, { direct: directForForms, draw })
}

/** Folders and files as the build names them; nothing that leads out of the folder. */
const assetName = /^(?!\.)[\w.+@-]+(?:\/(?!\.)[\w.+@-]+)*$/

/** What browsers never use of a file that is kept for ever and is no document: a third of what a small one weighs. */
const headersOfDocuments = ['referrer-policy', 'x-frame-options', 'cross-origin-opener-policy'] as const

/**
 * Names of files below /assets/ change with their contents, so those of the build before stand beside the new ones; the few
 * outside of that folder keep their names, and are the new ones.
 */
const mountAssets = async (app: FastifyInstance, clientFolders: readonly string[]): Promise<void> => {
  const [clientFolder] = clientFolders
  if (clientFolder === undefined) return
  await app.register(fastifyStatic, {
    root: [...clientFolders],
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
  })
  const forever = 'public, max-age=31536000, immutable'
  const forAnHour = 'public, max-age=3600'
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*']
    if (!assetName.test(name)) return reply.callNotFound()
    for (const header of headersOfDocuments) reply.removeHeader(header)
    reply.header('cache-control', forever)
    return reply.sendFile(`assets/${name}`, { etag: false, lastModified: false })
  })
  const files = (await readdir(clientFolder, { withFileTypes: true })).filter((each) => each.isFile())
  for (const { name } of files)
    app.get(`/${name}`, (_request, reply) => reply.header('cache-control', forAnHour).sendFile(name))
}

const webRequest = (request: FastifyRequest): Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request(`${request.protocol}://${request.host}${request.url}`, { headers })
}

interface Drawn {
  readonly page: Response
  readonly form: SentForm | undefined
}

const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, form }: Drawn,
  policy: string,
) => {
  // What was refused is told by its own status; a redirect never sends a form on.
  const isMoved = page.status >= 300 && page.status < 400
  reply.code(form === undefined ? page.status : isMoved ? 303 : page.ok ? form.status : page.status)
  for (const [name, value] of page.headers) reply.header(name, value)
  reply.header('content-security-policy', policy).header('cache-control', 'private, no-cache')
  return sendText(request, reply, await page.text())
}

/**
 * Scripts run only with the nonce of their page; nothing may frame a page of ours (THREATS T58). Streams are played from
 * `blob:`, and films lie here, at an author's https address, or at one of `videoHosts`.
 */
const pagePolicy = (nonce: string, videoHosts: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...videoHosts].join(' '),
    ["media-src 'self' blob: https:", ...videoHosts].join(' '),
    // Players, and sites that authors name: each is loaded when its reader asks for it (document 001 §2, §3).
    "frame-src 'self' https:",
    // The PDF viewer works beside the page, from a file of ours.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
