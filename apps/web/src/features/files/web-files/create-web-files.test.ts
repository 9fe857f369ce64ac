import type { File as StoredFile } from '@lectern/contract/files/file'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/api/index.ts'
import { storedFile } from '../testing/stored-file.ts'
import { createWebFiles } from './create-web-files.ts'

const start = (answer: (address: string) => Promise<StoredFile>) => {
  const timers: (() => void)[] = []
  let made = 0
  const asked: string[] = []
  const files = createWebFiles({
    take: (address) => {
      asked.push(address)
      return answer(address)
    },
    clock: {
      now: () => 0,
      after: (_milliseconds, work) => {
        timers.push(work)
        return () => undefined
      },
    },
    newId: () => {
      made += 1
      return `file-${made}`
    },
  })
  return { files, asked, timers }
}

const statuses = ({ files }: ReturnType<typeof start>) => files.get().map(({ status }) => status)

describe('files of the web', () => {
  it('are asked for two at once, and all arrive', async () => {
    const ends: (() => void)[] = []
    const started = start(
      (address) => new Promise((resolve) => ends.push(() => resolve(storedFile(address)))),
    )
    for (const address of ['a', 'b', 'c']) started.files.add(address)
    expect(started.asked).toEqual(['a', 'b'])
    while (ends.length > 0) {
      ends.shift()?.()
      await vi.waitFor(() => expect(statuses(started).includes('asked') || ends.length === 0).toBe(true))
    }
    await vi.waitFor(() => expect(statuses(started)).toEqual(['taken', 'taken', 'taken']))
    expect(started.asked).toEqual(['a', 'b', 'c'])
  })

  it('wait as long as the server asks, and go on by themselves', async () => {
    let calls = 0
    const started = start((address) => {
      calls += 1
      return calls === 1
        ? Promise.reject(new ApiError({ status: 429, retryAfter: 30 }))
        : Promise.resolve(storedFile(address))
    })
    started.files.add('a')
    await vi.waitFor(() => expect(started.timers).toHaveLength(1))
    expect(statuses(started)).toEqual(['waiting'])
    started.timers[0]?.()
    await vi.waitFor(() => expect(statuses(started)).toEqual(['taken']))
  })

  it('that cannot be taken say why, and are tried again when asked', async () => {
    let isThere = false
    const started = start((address) =>
      isThere
        ? Promise.resolve(storedFile(address))
        : Promise.reject(new ApiError({ status: 422, code: 'link_unreachable' })),
    )
    const id = started.files.add('a')
    await vi.waitFor(() => expect(statuses(started)).toEqual(['failed']))
    expect(started.files.get()[0]?.reason?.code).toBe('link_unreachable')
    isThere = true
    started.files.retry(id)
    await vi.waitFor(() => expect(statuses(started)).toEqual(['taken']))
  })
})
