import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, SettingsError } from './env.ts'

const sentencesOf = (source: Record<string, string>): readonly string[] => {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences
    throw error
  }
  return []
}

test('without settings a demo school listens on this machine only and keeps its data in .data', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: resolve('.data'),
    databaseUrl: undefined,
    storageFolder: resolve('.data/files'),
    storageService: undefined,
    smtpUrl: undefined,
    publicUrl: undefined,
    production: false,
    demo: true,
    stress: false,
    dev: false,
    trustedProxies: [],
    videoHosts: [],
    telegramUrl: 'https://api.telegram.org',
    providerAddresses: {
      stripe: 'https://api.stripe.com',
      paypalLive: 'https://api-m.paypal.com',
      paypalSandbox: 'https://api-m.sandbox.paypal.com',
      wayforpayPay: 'https://secure.wayforpay.com/pay',
      wayforpayApi: 'https://api.wayforpay.com/api',
    },
    paymentStandInUrl: undefined,
    logLevel: 'info',
    maxUpload: 15 * 1024 ** 3,
    storageQuota: 10 * 1024 ** 3,
    services: [],
  })
})

test('a sign-in service is there with all of its settings, and half of them are a mistake', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  const oidc = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' }
  expect(readEnv({ ...google, ...oidc, OIDC_NAME: 'Example' }).services).toEqual([
    {
      service: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'secret',
    },
    {
      service: 'oidc',
      name: 'Example',
      issuer: 'https://login.example',
      clientId: 'id',
      clientSecret: 'secret',
    },
  ])
  expect(sentencesOf({ GOOGLE_CLIENT_ID: 'id' })).toEqual([
    'GOOGLE_CLIENT_SECRET is missing: signing in through this service needs all of its settings.',
  ])
  expect(sentencesOf({ ...oidc, OIDC_ISSUER: 'http://login.example' })[0]).toContain('OIDC_ISSUER is')
  expect(sentencesOf({ ...oidc, OIDC_ISSUER: 'http://127.0.0.1:4100' })).toEqual([])
})

test('tokens of bots go over an encrypted connection, or to this machine', () => {
  for (const wrong of [
    'http://bots.example',
    'bots.example',
    'https://bots.example/path',
    'ftp://bots.example',
  ])
    expect(sentencesOf({ TELEGRAM_API_URL: wrong })[0]).toContain('TELEGRAM_API_URL is')
  expect(readEnv({ TELEGRAM_API_URL: 'https://bots.example/' }).telegramUrl).toBe('https://bots.example')
  expect(readEnv({ TELEGRAM_API_URL: 'http://127.0.0.1:8081' }).telegramUrl).toBe('http://127.0.0.1:8081')
})

test('a stand-in for payments takes the place of every provider, and of none in production', () => {
  const PAYMENT_STAND_IN_URL = 'http://127.0.0.1:4400/'
  const { providerAddresses, paymentStandInUrl } = readEnv({ PAYMENT_STAND_IN_URL })
  expect(paymentStandInUrl).toBe('http://127.0.0.1:4400')
  expect(providerAddresses).toEqual({
    stripe: 'http://127.0.0.1:4400',
    paypalLive: 'http://127.0.0.1:4400',
    paypalSandbox: 'http://127.0.0.1:4400',
    wayforpayPay: 'http://127.0.0.1:4400/pay',
    wayforpayApi: 'http://127.0.0.1:4400/api',
  })
  expect(sentencesOf({ PAYMENT_STAND_IN_URL, NODE_ENV: 'production' })).toEqual([
    'PAYMENT_STAND_IN_URL must not be set in production: nobody would pay real money.',
  ])
  for (const wrong of ['http://pay.example', 'pay.example', 'https://pay.example/path'])
    expect(sentencesOf({ PAYMENT_STAND_IN_URL: wrong })[0]).toContain('PAYMENT_STAND_IN_URL is')
})

test('every setting is read', () => {
  const env = readEnv({
    PORT: '8080',
    HOST: '0.0.0.0',
    LECTERN_DATA: '/var/lib/lectern',
    DATABASE_URL: 'postgres://school:pw@db:5432/school',
    STORAGE_URL: 'file:///srv/school%20files',
    SMTP_URL: 'smtps://mail.example',
    PUBLIC_URL: 'https://school.example/',
    NODE_ENV: 'production',
    LECTERN_TRUST_PROXY: '10.0.0.0/8, ::1,loopback',
    LECTERN_LOG: 'warn',
  })
  expect(env).toMatchObject({
    port: 8080,
    storageFolder: '/srv/school files',
    publicUrl: 'https://school.example',
    production: true,
    demo: false,
    trustedProxies: ['10.0.0.0/8', '::1', 'loopback'],
    logLevel: 'warn',
  })
})

test('a setting that is exported empty counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '', NODE_ENV: '' })).toMatchObject({ port: 3000, demo: true })
})

test.each([
  ['PORT', '70000', 'PORT is "70000", but must be a port number from 0 to 65535.'],
  ['PORT', 'http', 'PORT is "http", but must be a port number from 0 to 65535.'],
  ['HOST', 'a b', 'HOST is "a b", but must be a host name or an IP address.'],
  ['NODE_ENV', 'prod', 'NODE_ENV is "prod", but must be production, development or test.'],
  [
    'LECTERN_LOG',
    'loud',
    'LECTERN_LOG is "loud", but must be one of fatal, error, warn, info, debug, trace, silent.',
  ],
  [
    'PUBLIC_URL',
    'https://school.example/learn',
    'PUBLIC_URL is "https://school.example/learn", but must be the address of the school like https://school.example, without a path.',
  ],
  [
    'LECTERN_TRUST_PROXY',
    'everybody',
    'LECTERN_TRUST_PROXY is "everybody", but must be a comma-separated list of IP addresses or ranges like 10.0.0.0/8.',
  ],
])('%s=%s is refused with a sentence', (name, value, sentence) => {
  expect(sentencesOf({ [name]: value })).toEqual([sentence])
})

test.each(['DATABASE_URL', 'SMTP_URL', 'STORAGE_URL'])(
  'a wrong %s is not repeated: it may hold a password',
  (name) => {
    const [sentence] = sentencesOf({ [name]: 'mysql://root:hunter2@db' })
    expect(sentence).toContain(name)
    expect(sentence).not.toContain('hunter2')
  },
)

test('all wrong settings are named at once', () => {
  expect(sentencesOf({ PORT: 'x', HOST: '?', SMTP_URL: 'mail' })).toHaveLength(3)
})

test('files may be kept in an S3-compatible service', () => {
  const url = 's3://key:sec%2Fret@127.0.0.1:9000/school-files?region=eu&tls=0'
  expect(readEnv({ STORAGE_URL: url }).storageService).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    bucket: 'school-files',
    region: 'eu',
    accessKeyId: 'key',
    secretAccessKey: 'sec/ret',
  })
  for (const wrong of [
    's3://host/bucket',
    's3://key:secret@host',
    's3://key:secret@host/a/b',
    's3://k:s@h/bb?tls=2',
  ])
    expect(sentencesOf({ STORAGE_URL: wrong })[0]).toContain(
      'STORAGE_URL must name key, secret, host and bucket',
    )
})

test('sizes are bytes, or have their unit', () => {
  expect(readEnv({ LECTERN_MAX_UPLOAD: '2GiB', LECTERN_QUOTA: '1000' })).toMatchObject({
    maxUpload: 2 * 1024 ** 3,
    storageQuota: 1000,
  })
  for (const wrong of ['0', '-1', '2GB', '1.5GiB', '99999TiB'])
    expect(sentencesOf({ LECTERN_MAX_UPLOAD: wrong })[0]).toContain('LECTERN_MAX_UPLOAD is')
})
