import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Below it a packet stays a packet. */
const smallest = 1024

/**
 * Sends HTML or JSON, gzipped for whoever takes that: it shrinks to a quarter for some 40 µs, and a proxy that compresses
 * better is not hindered by it.
 */
export const sendText = (request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply => {
  reply.header('vary', 'accept-encoding')
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  if (!takesGzip || text.length < smallest) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(gzipSync(text, { level: 1 }))
}
