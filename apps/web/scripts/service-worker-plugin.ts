import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'
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
    again: textOf(offlineTexts.again),
  }
}

/**
 * Makes `/sw.js` of the client build: the service worker without its types, with the name of the build, so that every build
 * brings a new one, and the words of its only page. A file of its own at the root, because it serves the whole site.
 */
export const serviceWorkerPlugin = (): Plugin => ({
  name: 'lectern:service-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    const names = Object.keys(bundle).toSorted().join()
    const values = {
      buildName: createHash('sha256').update(names).digest('hex').slice(0, 12),
      offlineWords: Object.fromEntries(['en', 'uk', 'ru'].map((locale) => [locale, wordsOf(locale)])),
    }
    const constants = Object.entries(values).map(([name, value]) => `const ${name}=${JSON.stringify(value)}`)
    const file = resolve(sources, 'service-worker/service-worker.ts')
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
    // What is left of the imports of types would make it a module.
    const script = code.replace(/^export \{\};?$/m, '')
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: `${constants.join('\n')}\n${script}` })
  },
})
