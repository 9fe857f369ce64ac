import { endAccess, giveAccess, revokeAccess } from '../domains/access/index.ts'
import { findFileByUuid } from '../domains/files/files.repository.ts'
import {
  addDerivedFile,
  findFileToProcess,
  setProcess,
  storageKeyOf,
} from '../domains/files/process-state.ts'
import type { Transaction } from '../platform/database/pool.ts'
import { testApp } from './app.ts'
import { addStaff, signUp } from './people.ts'
import { filmBytes, uploadForm } from './every-operation/prepare-files.ts'
import { teachingSchool } from './school.ts'
import { findProduct } from '../domains/products/index.ts'

/** A school with a film in a lesson, everything made of it there, and people of every standing towards it. */
export const deliverySchool = async () => {
  const app = await testApp()
  const { call, clock, dependencies } = app
  const school = await teachingSchool(app, 'first', true)
  const other = await teachingSchool(app, 'second', false)
  const student = await signUp(app)
  const foreign = await signUp(app)
  const assistant = await addStaff(app, school.schoolId, [])
  const text = (words: string) => Buffer.from(words)

  const change = <T>(work: (tx: Transaction) => Promise<T>) =>
    dependencies.notifications.dispatchAfterCommit(() => dependencies.db.transaction(work))

  /** Everything that is made of a file, with bytes that tell what they are. */
  const made = [
    {
      role: 'hls',
      path: 'hls/master.m3u8',
      mimeType: 'application/vnd.apple.mpegurl',
      words: '#EXTM3U\n360/index.m3u8',
    },
    {
      role: 'hls_rendition',
      path: 'hls/360/index.m3u8',
      mimeType: 'application/vnd.apple.mpegurl',
      words: '#EXTM3U\na.m4s',
    },
    { role: 'poster', path: 'poster.webp', mimeType: 'image/webp', words: 'poster' },
    { role: 'mp4', path: 'video.mp4', mimeType: 'video/mp4', words: 'mp4' },
    { role: 'mp3', path: 'audio.mp3', mimeType: 'audio/mpeg', words: 'mp3' },
    { role: 'preview_pdf', path: 'preview.pdf', mimeType: 'application/pdf', words: '%PDF preview' },
  ] as const

  const upload = async (as: string, name: string, bytes: Buffer) => {
    const { status, body } = await uploadForm(app, as, { name, bytes })
    if (status !== 201) throw new Error(`The upload answered ${status}.`)
    const uuid: string = body.data.uuid
    const row = await findFileByUuid(dependencies.db, uuid)
    const file = await findFileToProcess(dependencies.db, row?.id ?? 0)
    if (!file) throw new Error('The file is not there.')
    return file
  }

  const makeAll = async (file: Awaited<ReturnType<typeof upload>>) => {
    for (const { path, words } of made) await dependencies.storage.put(storageKeyOf(file, path), text(words))
    await dependencies.storage.put(storageKeyOf(file, 'hls/360/a.m4s'), text('segment'))
    await dependencies.storage.put(storageKeyOf(file, 'secret.txt'), text('secret'))
    await change(async (tx) => {
      for (const { role, path, mimeType, words } of made) {
        const bytes = words.length
        await addDerivedFile(
          tx,
          { parentId: file.id, role, storageKey: storageKeyOf(file, path), mimeType, kind: file.kind, bytes },
          clock.now(),
        )
      }
      await setProcess(tx, file.id, { status: 'completed', progress: 100, meta: { isBare: true } })
    })
  }

  /** Puts files into a lesson as a unit of its own. @returns the unit's id */
  const place = async (of: typeof school, files: object[]): Promise<number> => {
    const { status, body } = await call('POST', `/lessons/${of.lesson.id}/info-section`, {
      as: of.owner.token,
      body: { name: 'Files', info_units: [{ key: 'unit-files', type_id: 4, content: { files } }] },
    })
    if (status !== 201) throw new Error(`The section answered ${status}.`)
    return body.data.info_units[0].id
  }

  const film = await upload(school.owner.token, 'Фільм «1».mp4', filmBytes)
  await makeAll(film)
  const unit = await place(school, [{ uuid: film.uuid }])
  for (const person of [student])
    await call('POST', `/public/courses/${school.courseId}/join`, { as: person.token })
  const inOther = { host: 'second.localhost' }
  await call('POST', `/public/courses/${other.courseId}/join`, { as: foreign.token, headers: inOther })

  const get = (
    url: string,
    as?: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) =>
    app.app.inject({
      method,
      url,
      headers: { host: 'localhost', ...headers, ...(as ? { authorization: `Bearer ${as}` } : {}) },
    })

  /** The link base of a file for a person, as the owner of the school would be told of it. */
  const linkOf = async (uuid: string, as: string | undefined) => {
    const { body } = await call('GET', `/files/${uuid}`, { as })
    return body.data?.url?.replace(/^(\/media\/[^/]+\/).*$/, '$1')
  }

  const author = (body: object) =>
    call('PUT', `/courses/${school.courseId}/lessons-new/${school.lesson.id}`, {
      as: school.owner.token,
      body,
    })
  const subscribe = (state: 'active' | 'revoked' | 'expired') =>
    change(async (tx) => {
      const product = await findProduct(tx, school.schoolId, school.productId)
      if (!product) throw new Error('The product is gone.')
      const change = { product, userId: student.id, actorId: null, now: clock.now() }
      if (state === 'revoked') await revokeAccess(tx, change)
      else if (state === 'expired') await endAccess(tx, change, clock.now())
      else await giveAccess(tx, change, { offerId: null, origin: 'manual', startsAt: null, endsAt: null })
    })

  return {
    app,
    call,
    clock,
    dependencies,
    school,
    other,
    student,
    foreign,
    assistant,
    film,
    unit,
    text,
    change,
    upload,
    makeAll,
    place,
    get,
    linkOf,
    author,
    subscribe,
  }
}
