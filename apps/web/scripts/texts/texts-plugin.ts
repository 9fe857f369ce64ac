import type { Plugin } from 'vite'
import { compileTexts, localesFolder } from './compile-texts.ts'

const virtualId = 'virtual:texts'

/** `virtual:texts`: all texts of all locales, compiled. For the server only; a browser gets the groups it needs. */
export const textsPlugin = (): Plugin => ({
  name: 'lectern-texts',
  resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
  load(id) {
    if (id !== `\0${virtualId}`) return
    if (this.environment.name === 'client')
      this.error('Texts are for the server: a browser loads them by group')
    return `export const compiledTexts = ${JSON.stringify(compileTexts())}`
  },
  configureServer: (server) => {
    server.watcher.add(localesFolder)
    server.watcher.on('change', (path) => {
      if (!path.startsWith(localesFolder)) return
      const graph = server.environments.ssr.moduleGraph
      const module = graph.getModuleById(`\0${virtualId}`)
      if (module) graph.invalidateModule(module)
      server.environments.client.hot.send({ type: 'full-reload' })
    })
  },
})
