import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { testApp } from '../../../testing/app.ts'

const { dependencies } = await testApp()

test('however many ask for pages at once, only a few are drawn at a time, and everybody gets one', async () => {
  const gate = Promise.withResolvers<void>()
  const full = Promise.withResolvers<void>()
  let underWay = 0
  let most = 0
  const render = async () => {
    underWay += 1
    most = Math.max(most, underWay)
    if (underWay === 4) full.resolve()
    await gate.promise
    underWay -= 1
    return new Response('<p>A page</p>', { headers: { 'content-type': 'text/html' } })
  }
  const app = await buildApp(dependencies, { render, clientFolders: [] })
  const replies = Promise.all(Array.from({ length: 60 }, () => app.inject({ url: '/courses/x/y' })))
  await full.promise
  gate.resolve()
  expect(new Set((await replies).map((reply) => `${reply.statusCode} ${reply.body}`))).toEqual(
    new Set(['200 <p>A page</p>']),
  )
  expect(most).toBe(4)
  await app.close()
})

test('assets are kept by browsers for ever, the files beside them for an hour, and nothing else can be reached', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const clientFolder = join(folder, 'client')
  const olderFolder = join(folder, 'older')
  mkdirSync(join(clientFolder, 'assets', 'maps'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(clientFolder, 'sw.js'), 'worker')
  for (const name of ['page-1a.js', 'page-1a.js.br', 'maps/one.bin'])
    writeFileSync(join(clientFolder, 'assets', name), name)
  mkdirSync(join(olderFolder, 'assets'), { recursive: true })
  writeFileSync(join(olderFolder, 'sw.js'), 'older worker')
  for (const name of ['page-0f.js', 'page-0f.js.br']) writeFileSync(join(olderFolder, 'assets', name), name)
  const render = async () => new Response('no such page', { status: 404 })
  const app = await buildApp(dependencies, { render, clientFolders: [clientFolder, olderFolder] })
  onTestFinished(() => app.close())
  const get = async (url: string) => {
    const reply = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    return [reply.statusCode, reply.headers['cache-control'], reply.body]
  }

  const forever = 'public, max-age=31536000, immutable'
  expect(await get('/assets/page-1a.js')).toEqual([200, forever, 'page-1a.js.br'])
  expect(await get('/assets/maps/one.bin')).toEqual([200, forever, 'maps/one.bin'])
  expect(await get('/assets/page-0f.js')).toEqual([200, forever, 'page-0f.js.br'])
  expect(await get('/sw.js')).toEqual([200, 'public, max-age=3600', 'worker'])
  for (const url of ['/assets/none.js', '/assets/maps', '/assets/%00', '/assets/..%2f..%2fsecret.txt']) {
    const [status, cache, body] = await get(url)
    expect([url, status, cache]).toEqual([url, 404, 'no-store'])
    expect(body).not.toContain('secret')
  }
})
