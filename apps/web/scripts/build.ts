import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { clientConfig, distRoot, serverConfig } from '../vite.config.ts'
import { writeTexts } from './texts/compile-texts.ts'

const compressible = /\.(m?js|css|svg|json|txt|webmanifest)$/

/** Puts `.br` and `.gz` beside every text asset: names are immutable, so the work is done once, at the best level. */
const precompress = (folder: string): void => {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !compressible.test(file.name)) continue
    const path = resolve(file.parentPath, file.name)
    const content = readFileSync(path)
    if (content.length < 512) continue
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

/**
 * Builds the web into `apps/web/dist`: `client/` (static files, `assets/` immutable), `server/entry-server.js` (exports
 * `render`), `texts/{locale}/{group}.json` (see compile-texts.ts).
 */
export const buildWeb = async (): Promise<void> => {
  process.env['NODE_ENV'] = 'production'
  writeTexts(resolve(distRoot, 'texts'))
  await build(clientConfig())
  await build(serverConfig())
  precompress(resolve(distRoot, 'client/assets'))
}

if (import.meta.main) await buildWeb()
