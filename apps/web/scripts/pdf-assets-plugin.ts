import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const source = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const readVersion = (): string => {
  const described: unknown = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const version: unknown =
    typeof described === 'object' && described !== null ? Reflect.get(described, 'version') : undefined
  if (typeof version !== 'string') throw new Error('pdfjs-dist has no version')
  return version
}

/** Named by version: files under `/assets/` never change. */
const base = `assets/pdf-${readVersion()}/`
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
/** The build for browsers that are a few years old (document 001 §8 names the oldest). */
const worker = { name: 'pdf.worker.min.mjs', path: 'legacy/build/pdf.worker.min.mjs' }

const virtualId = 'virtual:pdf-assets'

/** Path below the base → file. */
const files = (): Map<string, string> =>
  new Map([
    [worker.name, join(source, worker.path)],
    ...folders.flatMap((folder) =>
      readdirSync(join(source, folder)).map((name): [string, string] => [
        `${folder}/${name}`,
        join(source, folder, name),
      ]),
    ),
  ])

const types: Readonly<Record<string, string>> = {
  mjs: 'text/javascript',
  js: 'text/javascript',
  wasm: 'application/wasm',
}

/** Puts what the PDF viewer loads at run time (its worker, character maps, standard fonts) among our own files. */
export const pdfAssetsPlugin = (): Plugin => ({
  name: 'lectern-pdf-assets',
  resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
  load: (id) =>
    id === `\0${virtualId}`
      ? `export const pdfAssets = '/${base}'\nexport const pdfWorker = '/${base}${worker.name}'`
      : undefined,
  generateBundle() {
    if (this.environment.name !== 'client') return
    for (const [name, path] of files())
      this.emitFile({ type: 'asset', fileName: `${base}${name}`, source: readFileSync(path) })
  },
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${base}`, (request, response, next) => {
      const name = decodeURIComponent((request.url ?? '').replace(/^\/|\?.*$/g, ''))
      const path = files().get(name)
      if (path === undefined || !existsSync(path)) return next()
      response.setHeader('Content-Type', types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      createReadStream(path).pipe(response)
    })
  },
})
