import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const own = (name: string) => resolve(import.meta.dirname, '../src/lib', name)

/**
 * Leaves out of every build what pages never use of two libraries (sizes in gzip, on every page):
 * - the router's own link component, which every route object carries; pages link with `AppLink` (2.7 kB);
 * - Lucide's context, aliases and names around its drawings (1.7 kB).
 */
export const lighterVendorsPlugin = (): Plugin => ({
  name: 'lectern:lighter-vendors',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    if (source === './link.js' && importer.includes('/@tanstack/react-router/'))
      return own('no-router-link.ts')
    if (source.endsWith('/createLucideIcon.mjs')) return own('lucide-icon.ts')
  },
  transform: (code, id) =>
    /\/lucide-react\/.*\/icons\/[\w-]+\.mjs$/.test(id)
      ? {
          code: code.replaceAll(/,?\s*key: "\w+"/g, '').replace(/name: "[\w-]+",\s*size: 24,/, ''),
          map: null,
        }
      : undefined,
})
