import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { offlineLimits } from '@lectern/contract/courses/offline/offline-limits'
import { locales } from '@lectern/contract/kernel/locales'
import { build, type Plugin } from 'vite'
import { offlineTexts } from '../src/service-worker/words.ts'
import type { OfflineWords } from '../src/service-worker/scope.ts'

const sources = resolve(import.meta.dirname, '../src')

const group = 'common.'

const wordsOf = (locale: string): OfflineWords => {
  const texts: unknown = JSON.parse(readFileSync(resolve(sources, 'locales', locale, 'common.json'), 'utf8'))
  const textOf = (id: string): string =>
    typeof texts === 'object' && texts !== null ? String(Reflect.get(texts, id.slice(group.length))) : ''
  return {
    title: textOf(offlineTexts.title),
    text: textOf(offlineTexts.text),
    kept: textOf(offlineTexts.kept),
    nothing: textOf(offlineTexts.nothing),
    manage: textOf(offlineTexts.manage),
    again: textOf(offlineTexts.again),
  }
}

/** What no page needs without a network: the workbench's tools, films, uploads, recording, other people's doors. */
const leftOut =
  /\/(expert|edit|editor|in-place|recording|uploads|preview|front-page|phone)\/|hls\.js|tus-js-client|-kind\.ts|\/_enter\/|virtual:texts\/\w+\/(expert|school|create-course|files|front-page|mail)$/

interface Part {
  readonly fileName: string
  readonly type: string
  readonly facadeModuleId?: string | null
  readonly moduleIds?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly viteMetadata?: {
    readonly importedCss?: ReadonlySet<string>
    readonly importedAssets?: ReadonlySet<string>
  }
}

const filesOf = ({ fileName, viteMetadata }: Part): string[] => {
  const { importedCss = [], importedAssets = [] } = viteMetadata ?? {}
  return [fileName, ...importedCss, ...importedAssets]
}

const nameOf = ({ facadeModuleId, moduleIds }: Part): string => facadeModuleId ?? moduleIds?.[0] ?? ''

/** The code and looks that the pages of learners may load, from their entry on. */
const learnerAssetsOf = (bundle: Readonly<Record<string, Part>>): string[] => {
  const found = new Set<string>()
  const seen = new Set<string>()
  const walk = (name: string, isLoadedLater: boolean): void => {
    const part = bundle[name]
    if (!part || seen.has(name)) return
    if (isLoadedLater && leftOut.test(nameOf(part))) return
    seen.add(name)
    for (const file of filesOf(part)) found.add(file)
    for (const next of part.imports ?? []) walk(next, false)
    for (const next of part.dynamicImports ?? []) walk(next, true)
  }
  for (const [name, { facadeModuleId }] of Object.entries(bundle))
    if (facadeModuleId?.endsWith('/src/entry-client.tsx')) walk(name, false)
  // What documents are read with stands beside the code, under names of its own.
  for (const name of Object.keys(bundle))
    if (/^assets\/pdf-[\d.]+\/(pdf\.worker|standard_fonts\/)/.test(name)) found.add(name)
  // Fonts come with the looks, and in as many alphabets as there are.
  return [...found].filter((file) => /\.(js|css|mjs)$|standard_fonts/.test(file)).toSorted()
}

/**
 * Makes `/sw.js` of the client build: the service worker in one file, with the name of the build, so that every build
 * brings a new one, the words of its only page, and the names of what learners' pages load. At the root, because it serves
 * the whole site.
 */
export const serviceWorkerPlugin = (): Plugin => ({
  name: 'lectern:service-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    const names = Object.keys(bundle).toSorted().join()
    const { readPages, readPictureBytes } = offlineLimits
    const values = {
      buildName: createHash('sha256').update(names).digest('hex').slice(0, 12),
      offlineWords: Object.fromEntries(locales.map((locale) => [locale, wordsOf(locale)])),
      learnerAssets: learnerAssetsOf(bundle).map((file) => `/${file}`),
      limits: { readPages, readPictureBytes },
    }
    const made = await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
      build: {
        write: false,
        rolldownOptions: {
          input: resolve(sources, 'service-worker/service-worker.ts'),
          output: { format: 'iife' },
        },
      },
    })
    const [output] = Array.isArray(made) ? made : [made]
    if (output === undefined || !('output' in output)) throw new Error('The service worker was not built')
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: output.output[0].code })
  },
})
