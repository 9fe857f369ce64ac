import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { DirectApi, SentForm } from '@lectern/contract/kernel/page-renderer'
import type { HttpServer } from '../http-server.ts'
import type { DirectCaller } from '../operations/direct-api.ts'
import { localeOf } from '../requests/locale-of.ts'
import { checkOrigin } from '../requests/origin-check.ts'

/** What was sent to a page, and by what its form acts: the API, with the rights of whoever sent it. */
interface SentToPage {
  readonly params: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
  readonly locale: Locale
  readonly api: DirectApi
}

/** Where the browser goes on; or what the API refused. */
export type FormOutcome = { readonly location: string } | { readonly status: number; readonly body: unknown }

/** A form of a page that works without scripts. It holds no rules: it calls the operations that the page calls with scripts. */
export interface PageForm {
  /** Of the page, to which the form is sent. */
  readonly address: string
  readonly send: (sent: SentToPage) => Promise<FormOutcome>
}

const bodyLimit = 64 * 1024
/** Whoever types does less; the operations have their own limits. */
const perMinute = { max: 60, timeWindow: 60_000 }

type Draw = (request: FastifyRequest, reply: FastifyReply, form?: SentForm) => Promise<FastifyReply>

/** Answers 303 to where a form leads, or draws its page again with what was typed and what the API refused. */
export const mountPageForms = (
  app: HttpServer,
  forms: readonly PageForm[],
  { direct, draw }: { readonly direct: DirectCaller; readonly draw: Draw },
): void => {
  for (const { address, send } of forms)
    app.post(
      address,
      { bodyLimit, config: { takesForm: true, rateLimit: perMinute } },
      async (request, reply) => {
        checkOrigin(request)
        const fields = textsOf(request.body)
        const outcome = await send({
          params: textsOf(request.params),
          fields,
          locale: localeOf(request),
          api: direct(request, reply),
        })
        if (!('location' in outcome)) return draw(request, reply, { fields, ...outcome })
        return reply.header('cache-control', 'no-store').redirect(outcome.location, 303)
      },
    )
}

/** A body that is no form, such as JSON, is told what its fields lack. */
const textsOf = (sent: unknown): Record<string, string> =>
  typeof sent === 'object' && sent !== null
    ? Object.fromEntries(
        Object.entries(sent).flatMap(([name, value]) =>
          typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
        ),
      )
    : {}
