import { beforeAll, describe, expect, it } from 'vitest'
import { deliverySchool } from '../../../testing/delivery-school.ts'
import { filmBytes } from '../../../testing/every-operation/prepare-files.ts'

const { call, school, other, student, foreign, assistant, film, unit, get, linkOf, author, subscribe } =
  await deliverySchool()

const paths = {
  original: ['original', String(filmBytes)],
  playlist: ['hls/master.m3u8', '#EXTM3U\n360/index.m3u8'],
  segment: ['hls/360/a.m4s', 'segment'],
  poster: ['poster.webp', 'poster'],
  mp3: ['audio.mp3', 'mp3'],
  preview: ['preview.pdf', '%PDF preview'],
} as const

const readers = {
  visitor: undefined,
  student: student.token,
  'student of another school': foreign.token,
  'staff without a right': assistant.token,
  'owner of another school': other.owner.token,
  expert: school.owner.token,
} as const
type Reader = keyof typeof readers

interface Situation {
  readonly title: string
  readonly prepare: () => Promise<unknown>
  readonly open: readonly Reader[]
}

const situations: readonly Situation[] = [
  {
    title: 'an open lesson',
    prepare: () => author({ accessible_after_days: 0 }),
    open: ['student', 'expert'],
  },
  { title: 'a dripped lesson', prepare: () => author({ accessible_after_days: 5 }), open: ['expert'] },
  {
    title: 'an ended access',
    prepare: async () => {
      await author({ accessible_after_days: 0 })
      await subscribe('expired')
    },
    open: ['expert'],
  },
  {
    title: 'a public lesson',
    prepare: async () => {
      await subscribe('active')
      await author({ is_public: true })
    },
    open: [
      'visitor',
      'student',
      'student of another school',
      'staff without a right',
      'owner of another school',
      'expert',
    ],
  },
  {
    title: 'a lesson that is a draft again',
    prepare: () => author({ is_public: false, status_id: 1 }),
    open: ['expert'],
  },
]

/** Links that each reader got while everything was open. */
const kept = new Map<Reader, string>()
const isReader = (name: string): name is Reader => name in readers
const names = Object.keys(readers).filter(isReader)

beforeAll(async () => {
  await author({ is_public: true })
  for (const name of names) kept.set(name, await linkOf(film.uuid, readers[name]))
  await author({ is_public: false })
})

describe.each(situations)('$title', ({ prepare, open }) => {
  beforeAll(async () => {
    await prepare()
  })

  describe.each(names)('the %s', (name) => {
    const isOpen = open.includes(name)
    it.each(Object.entries(paths))(
      `gets the %s: ${isOpen ? 'yes' : 'no'}, also by an older link`,
      async (_thing, [path, words]) => {
        const reply = await get(`${kept.get(name) ?? ''}${path}`, readers[name])
        expect([reply.statusCode, reply.statusCode === 200 ? reply.payload : '']).toEqual(
          isOpen ? [200, words] : [404, ''],
        )
        const ranged = await get(`${kept.get(name) ?? ''}${path}`, readers[name], { range: 'bytes=0-1' })
        expect(ranged.statusCode).toBe(isOpen ? 206 : 404)
      },
    )

    it('meets the same decision at every other address', async () => {
      const as = readers[name]
      expect((await call('GET', `/files/${film.uuid}`, { as })).status).toBe(isOpen ? 200 : 404)
      expect((await call('GET', `/files/${film.uuid}/mp4`, { as })).status).toBe(isOpen ? 200 : 404)
      for (const query of ['', '?origin=1', '?preview=1'])
        expect((await get(`/api/v1/files/${film.uuid}/download${query}`, as)).statusCode).toBe(
          isOpen ? 200 : 404,
        )
      const { status, body } = await call('GET', `/info-units/${unit}`, { as })
      expect([status < 300, body.data?.files.length ?? 0]).toEqual([isOpen, isOpen ? 1 : 0])
    })
  })
})
