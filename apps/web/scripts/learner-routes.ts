import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'

const virtualId = 'virtual:learner-routes'
const source = resolve(import.meta.dirname, '../src')

/** Folders of routes that a learner's page never leads to without loading another page. */
const workbench = /^\.\/routes\/(expert|dev)\//

const statementsOf = (code: string): string[] => code.split(/^(?=import |const |export )/m)

/**
 * The generated route tree without the routes of some folders: their imports, what is made of them, and their
 * places among the children of others.
 */
export const withoutRoutes = (code: string, isLeftOut: (path: string) => boolean): string => {
  const gone = new Set<string>()
  const kept = statementsOf(code).flatMap((statement) => {
    const [, imported, path] = /^import \{ Route as (\w+) \} from '(.+?)'/.exec(statement) ?? []
    if (imported !== undefined && path !== undefined && isLeftOut(path)) {
      gone.add(imported)
      return []
    }
    const [, made, from] = /^const (\w+)\s*=\s*(\w+)\b/.exec(statement) ?? []
    if (made !== undefined && from !== undefined && gone.has(from)) {
      gone.add(made)
      return []
    }
    return [
      statement.replaceAll(/^ {2}\w+:\s*(\w+),\n/gm, (line, child: string) => (gone.has(child) ? '' : line)),
    ]
  })
  return kept.join('')
}

/** `virtual:learner-routes`: the routes of a learner's page, so that the workbench may grow without weighing on it. */
export const learnerRoutesPlugin = (): Plugin => ({
  name: 'lectern-learner-routes',
  resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
  async load(id) {
    if (id !== `\0${virtualId}`) return
    const file = resolve(source, 'routeTree.gen.ts')
    this.addWatchFile(file)
    const own = withoutRoutes(readFileSync(file, 'utf8'), (path) => workbench.test(path))
    const { code } = await transformWithOxc(own, file)
    return code.replaceAll('"./routes/', `"${source.replaceAll('\\', '/')}/routes/`)
  },
})
