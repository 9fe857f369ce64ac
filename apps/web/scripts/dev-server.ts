import middie from '@fastify/middie'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { PageRequest, RenderPage } from '@lectern/contract/kernel/page-renderer'
import { webConfig } from '../vite.config.ts'
import { devStylesPath } from './page-manifest.ts'

/** The server, as far as the development pages need it (a Fastify instance is one). */
interface Host {
  server: Server
  register: (plugin: typeof middie) => PromiseLike<unknown>
  use: (handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => unknown
  addHook: (name: 'onClose', close: () => Promise<void>) => unknown
}

interface DevRenderer {
  render: RenderPage
  /** Puts Vite's own addresses and its update socket into the server; call before it listens. */
  attach: (host: Host) => Promise<void>
}

const isRender = (value: unknown): value is RenderPage => typeof value === 'function'

const loadRender = async (vite: ViteDevServer): Promise<RenderPage> => {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that renders pages')
  const entry: unknown = await ssr.runner.import('/src/entry-server.tsx')
  const render: unknown =
    typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'render') : undefined
  if (!isRender(render)) throw new Error('The server entry exports no render function')
  return render
}

const styleOf = async (vite: ViteDevServer, url: string): Promise<string> => {
  const code = (await vite.environments.client.transformRequest(url))?.code ?? ''
  const literal = /__vite__css = ("(?:[^"\\]|\\.)*")/.exec(code)?.[1]
  const css: unknown = literal === undefined ? '' : JSON.parse(literal)
  return typeof css === 'string' ? css : ''
}

/** All styles that rendered pages have used so far, in the order in which they were first needed. */
const collectStyles = async (vite: ViteDevServer): Promise<string> => {
  const urls = [...(vite.environments.ssr?.moduleGraph.urlToModuleMap.keys() ?? [])]
  const sheets = urls.filter((url) => url.endsWith('.css')).map((url) => styleOf(vite, url))
  return (await Promise.all(sheets)).join('\n')
}

const serveStyles = (vite: ViteDevServer, response: ServerResponse): void => {
  response.setHeader('Content-Type', 'text/css; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  collectStyles(vite).then(
    (styles) => response.end(styles),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
}

const startVite = (server: Server): Promise<ViteDevServer> => {
  const config = webConfig()
  return createServer({
    ...config,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
}

/**
 * Pages straight from the sources, for `npm run dev`: Vite in middleware mode inside the server, with updates without
 * reload. The server imports this file by its path at run time; no source of it does.
 */
export const createDevRenderer = async (): Promise<DevRenderer> => {
  const started = Promise.withResolvers<ViteDevServer>()
  const render = async (page: PageRequest): Promise<Response> => {
    const vite = await started.promise
    try {
      return await (
        await loadRender(vite)
      )(page)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      throw error
    }
  }
  const attach = async (host: Host): Promise<void> => {
    const vite = await startVite(host.server)
    started.resolve(vite)
    await host.register(middie)
    host.use((request, response, next) => {
      if (request.url?.startsWith(devStylesPath)) serveStyles(vite, response)
      else vite.middlewares(request, response, next)
    })
    host.addHook('onClose', () => vite.close())
  }
  return { render, attach }
}
