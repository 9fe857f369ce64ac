import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { textFileOf } from './texts/texts-plugin.ts'

/** What one route needs in its page: `preloads` and `css` by address, `scripts` as attributes of a script tag. */
interface PageAssets {
  preloads?: string[]
  css?: (string | { href: string; 'data-tanstack-router-dev-styles': true })[]
  scripts?: { attrs: Record<string, string | boolean> }[]
}
type PageManifest = { routes: Record<string, PageAssets> }

const virtualId = 'virtual:page-manifest'
const webRoot = resolve(import.meta.dirname, '..')
const learnerEntry = 'src/entry-client.tsx'
const workbenchEntry = 'src/entry-workbench.tsx'
const rootRouteId = '__root__'
const moduleScript = (src: string) => ({ attrs: { type: 'module', async: true, src } })

/** Route id → file under the web root, read from the generated route tree. */
export const readRouteFiles = (source: string): Map<string, string> => {
  const files = new Map<string, string>()
  for (const [, name, path] of source.matchAll(/import \{ Route as (\w+)Import \} from '\.\/(.+?)'/g)) {
    if (name !== undefined && path !== undefined) files.set(name, `src/${path}`)
  }
  const byId = /interface FileRoutesById \{([\s\S]*?)\n\}/.exec(source)?.[1] ?? ''
  const ids = new Map<string, string>()
  for (const [, quoted, bare, name] of byId.matchAll(/(?:'([^']+)'|(\w+)): typeof (\w+)/g)) {
    const id = quoted ?? bare
    const file = files.get(name?.replace(/WithChildren$/, '') ?? '')
    if (id !== undefined && file !== undefined) ids.set(id, file)
  }
  return ids
}

const collect = (manifest: Manifest, key: string, seen: Set<string>): Set<string> => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) collect(manifest, next, seen)
  return seen
}

const assetsOf = (manifest: Manifest, keys: Iterable<string>) => {
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  return {
    preloads: [...new Set(chunks.map((chunk) => `/${chunk.file}`))],
    css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []).map((file) => `/${file}`))],
  }
}

/**
 * Binds Vite's client manifest to route ids, so that a rendered page preloads exactly what its routes need.
 * Throws when a split chunk belongs to no route: its page would load late and unstyled.
 */
export const bindPageManifest = (
  manifest: Manifest,
  routeFiles: Map<string, string>,
  entry: string = learnerEntry,
): PageManifest => {
  const entryChunk = manifest[entry]
  if (!entryChunk) throw new Error(`The client manifest has no ${entry}`)
  const shared = new Set<string>()
  // The workbench's entry loads its routes at once, and nothing else by itself.
  const own = entry === workbenchEntry ? (entryChunk.dynamicImports ?? []) : []
  for (const key of [entry, ...own]) collect(manifest, key, shared)
  const base = assetsOf(manifest, shared)
  const routes: Record<string, PageAssets> = {
    [rootRouteId]: { ...base, scripts: [moduleScript(`/${entryChunk.file}`)] },
  }
  const idOf = new Map([...routeFiles].map(([id, file]) => [file, id]))
  const unbound: string[] = []
  for (const key of Object.keys(manifest).filter((key) => key.includes('?tsr-split='))) {
    const id = idOf.get(key.slice(0, key.indexOf('?')))
    if (id === undefined) unbound.push(key)
    else
      routes[id] = assetsOf(
        manifest,
        [...collect(manifest, key, new Set())].filter((each) => !shared.has(each)),
      )
  }
  if (unbound.length > 0) throw new Error(`Chunks that no route claims: ${unbound.join(', ')}`)
  return { routes }
}

/** Locale → group of texts → address of its file. */
const textFilesOf = (manifest: Manifest): Record<string, Record<string, string>> => {
  const files: Record<string, Record<string, string>> = {}
  for (const [key, { file }] of Object.entries(manifest)) {
    const { locale, group } = textFileOf.exec(key)?.groups ?? {}
    if (locale !== undefined && group !== undefined) (files[locale] ??= {})[group] = `/${file}`
  }
  return files
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && learnerEntry in value

/** Vite's manifest of the client build in a folder. */
export const readClientManifest = (folder: string): Manifest => {
  const path = resolve(folder, 'client/.vite/manifest.json')
  if (!existsSync(path)) throw new Error('Build the client first: its manifest is missing')
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isManifest(manifest)) throw new Error(`${path} is not a manifest`)
  return manifest
}

const builtManifest = (manifest: Manifest, entry: string): PageManifest => {
  const routeTree = readFileSync(resolve(webRoot, 'src/routeTree.gen.ts'), 'utf8')
  return bindPageManifest(manifest, readRouteFiles(routeTree), entry)
}

/** Address at which the development server gives all styles of the page at once (without them the first paint is bare). */
export const devStylesPath = '/@lectern/dev-styles.css'

const devManifest = (): PageManifest => ({
  routes: {
    [rootRouteId]: {
      // Marked, so that the router takes it out again once the browser has the styles of its own modules.
      css: [{ href: devStylesPath, 'data-tanstack-router-dev-styles': true }],
      scripts: [moduleScript('/@vite/client'), moduleScript(`/${workbenchEntry}`)],
    },
  },
})

/**
 * `virtual:page-manifest`: which files each route's page needs.
 * @param folder - of the build; undefined in development
 */
export const pageManifestPlugin = (folder?: string): Plugin => ({
  name: 'lectern-page-manifest',
  resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
  load: (id) => {
    if (id !== `\0${virtualId}`) return
    const manifest = folder === undefined ? undefined : readClientManifest(folder)
    const manifestOf = (entry: string) =>
      JSON.stringify(manifest === undefined ? devManifest() : builtManifest(manifest, entry))
    return [
      `export const learnerManifest = ${manifestOf(learnerEntry)}`,
      `export const workbenchManifest = ${manifestOf(workbenchEntry)}`,
      `export const textFiles = ${JSON.stringify(manifest === undefined ? {} : textFilesOf(manifest))}`,
    ].join('\n')
  },
})
