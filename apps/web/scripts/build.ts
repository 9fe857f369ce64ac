import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { clientConfig, distRoot, serverConfig } from '../vite.config.ts'
import { addBuild } from './builds.ts'
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
 * Builds the web into a folder of its own in `apps/web/dist`: `client/` (static files, `assets/` immutable),
 * `server/entry-server.js` (exports `render`), `texts/{locale}/{group}.json` (see compile-texts.ts).
 * @param hash - of the sources, by which the next command sees whether they have changed
 */
export const buildWeb = async (hash: string): Promise<void> => {
  process.env['NODE_ENV'] = 'production'
  await addBuild(distRoot, hash, async (folder) => {
    writeTexts(resolve(folder, 'texts'))
    await build(clientConfig(folder))
    await build(serverConfig(folder))
    precompress(resolve(folder, 'client/assets'))
  })
}

if (import.meta.main) await buildWeb(process.argv[2] ?? 'unknown')
