import { z } from 'zod'
import { drawCover } from '@lectern/contract/courses/cover/draw-cover'
import { lightInks } from '@lectern/contract/courses/cover/light-inks'
import { emptyFrontPage } from '@lectern/contract/courses/front-page/front-page'
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
import type { ObjectStorage } from '../../../platform/storage/object-storage.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findSchool, findSchoolByAddress } from '../../schools/index.ts'
import { findFrontPage } from '../front-page/front-page.repository.ts'
import { findCourseAt } from '../courses.repository.ts'
import { refuseHidden } from '../use-cases/load-public-course.ts'
import { previewOfCourse, previewOfSchool, type PreviewWords, versionOf } from './preview-of.ts'

type Needed = Pick<Dependencies, 'db' | 'storage' | 'clock'>

/** Drawn pictures that are kept: some hundred of them. */
const kept = { mostBytes: 16 * 1024 ** 2, keepMs: 24 * 60 * 60 * 1000 } as const
/** A drawing keeps a core busy for a tenth of a second. */
const mostAtOnce = 2
const patienceMs = 10_000
/** Of one address, in a minute. */
const perMinute = 120
const config = { rateLimit: { max: perMinute, timeWindow: 60_000 } } as const

const names = z.object({
  school: z.string().max(63),
  slug: z.string().max(200).optional(),
  file: z.string().max(40),
})

/** Pictures of links to courses and to the school: for everybody who may see the page, sites that show links above all. */
export const mountLinkPreviews = (
  app: ByteApp,
  { db, storage, clock }: Needed,
  doors: { readonly identity: Identity; readonly gate: SchoolEntry },
): void => {
  const caller = createByteCaller({ ...doors, clock })
  const drawn = createCache<string, Buffer>({ ...kept, sizeOf: ({ length }) => length })
  const turns = createConcurrencyLimit(mostAtOnce, patienceMs)

  const pictureOf = async (words: PreviewWords): Promise<Buffer> => {
    const version = versionOf(words)
    return (
      drawn.get(version) ??
      turns.take(async () => {
        const picture = drawn.get(version) ?? (await draw(storage, words))
        drawn.set(version, picture)
        return picture
      })
    )
  }

  const answer = async (
    request: ByteRequest,
    reply: ByteReply,
    wordsIn: (schoolId: SchoolId, slug: string) => Promise<PreviewWords>,
  ) => {
    const { school, slug = '', file } = found(names.safeParse(request.params).data ?? null)
    const call = await caller.of(request, reply)
    const { schoolId } = found(await findSchoolByAddress(db, { slug: school }))
    await call.enter(schoolId)
    const words = await wordsIn(schoolId, slug)
    const isCurrent = file === `${versionOf(words)}.jpg`
    return reply
      .headers({
        'content-type': 'image/jpeg',
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(await pictureOf(words))
  }

  app.get('/link-previews/:school/courses/:slug/:file', { config }, (request, reply) =>
    answer(request, reply, async (schoolId, slug) => {
      const course = found(await findCourseAt(db, schoolId, slug))
      refuseHidden(course, { isExpert: false }, null)
      return previewOfCourse(course)
    }),
  )
  app.get('/link-previews/:school/school/:file', { config }, (request, reply) =>
    answer(request, reply, async (schoolId) => {
      const school = found(await findSchool(db, schoolId))
      return previewOfSchool(school, (await findFrontPage(db, schoolId))?.content ?? emptyFrontPage)
    }),
  )
}

const draw = async (storage: Pick<ObjectStorage, 'get'>, words: PreviewWords): Promise<Buffer> => {
  const { title, school, footer, color, coverUrl, logoKey } = words
  const [, key] = /^\/pictures\/([\w-]{22})-1280$/.exec(coverUrl ?? '') ?? []
  const own = key === undefined ? null : await readPicture(storage, key, 1280)
  const cover = drawCover(title)
  const inks = lightInks(cover, color)
  // Loaded with the first picture: fonts are a part of a start.
  const { drawLinkPreview } = await import('../../../platform/link-preview/draw-link-preview.ts')
  return drawLinkPreview({
    title,
    school,
    footer,
    ground: own ? color : inks.g,
    picture: own ?? { cover, inks },
    logo: logoKey === null ? null : await readPicture(storage, logoKey, 256),
  })
}
