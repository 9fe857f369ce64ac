import type { FastifyInstance } from 'fastify'

/** A page that pages of this school put into a frame; nothing of it is a page of its own, and it is the same for everybody. */
interface FramedPage {
  readonly address: string
  readonly policy: string
  readonly html: string
}

export const mountFramedPage = (app: FastifyInstance, { address, policy, html }: FramedPage): void => {
  app.get(address, (_request, reply) => {
    for (const header of ['x-frame-options', 'cross-origin-opener-policy']) reply.removeHeader(header)
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'cache-control': 'public, max-age=3600',
      })
      .send(html)
  })
}
