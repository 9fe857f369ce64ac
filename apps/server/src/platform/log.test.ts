import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { hideSecretsInUrl, logOptions, type Log } from './log.ts'

const logged = (write: (log: Log) => void): string => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  write(pino(logOptions('info'), sink))
  return lines.join('')
}

test.each([
  ['/reset?token=abc&lang=en', '/reset?token=***&lang=en'],
  ['/oauth?code=abc&state=def', '/oauth?code=***&state=***'],
  ['/files/1?X-Amz-Signature=abc&page=2', '/files/1?X-Amz-Signature=***&page=2'],
  ['/register?invite=abc', '/register?invite=***'],
  ['/invitations/abc?x=1', '/invitations/***?x=1'],
  ['/api/v1/invitations/abc/accept', '/api/v1/invitations/***/accept'],
  ['/expert/ownership/abc', '/expert/ownership/***'],
  ['/api/v1/telegram/updates/1-2-abc', '/api/v1/telegram/updates/***'],
  ['/api/v1/payment-messages/abc', '/api/v1/payment-messages/***'],
  ['/pay/L-1-abc/back?x=1', '/pay/***/back?x=1'],
  [`/api/v1/public/orders/b-${'x'.repeat(32)}/ask`, '/api/v1/public/orders/***/ask'],
  ['/api/v1/orders/12/payments/3/take', '/api/v1/orders/12/payments/3/take'],
  ['/lessons?page=2', '/lessons?page=2'],
])('the address %s is logged as %s', (url, written) => {
  expect(hideSecretsInUrl(url)).toBe(written)
})

test('a request is logged by method, address and id: no headers, no body', () => {
  const text = logged((log) =>
    log.info({
      req: {
        id: 'r1',
        method: 'POST',
        url: '/api/v1/auth/login?token=hush',
        ip: '127.0.0.1',
        headers: { authorization: 'Bearer hush', cookie: 'lectern_session=hush' },
        body: { password: 'hush' },
      },
    }),
  )
  expect(text).not.toContain('hush')
  expect(JSON.parse(text)).toMatchObject({
    req: { id: 'r1', method: 'POST', url: '/api/v1/auth/login?token=***' },
  })
})

test('secrets are replaced wherever they are named', () => {
  const secrets = { password: 'hush', token: 'hush', code: 'hush', secret: 'hush', authorization: 'hush' }
  const text = logged((log) =>
    log.info({ ...secrets, user: { ...secrets, session: { ...secrets, 'set-cookie': 'hush' } } }),
  )
  expect(text).not.toContain('hush')
})

test("an error is logged without the values that a query or the database's own fields repeat", () => {
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email_unique"'),
    {
      code: '23505',
      constraint: 'users_email_unique',
      detail: 'Key (email)=(hush@school.example) already exists.',
    },
  )
  const error = Object.assign(
    new Error('Failed query: insert into users values ($1)\nparams: hush@school.example'),
    {
      cause,
      params: ['hush@school.example'],
    },
  )
  const text = logged((log) => log.error({ err: error }, 'failed'))
  expect(text).not.toContain('hush')
  expect(JSON.parse(text)).toMatchObject({
    err: {
      message: 'Failed query: insert into users values ($1)',
      cause: { errorCode: '23505', constraint: 'users_email_unique' },
    },
  })
})
