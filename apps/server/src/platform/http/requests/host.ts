import type { FastifyRequest } from 'fastify'

/** The visited host: `full` with its port, `name` without; lower case. A forwarded host counts from a trusted proxy only. */
export const hostOf = (request: FastifyRequest): { full: string; name: string } => {
  const full = request.host.toLowerCase()
  return { full, name: full.replace(/:\d+$/, '') }
}
