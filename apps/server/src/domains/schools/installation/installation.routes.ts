import { platformColor } from '@lectern/contract/courses/cover/cover-picture'
import { createCache } from '../../../platform/cache/cache.ts'
import { createConcurrencyLimit } from '../../../platform/concurrency-limit.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Identity } from '../../../platform/http/call.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolEntry } from '../../../platform/http/school-entry.ts'
import {
  type ByteApp,
  type ByteReply,
  type ByteRequest,
  createByteCaller,
} from '../../../platform/http/sending/byte-call.ts'
import { readPicture } from '../../../platform/pictures/pictures.ts'
import { findSchool, type SchoolRow } from '../schools.repository.ts'

const icons = [
  { name: 'app-icon-192.png', size: 192, isMaskable: false },
  { name: 'app-icon-512.png', size: 512, isMaskable: false },
  { name: 'app-icon-maskable-512.png', size: 512, isMaskable: true },
] as const

/** A name below an icon of a device is cut after so many letters. */
const shortName = 12
const kept = { mostBytes: 8 * 1024 ** 2, keepMs: 24 * 60 * 60 * 1000 } as const
const mostAtOnce = 2
const patienceMs = 10_000
const config = { rateLimit: { max: 120, timeWindow: 60_000 } } as const

const shortOf = (name: string): string => {
  const [first = name] = name.split(/\s+/)
  return name.length <= shortName ? name : first.slice(0, shortName)
}

const colorOf = ({ primaryColor }: Pick<SchoolRow, 'primaryColor'>): string => primaryColor ?? platformColor

const initialOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '?'

/** What a device installs of a school (W3C, Web Application Manifest). */
export const manifestOf = (school: Pick<SchoolRow, 'name' | 'primaryColor' | 'defaultLanguage'>) => ({
  id: '/',
  name: school.name,
  short_name: shortOf(school.name),
  lang: school.defaultLanguage,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#ffffff',
  background_color: '#ffffff',
  icons: icons.map(({ name, size, isMaskable }) => ({
    src: `/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: isMaskable ? 'maskable' : 'any',
  })),
})

/** `GET /manifest.webmanifest` and its icons: for everybody who may see the pages of the school of the host. */
export const mountInstallation = (
  app: ByteApp,
  { db, storage, clock }: Pick<Dependencies, 'db' | 'storage' | 'clock'>,
  doors: { readonly identity: Identity; readonly gate: SchoolEntry },
): void => {
  const caller = createByteCaller({ ...doors, clock })
  const drawn = createCache<string, Buffer>({ ...kept, sizeOf: ({ length }) => length })
  const turns = createConcurrencyLimit(mostAtOnce, patienceMs)

  const schoolOf = async (request: ByteRequest, reply: ByteReply): Promise<SchoolRow> => {
    const call = await caller.of(request, reply)
    const { schoolId } = found(await call.school())
    await call.enter(schoolId)
    return found(await findSchool(db, schoolId))
  }

  const iconOf = async (school: SchoolRow, { name, size, isMaskable }: (typeof icons)[number]) => {
    const face = { size, isMaskable, ground: colorOf(school), initial: initialOf(school.name) }
    const key = JSON.stringify([name, face, school.logoKey])
    return (
      drawn.get(key) ??
      turns.take(async () => {
        const logo = school.logoKey === null ? null : await readPicture(storage, school.logoKey, 512)
        // Loaded with the first icon: fonts are a part of a start.
        const { drawAppIcon } = await import('../../../platform/link-preview/draw-app-icon.ts')
        const icon = await drawAppIcon({ ...face, logo })
        drawn.set(key, icon)
        return icon
      })
    )
  }

  app.get('/manifest.webmanifest', { config }, async (request, reply) =>
    reply
      .headers({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' })
      .send(JSON.stringify(manifestOf(await schoolOf(request, reply)))),
  )
  for (const icon of icons)
    app.get(`/${icon.name}`, { config }, async (request, reply) =>
      reply
        .headers({
          'content-type': 'image/png',
          'cache-control': 'public, max-age=3600',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(await iconOf(await schoolOf(request, reply), icon)),
    )
}
