import type { FastifyInstance } from 'fastify'
import { mountFramedPage } from './framed-page.ts'

/** Where the frame for HTML of authors lies (docs/decisions/0033). */
const address = '/author-frame'

/**
 * The frame is of nobody's origin, whatever the page around it says: no cookies, no storage, no forms, no way to the page
 * above, no windows. Encrypted addresses may be used, as authors' own pages do.
 */
const policy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' https:",
  "style-src 'unsafe-inline' https:",
  'img-src https: data: blob:',
  'media-src https: data: blob:',
  'font-src https: data:',
  'connect-src https:',
  'frame-src https:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * Takes one text from the page around it, becomes it, and tells its height from then on. The page keeps a check of its own
 * on what it is told: the author's scripts run here too. A link that is pressed is told to the page, which says where it leads
 * before it opens; one to a place of the text itself is followed here.
 */
const script = `
{
  const page = window.parent
  const tell = () => {
    const { documentElement: root, body } = document
    const height = Math.ceil(Math.max(root.getBoundingClientRect().height, body ? body.scrollHeight : 0))
    page.postMessage({ type: 'author-frame-height', height }, '*')
  }
  const follow = (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null
    if (link === null || event.defaultPrevented || event.button > 1) return
    event.preventDefault()
    const written = link.getAttribute('href')
    if (written.startsWith('#')) document.getElementById(written.slice(1))?.scrollIntoView()
    else page.postMessage({ type: 'author-frame-link', href: String(link.href) }, '*')
  }
  const show = (html) => {
    document.open()
    document.write(
      '<!doctype html><html><head><meta charset="utf-8"><base target="_blank">' +
        '<style>body{margin:0;font:16px/1.5 system-ui,sans-serif;overflow-wrap:break-word}img,video,iframe{max-width:100%}</style>' +
        html,
    )
    document.close()
    const watch = new ResizeObserver(tell)
    watch.observe(document.documentElement)
    if (document.body) watch.observe(document.body)
    window.addEventListener('load', tell)
    window.addEventListener('click', follow)
    window.addEventListener('auxclick', follow)
    tell()
  }
  const take = ({ source, data }) => {
    if (source !== page || typeof data !== 'object' || data === null || data.type !== 'author-frame-html') return
    window.removeEventListener('message', take)
    show(String(data.html))
  }
  window.addEventListener('message', take)
  page.postMessage({ type: 'author-frame-ready' }, '*')
}
`

const shell = `<!doctype html><html><head><meta charset="utf-8"><title>HTML</title></head><body><script>${script}</script></body></html>`

/** `GET /author-frame`: the same for everybody and without a word of an author; the page around it sends those. */
export const mountAuthorFrame = (app: FastifyInstance): void =>
  mountFramedPage(app, { address, policy, html: shell })
