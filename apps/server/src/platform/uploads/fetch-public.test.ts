import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it, test } from 'vitest'
import { fetchPublic, UnreachableError } from './fetch-public.ts'
import { isPublicAddress } from './public-address.ts'

const asked: string[] = []
const serve = async (answer: RequestListener) => {
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const port = await serve((request, response) => {
  const { url = '' } = request
  const [, hop] = /^\/hop\/(\d+)$/.exec(url) ?? []
  if (hop !== undefined) {
    const location = hop === '0' ? '/file.txt' : `/hop/${Number(hop) - 1}`
    return response.writeHead(302, { location }).end()
  }
  if (url === '/inside')
    return response.writeHead(302, { location: `http://127.0.0.2:${port}/file.txt` }).end()
  if (url === '/gopher') return response.writeHead(302, { location: 'gopher://127.0.0.1/1' }).end()
  if (url === '/drip') {
    const timer = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(timer))
    return response.write('.')
  }
  if (url === '/silent') return undefined
  if (url === '/none') return response.writeHead(404).end()
  return response.end(`method ${request.method}, cookie ${request.headers.cookie ?? 'none'}`)
})
const onlyFirst = { isAllowed: (address: string) => address === '127.0.0.1' }
const at = (path: string) => `http://127.0.0.1:${port}${path}`

describe('a file of the web', () => {
  it('is taken with GET and without a cookie', async () => {
    const { stream, name } = await fetchPublic(at('/file.txt?a=1'), onlyFirst)
    expect([name, await text(stream)]).toEqual(['file.txt', 'method GET, cookie none'])
  })

  it('is taken behind three redirects, and not behind four', async () => {
    expect(await text((await fetchPublic(at('/hop/2'), onlyFirst)).stream)).toContain('GET')
    await expect(fetchPublic(at('/hop/3'), onlyFirst)).rejects.toThrow(UnreachableError)
  })

  it('is not taken behind a redirect to an address that is not asked', async () => {
    const before = asked.length
    await expect(fetchPublic(at('/inside'), onlyFirst)).rejects.toThrow(UnreachableError)
    expect(asked.length).toBe(before + 1)
    await expect(fetchPublic(at('/gopher'), onlyFirst)).rejects.toThrow(UnreachableError)
  })

  it('is broken off when it drips', async () => {
    const { stream } = await fetchPublic(at('/drip'), {
      ...onlyFirst,
      bytesPerSecond: 10_000,
      lookEveryMs: 100,
    })
    await expect(text(stream)).rejects.toThrow('too slow')
  })

  it('is not waited for without end', async () => {
    await expect(fetchPublic(at('/silent'), { ...onlyFirst, answerMs: 100 })).rejects.toThrow(
      UnreachableError,
    )
    const { stream } = await fetchPublic(at('/drip'), { ...onlyFirst, bytesPerSecond: 0, wholeMs: 300 })
    await expect(text(stream)).rejects.toThrow(/abort|timeout/i)
  })

  it('that is not there is no file', async () => {
    await expect(fetchPublic(at('/none'), onlyFirst)).rejects.toThrow(UnreachableError)
  })
})

test.each([
  'http://127.0.0.1',
  'http://localhost',
  'http://127.1',
  'http://2130706433',
  'http://0x7f000001',
  'http://0177.0.0.1',
  'http://0',
  'http://[::1]',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:7f00:1]',
  'http://[::127.0.0.1]',
  'http://[64:ff9b::7f00:1]',
  'http://[2002:7f00:1::]',
  'http://169.254.169.254',
  'http://[fe80::1]',
  'http://[fc00::1]',
  'http://10.0.0.1',
  'http://172.16.0.1',
  'http://192.168.1.1',
  'http://100.64.0.1',
  'http://224.0.0.1',
  'http://255.255.255.255',
  'http://①②⑦.⓪.⓪.①',
  'http://127。0。0。1',
  'http://user:password@127.0.0.1',
])('%s is inside and never asked', async (origin) => {
  const before = asked.length
  await expect(fetchPublic(`${origin}:${port}/file.txt`)).rejects.toThrow(UnreachableError)
  expect(asked.length).toBe(before)
})

test.each([
  'file:///etc/passwd',
  'ftp://example.org/a',
  'gopher://example.org',
  'data:,a',
  'javascript:1',
  '//a',
  'a',
])('%s is no address of the web', async (address) => {
  await expect(fetchPublic(address)).rejects.toThrow(UnreachableError)
})

test('addresses of the open web are public', () => {
  expect(['93.184.216.34', '2606:2800:220:1::1'].map(isPublicAddress)).toEqual([true, true])
})
