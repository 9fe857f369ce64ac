import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallError } from '../call-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be a form. */
    takesForm?: boolean
  }
}

/** Lets operations that say so take their body as a form; every other one answers 415 to it. */
export const acceptFormBodies = (app: FastifyInstance): void => {
  for (const type of ['application/x-www-form-urlencoded', /^multipart\/form-data/])
    app.addContentTypeParser(type, { parseAs: 'buffer' }, readForm)
}

/** The fields of a form; ids, which are numbers in JSON, become numbers, and empty fields are left out. */
const readForm = async (request: FastifyRequest, body: Buffer): Promise<Record<string, unknown>> => {
  if (request.routeOptions.config.takesForm !== true) throw new CallError('unsupported_media_type')
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  // Standard `Response` reads both kinds of forms.
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new CallError('malformed_request', { detail: 'not a form' })
  })
  const fields = [...form.entries()].flatMap(([name, value]) => {
    if (typeof value !== 'string')
      throw new CallError('malformed_request', { detail: 'a file in a form of text' })
    if (value.includes('\0') || name === '__proto__') throw new CallError('malformed_request')
    const isId = name.endsWith('_id') && /^[1-9]\d{0,14}$/.test(value)
    return value === '' ? [] : [[name, isId ? Number(value) : value] as const]
  })
  return Object.fromEntries(fields)
}
