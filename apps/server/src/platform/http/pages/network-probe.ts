import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { mountFramedPage } from './framed-page.ts'

/** Its name says nothing of advertisements: a blocker would keep the frame away too, and it could not tell. */
const address = '/network-probe'

/** An address that every ad blocker knows (document 001 §7). Nothing of it is run. */
const asked = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

/** Tells the page around it whether the address could be asked. */
const script = `
const tell = (isBlocked) => parent.postMessage({ type: 'network-probe', isBlocked }, '*')
fetch('${asked}', { method: 'HEAD', mode: 'no-cors', cache: 'no-store', credentials: 'omit' }).then(
  () => tell(false),
  () => tell(true),
)
`

const policy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  `connect-src ${new URL(asked).origin}`,
  "frame-ancestors 'self'",
].join('; ')

const shell = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Probe</title></head><body><script>${script}</script></body></html>`

/**
 * `GET /network-probe`: a frame that a player puts beside a film that did not come. It alone may ask another company's address: no page
 * names one in its policy, wherever its reader goes on to.
 */
export const mountNetworkProbe = (app: FastifyInstance): void =>
  mountFramedPage(app, { address, policy, html: shell })
