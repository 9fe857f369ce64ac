import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const uiSource = resolve(import.meta.dirname, '../../../packages/ui/src')

/**
 * Finds `@lectern/ui/actions/button` as `.tsx` or `.ts`. The package names both in its `exports`, which TypeScript tries in turn;
 * a bundler takes the first whether or not the file is there.
 */
export const uiSourcePlugin = (): Plugin => ({
  name: 'lectern-ui-source',
  enforce: 'pre',
  resolveId: (id) => {
    const name = /^@lectern\/ui\/([\w/-]+)$/.exec(id)?.[1]
    if (name === undefined) return
    return ['.tsx', '.ts']
      .map((extension) => resolve(uiSource, name + extension))
      .find((path) => existsSync(path))
  },
})
