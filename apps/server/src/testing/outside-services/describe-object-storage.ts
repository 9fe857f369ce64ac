import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  RangeOutsideError,
  UnsafeKeyError,
  type ByteRange,
  type ObjectStorage,
} from '../../platform/storage/object-storage.ts'

/** What every implementation of `ObjectStorage` keeps: each runs this suite on an empty storage. */
export const describeObjectStorage = (name: string, open: () => Promise<ObjectStorage>): void => {
  describe(name, () => {
    let storage: ObjectStorage
    beforeEach(async () => {
      storage = await open()
    })

    const read = async (key: string, range?: ByteRange) => {
      const found = await storage.get(key, range)
      return found === undefined ? undefined : (await buffer(found.stream)).toString()
    }

    test('what was put is read again, from bytes and from a stream', async () => {
      const large = randomBytes(3_000_000)
      expect(await storage.put('7/a.txt', Buffer.from('hello'))).toEqual({ bytes: 5 })
      expect(
        await storage.put(
          '7/large',
          Readable.from([large.subarray(0, 1_000_000), large.subarray(1_000_000)]),
        ),
      ).toEqual({
        bytes: 3_000_000,
      })
      expect(await read('7/a.txt')).toBe('hello')
      const found = await storage.get('7/large')
      expect(found && large.equals(await buffer(found.stream))).toBe(true)
      expect(await storage.head('7/large')).toEqual({ bytes: 3_000_000, modifiedAt: expect.any(Date) })
    })

    test('an empty object is an object', async () => {
      await storage.put('7/empty', new Uint8Array())
      expect(await storage.head('7/empty')).toMatchObject({ bytes: 0 })
      expect(await read('7/empty')).toBe('')
    })

    test('a range is read, clamped to the object', async () => {
      await storage.put('7/ten', Buffer.from('0123456789'))
      expect(await read('7/ten', { start: 2, end: 4 })).toBe('234')
      expect(await read('7/ten', { start: 8 })).toBe('89')
      const clamped = await storage.get('7/ten', { start: 5, end: 500 })
      clamped?.stream.destroy()
      expect(clamped).toMatchObject({ totalBytes: 10, range: { start: 5, end: 9 } })
      await expect(storage.get('7/ten', { start: 10 })).rejects.toThrow(RangeOutsideError)
    })

    test('a second put replaces the first', async () => {
      await storage.put('7/a', Buffer.from('first'))
      await storage.put('7/a', Buffer.from('second'))
      expect(await read('7/a')).toBe('second')
    })

    test('a put whose stream breaks leaves what was there', async () => {
      await storage.put('7/a', Buffer.from('first'))
      const breaking = Readable.from(
        (async function* () {
          yield Buffer.from('half')
          throw new Error('the sender went away')
        })(),
      )
      await expect(storage.put('7/a', breaking)).rejects.toThrow('the sender went away')
      expect(await read('7/a')).toBe('first')
    })

    test('what is not there reads as undefined and is deleted without a word', async () => {
      expect(await storage.get('7/none')).toBeUndefined()
      expect(await storage.head('7/none')).toBeUndefined()
      await storage.delete('7/none')
    })

    test('a deleted object is gone', async () => {
      await storage.put('7/a', Buffer.from('x'))
      await storage.delete('7/a')
      expect(await storage.head('7/a')).toBeUndefined()
    })

    test('a folder is deleted with all that lies in it, and nothing beside it', async () => {
      for (const key of ['7/a/one', '7/a/b/two', '7/ab', '8/a/one']) await storage.put(key, Buffer.from(key))
      await storage.deleteFolder('7/a')
      expect(await Promise.all(['7/a/one', '7/a/b/two', '7/ab', '8/a/one'].map((key) => read(key)))).toEqual([
        undefined,
        undefined,
        '7/ab',
        '8/a/one',
      ])
      await storage.deleteFolder('7/a')
      await expect(storage.deleteFolder('../7')).rejects.toThrow(UnsafeKeyError)
    })

    test.each([
      '',
      '/etc/passwd',
      '../a',
      'a/../b',
      'a//b',
      'a/',
      '.hidden',
      'a\\b',
      'a b',
      'a\0b',
      'ї',
      'a/'.repeat(9) + 'a',
      '~',
    ])('the key %j is refused everywhere', async (key) => {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(UnsafeKeyError)
      await expect(storage.get(key)).rejects.toThrow(UnsafeKeyError)
      await expect(storage.head(key)).rejects.toThrow(UnsafeKeyError)
      await expect(storage.delete(key)).rejects.toThrow(UnsafeKeyError)
    })

    test('a storage that works says so', async () => {
      await expect(storage.check()).resolves.toBeUndefined()
    })
  })
}
