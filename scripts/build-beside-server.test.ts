import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addBuild, readCurrentBuild } from '../apps/web/scripts/builds.ts'
import { openWebBuild } from '../apps/server/src/web-build.ts'

const newDist = () => {
  const dist = mkdtempSync(join(tmpdir(), 'lectern-dist-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  return dist
}

/** A build of one chunk, named after the sources. */
const chunkOf = (hash: string) => async (folder: string) => {
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client', `${hash}.js`), hash)
}
const build = (dist: string, hash: string) => addBuild(dist, hash, chunkOf(hash))
const chunksIn = (folder: string | undefined): string[] =>
  folder === undefined || !existsSync(folder) ? [] : readdirSync(join(folder, 'client'))
const buildsIn = (dist: string) => readdirSync(dist).filter((name) => name !== 'current.json')

test('a server keeps its files however often is built beside it; the next one has the new ones and those before', async () => {
  const dist = newDist()
  await build(dist, 'first')
  const running = openWebBuild(dist)
  await build(dist, 'second')
  await build(dist, 'third')
  await build(dist, 'fourth')
  const next = openWebBuild(dist)
  expect(chunksIn(running?.folder)).toEqual(['first.js'])
  expect([chunksIn(next?.folder), chunksIn(next?.before)]).toEqual([['fourth.js'], ['third.js']])
  expect(buildsIn(dist)).toHaveLength(3)
})

test('what only a server used that has ended is removed', async () => {
  const dist = newDist()
  await build(dist, 'first')
  const { pid } = spawnSync(process.execPath, ['--version'])
  const { folder = '' } = readCurrentBuild(dist) ?? {}
  writeFileSync(join(dist, folder, `.used-by-${pid}`), '')
  await build(dist, 'second')
  await build(dist, 'third')
  expect(buildsIn(dist)).not.toContain(folder)
})

test('a build that fails changes nothing and leaves nothing', async () => {
  const dist = newDist()
  await build(dist, 'first')
  const before = readFileSync(join(dist, 'current.json'), 'utf8')
  const fails = addBuild(dist, 'second', () => Promise.reject(new Error('no such module')))
  await expect(fails).rejects.toThrow('no such module')
  expect(readFileSync(join(dist, 'current.json'), 'utf8')).toBe(before)
  expect(buildsIn(dist)).toHaveLength(1)
})

test('builds that others end meanwhile leave a build alone that is under way', async () => {
  const dist = newDist()
  await addBuild(dist, 'slow', async (folder) => {
    await chunkOf('slow')(folder)
    for (const hash of ['one', 'two', 'three']) await build(dist, hash)
    expect(chunksIn(folder)).toEqual(['slow.js'])
  })
  const now = openWebBuild(dist)
  expect([chunksIn(now?.folder), chunksIn(now?.before)]).toEqual([['slow.js'], ['three.js']])
})
