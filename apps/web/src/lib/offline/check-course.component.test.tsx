import { getOfflineCourse } from '@lectern/contract/courses/offline/offline.api'
import { expect, onTestFinished, test } from 'vitest'
import { answerCall } from '../../testing/network.ts'
import { checkCourse } from './check-course.ts'
import { keptHeaders, shownFile, storesOf } from './kept-rules.ts'
import { dropStores, readCourse, writeCourse } from './kept-store.ts'

const stores = storesOf('7')
const lesson = '/courses/bread/flour'
const uuid = '0b9d3c1e-5d1f-4c55-9a37-0d6f6f9f2c11'

test('a course that was taken back leaves the device by its check, with its pages and files', async () => {
  onTestFinished(() => dropStores())
  const at = Date.now()
  await writeCourse(stores, {
    ...{ slug: 'bread', title: 'Bread', link: '/courses/bread', checkedAt: at },
    ...{ isWanted: true, isStopped: false, revisions: { [lesson]: 'one' }, lessons: [] },
  })
  const pages = await caches.open(stores.pages)
  for (const path of [lesson, '/courses/bread'])
    await pages.put(path, new Response('page', { headers: { [keptHeaders.at]: String(at) } }))
  const files = await caches.open(stores.files)
  const lessons = { [keptHeaders.lessons]: JSON.stringify([lesson]) }
  await files.put(shownFile(uuid), new Response('bytes', { headers: lessons }))

  answerCall(getOfflineCourse, () => ({ data: null }))
  expect(await checkCourse(stores, 'bread')).toBeUndefined()

  expect(await readCourse(stores, 'bread')).toBeUndefined()
  expect([...(await pages.keys()), ...(await files.keys())]).toEqual([])
})
