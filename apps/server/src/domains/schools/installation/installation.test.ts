import { expect, it } from 'vitest'
import sharp from 'sharp'
import { testApp } from '../../../testing/app.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
await teachingSchool(app, 'demo', true)
await teachingSchool(app, 'rival', false)
const get = (url: string, host: string) => app.app.inject({ url, headers: { host } })

it('is the school of the host, with its name, its language and icons that are there', async () => {
  const names = await Promise.all(
    ['localhost', 'rival.localhost'].map(async (host) => (await get('/manifest.webmanifest', host)).json()),
  )
  expect(names[0].name).not.toBe(names[1].name)
  const { headers } = await get('/manifest.webmanifest', 'localhost')
  expect(headers['content-type']).toContain('application/manifest+json')
  const [manifest] = names
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone', lang: 'en' })
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
  for (const { src, sizes } of manifest.icons) {
    const icon = await get(src, 'localhost')
    const { width, height, format } = await sharp(icon.rawPayload).metadata()
    expect([icon.statusCode, `${width}x${height}`, format]).toEqual([200, sizes, 'png'])
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
})

it('is not there where no school lives', async () => {
  for (const url of ['/manifest.webmanifest', '/app-icon-192.png'])
    expect((await get(url, 'nobody.localhost')).statusCode).toBe(404)
})
