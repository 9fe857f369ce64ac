import { createServer } from 'node:http'
import { once } from 'node:events'
import { test as base, expect, type Page } from '@playwright/test'
import { findFaults, type Finding, visitScreen, watchPages } from './visit-screen.ts'

// For every kind of finding a small page that has the fault, and one that has it not.

const kindsOf = async (page: Page, html: string): Promise<string[]> => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.setContent(`<!doctype html><style>body { margin: 0 }</style>${html}`)
  return [...new Set((await findFaults(page)).map(({ kind }) => kind))]
}

const tall = '<div style="height: 2000px"></div>'
const bar = '<header style="position: sticky; top: 0; height: 60px; background: white">Bar</header>'

const seen: readonly (readonly [kind: string, faulty: string, sound: string])[] = [
  [
    'wider-than-window',
    '<p style="width: 500px">Too wide</p>',
    '<div style="overflow-x: auto"><p style="width: 500px">Scrolls</p></div>',
  ],
  [
    'unreachable-control',
    '<button>Publish</button><div style="position: fixed; inset: 0 0 auto; height: 300px">Toast</div>',
    '<button>Publish</button>',
  ],
  [
    'unreachable-control',
    '<div style="position: absolute; left: -300px"><button>Off the screen</button></div>',
    '<label><input type="checkbox" style="width: 20px; height: 20px"> Named</label>',
  ],
  [
    'covered-heading',
    `${bar}<h2>Result</h2>${tall}`,
    `<style>html { scroll-padding-top: 70px }</style>${bar}<h2>Result</h2>${tall}`,
  ],
  [
    'covered-focus',
    `${bar}${tall}<a href="#a">Next</a>${tall}`,
    `<style>html { scroll-padding-top: 70px }</style>${bar}${tall}<a href="#a">Next</a>${tall}`,
  ],
  [
    'cut-text',
    '<p style="width: 60px; overflow: hidden; white-space: nowrap">A long line of text</p>',
    '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A long line of text</p>',
  ],
  [
    'cut-text',
    '<div style="height: 20px; overflow: hidden"><p>One<br>Two<br>Three</p></div>',
    '<div style="height: 20px; overflow: auto"><p>One<br>Two<br>Three</p></div>',
  ],
  [
    'native-validation',
    '<form><input required><button>Send</button></form>',
    '<form novalidate><input required><button>Send</button></form>',
  ],
]

for (const [index, [kind, faulty, sound]] of seen.entries()) {
  base(`finds ${kind} (${index + 1}), and only where it is`, async ({ page }) => {
    expect(await kindsOf(page, faulty)).toContain(kind)
    expect(await kindsOf(page, sound)).not.toContain(kind)
  })
}

/** Pages of a server of our own, for what is heard while they load. */
const test = base.extend<{ visit: (html: string, headers?: Record<string, string>) => Promise<Finding[]> }>({
  visit: async ({ page }, lend) => {
    let body = ''
    let headers: Record<string, string> = {}
    const server = createServer((request, response) => {
      const isPage = request.url === '/'
      response.writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html', ...headers })
      response.end(isPage ? `<!doctype html><link rel="icon" href="data:,">${body}` : '')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await watchPages(page)
    await lend((html, more = {}) => {
      body = html
      headers = more
      return visitScreen(page, { url: `http://127.0.0.1:${port}/` })
    })
    server.closeAllConnections()
    server.close()
  },
})

const kinds = (findings: readonly Finding[]) => [...new Set(findings.map(({ kind }) => kind))]

test('hears what a page writes to the console', async ({ visit }) => {
  expect(kinds(await visit('<script>console.warn("careful")</script>'))).toEqual(['console'])
  expect(kinds(await visit('<script>console.error("broken")</script>'))).toEqual(['console'])
  expect(await visit('<script>console.info("fine")</script>')).toEqual([])
})

test('hears an error that nobody catches', async ({ visit }) => {
  expect(kinds(await visit('<script>throw new Error("thrown")</script>'))).toEqual(['error'])
})

test('hears a request that fails', async ({ visit }) => {
  expect(kinds(await visit('<script>void fetch("/missing")</script>'))).toEqual(['failed-request'])
})

test('hears a report of the security policy, also of code made from text', async ({ visit }) => {
  const policy = { 'Content-Security-Policy': "script-src 'unsafe-inline'" }
  const findings = await visit('<script>try { new Function("") } catch {}</script>', policy)
  expect(kinds(findings)).toContain('csp')
})

test('measures how far a page moves while it loads', async ({ visit }) => {
  const late = `<p id="first">First</p><p style="height: 300px">Second</p><script>
    setTimeout(() => document.querySelector('#first').style.setProperty('height', '400px'), 200)</script>`
  expect(kinds(await visit(late))).toEqual(['layout-shift'])
  expect(await visit('<p>First</p><p>Second</p>')).toEqual([])
})
