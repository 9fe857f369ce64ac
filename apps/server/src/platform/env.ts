import { existsSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import type { ServiceName } from '@lectern/contract/identity/sign-in'
import { defaultMaxUpload, defaultQuota } from '@lectern/contract/files/upload-models'
import { z } from 'zod'
import { issuer, secureAddress, urlOf, webAddress } from './env-addresses.ts'
import { type PaymentSettings, paymentSettings, standInSetting } from './env-providers.ts'
import { size } from './env-size.ts'
import type { S3Settings } from './storage/s3-settings.ts'

/** What the surroundings of the process decide. Every part is checked before anything starts. */
export interface Env extends PaymentSettings {
  /** 0 asks the system for a free port. */
  readonly port: number
  readonly host: string
  /** Absolute. Holds the embedded database, files and kept mails. */
  readonly dataFolder: string
  /** An external PostgreSQL; without it the embedded one is used. */
  readonly databaseUrl: string | undefined
  /** Absolute folder of stored files. */
  readonly storageFolder: string
  /** An S3-compatible service instead of the folder. */
  readonly storageService: S3Settings | undefined
  /** Largest file that may be uploaded, in bytes: the one limit behind every check and message. */
  readonly maxUpload: number
  /** What a school may keep, in bytes, unless it has a quota of its own. */
  readonly storageQuota: number
  /** A mail server; without it mails are kept in the data folder. */
  readonly smtpUrl: string | undefined
  /** The school's address as people type it, without a trailing slash; undefined: the address that is listened on. */
  readonly publicUrl: string | undefined
  readonly production: boolean
  /** Demo school, kept mails and the component page are shown. Always the opposite of `production`. */
  readonly demo: boolean
  /** Whether a demo also gets a school of everything that strains a screen. */
  readonly stress: boolean
  /** Set by `npm run dev`: pages come from the sources, not from the build. */
  readonly dev: boolean
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: LogLevel
  /** An ffmpeg that is preferred to the one on PATH; its ffprobe stands beside it. */
  readonly ffmpegPath: string | undefined
  /** Addresses of a content network from which films are taken; each holds what the others hold. */
  readonly videoHosts: readonly string[]
  /** Where bots of Telegram are called; without a trailing slash. */
  readonly telegramUrl: string
  /** Services through which people may sign in. */
  readonly services: readonly ServiceSettings[]
}

/** An OpenID Connect service and how this server is known to it. */
export interface ServiceSettings {
  readonly service: ServiceName
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Settings that cannot be used. `sentences` names each one: what came and what is expected. */
export class SettingsError extends Error {
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.name = 'SettingsError'
    this.sentences = sentences
  }
}

/** A setting that was exported empty counts as not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const shortText = z.string().trim().min(1).max(500)

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535)

const proxy = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
])

const listOf = <T extends z.ZodType<unknown, string>>(part: T) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(part))

interface Setting<T extends z.ZodType> {
  readonly schema: T
  readonly expected: string
  /** May hold a password: the sentence does not repeat what came. */
  readonly secret?: true
}

const setting = <T extends z.ZodType>(schema: T, expected: string, secret?: true): Setting<T> =>
  secret ? { schema, expected, secret } : { schema, expected }

const settings = {
  PORT: setting(optional(port), 'a port number from 0 to 65535'),
  HOST: setting(optional(z.string().regex(/^[A-Za-z0-9.:_-]{1,253}$/)), 'a host name or an IP address'),
  LECTERN_DATA: setting(optional(z.string().refine((path) => !path.includes('\0'))), 'the path of a folder'),
  DATABASE_URL: setting(
    optional(urlOf(['postgres:', 'postgresql:'])),
    'an address like postgres://user:password@host:5432/name',
    true,
  ),
  STORAGE_URL: setting(
    optional(urlOf(['file:', 's3:'])),
    'a folder as file:///path, or a service as s3://key:secret@host:port/bucket?region=…&tls=1',
    true,
  ),
  LECTERN_MAX_UPLOAD: setting(optional(size), 'a number of bytes like 16106127360 or 15GiB'),
  LECTERN_QUOTA: setting(optional(size), 'a number of bytes like 10737418240 or 10GiB'),
  SMTP_URL: setting(
    optional(urlOf(['smtp:', 'smtps:'])),
    'an address like smtp://user:password@host:587 or smtps://user:password@host',
    true,
  ),
  PUBLIC_URL: setting(
    optional(webAddress),
    'the address of the school like https://school.example, without a path',
  ),
  NODE_ENV: setting(
    optional(z.enum(['production', 'development', 'test'])),
    'production, development or test',
  ),
  LECTERN_DEMO: setting(optional(z.enum(['plain', 'stress'])), 'plain or stress'),
  LECTERN_DEV: setting(optional(z.enum(['0', '1'])), '0 or 1'),
  LECTERN_TRUST_PROXY: setting(
    optional(listOf(proxy)),
    'a comma-separated list of IP addresses or ranges like 10.0.0.0/8',
  ),
  GOOGLE_CLIENT_ID: setting(optional(shortText), 'the client id that Google gave'),
  GOOGLE_CLIENT_SECRET: setting(optional(shortText), 'the client secret that Google gave', true),
  OIDC_ISSUER: setting(
    optional(issuer),
    'the issuer of an OpenID Connect service like https://login.example (http on this machine only)',
  ),
  OIDC_CLIENT_ID: setting(optional(shortText), 'the client id that the service gave'),
  OIDC_CLIENT_SECRET: setting(optional(shortText), 'the client secret that the service gave', true),
  OIDC_NAME: setting(optional(shortText), 'the name of the service as people know it'),
  FFMPEG_PATH: setting(
    optional(z.string().refine((path) => isAbsolute(path) && existsSync(path))),
    'the absolute path of an ffmpeg program',
  ),
  LECTERN_VIDEO_HOSTS: setting(
    optional(listOf(webAddress)),
    'a comma-separated list of addresses like https://cdn.example, without paths',
  ),
  TELEGRAM_API_URL: setting(
    optional(secureAddress),
    'the address of a Bot API server like https://api.telegram.org, without a path (http on this machine only)',
  ),
  PAYMENT_STAND_IN_URL: setting(optional(standInSetting.schema), standInSetting.expected),
  LECTERN_LOG: setting(optional(z.enum(logLevels)), `one of ${logLevels.join(', ')}`),
}

type Settings = { [K in keyof typeof settings]: z.output<(typeof settings)[K]['schema']> }

const quoteFor = (secret: boolean | undefined, value: string) =>
  secret ? 'its value (not repeated here, it may hold a password)' : JSON.stringify(value)

/**
 * Reads and checks every setting (docs/settings.md).
 *
 * @throws SettingsError with one sentence for each setting that is wrong.
 */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => {
  const sentences: string[] = []
  const read = <K extends keyof Settings>(
    name: K,
    { schema, expected, secret }: Setting<z.ZodType<Settings[K]>>,
  ) => {
    const outcome = schema.safeParse(source[name])
    if (outcome.success) return outcome.data
    sentences.push(`${name} is ${quoteFor(secret, source[name] ?? '')}, but must be ${expected}.`)
    return undefined
  }
  const dataFolder = resolve(read('LECTERN_DATA', settings.LECTERN_DATA) ?? '.data')
  const storageUrl = read('STORAGE_URL', settings.STORAGE_URL)
  const production = read('NODE_ENV', settings.NODE_ENV) === 'production'
  const env: Env = {
    port: read('PORT', settings.PORT) ?? 3000,
    host: read('HOST', settings.HOST) ?? '127.0.0.1',
    dataFolder,
    databaseUrl: read('DATABASE_URL', settings.DATABASE_URL),
    storageFolder: storageUrl?.startsWith('file:')
      ? folderOf(storageUrl, sentences)
      : resolve(dataFolder, 'files'),
    storageService: storageUrl?.startsWith('s3:') ? serviceAt(storageUrl, sentences) : undefined,
    maxUpload: read('LECTERN_MAX_UPLOAD', settings.LECTERN_MAX_UPLOAD) ?? defaultMaxUpload,
    storageQuota: read('LECTERN_QUOTA', settings.LECTERN_QUOTA) ?? defaultQuota,
    smtpUrl: read('SMTP_URL', settings.SMTP_URL),
    publicUrl: read('PUBLIC_URL', settings.PUBLIC_URL)?.replace(/\/$/, ''),
    production,
    demo: !production,
    stress: read('LECTERN_DEMO', settings.LECTERN_DEMO) === 'stress',
    dev: read('LECTERN_DEV', settings.LECTERN_DEV) === '1',
    trustedProxies: read('LECTERN_TRUST_PROXY', settings.LECTERN_TRUST_PROXY) ?? [],
    ffmpegPath: read('FFMPEG_PATH', settings.FFMPEG_PATH),
    ...outsideAddresses(
      read('LECTERN_VIDEO_HOSTS', settings.LECTERN_VIDEO_HOSTS),
      read('TELEGRAM_API_URL', settings.TELEGRAM_API_URL),
    ),
    ...paymentSettings(
      read('PAYMENT_STAND_IN_URL', settings.PAYMENT_STAND_IN_URL),
      production,
      (sentence) => {
        sentences.push(sentence)
      },
    ),
    logLevel: read('LECTERN_LOG', settings.LECTERN_LOG) ?? 'info',
    services: [
      ...serviceOf('google', sentences, {
        GOOGLE_CLIENT_ID: read('GOOGLE_CLIENT_ID', settings.GOOGLE_CLIENT_ID),
        GOOGLE_CLIENT_SECRET: read('GOOGLE_CLIENT_SECRET', settings.GOOGLE_CLIENT_SECRET),
      }),
      ...serviceOf(
        'oidc',
        sentences,
        {
          OIDC_CLIENT_ID: read('OIDC_CLIENT_ID', settings.OIDC_CLIENT_ID),
          OIDC_CLIENT_SECRET: read('OIDC_CLIENT_SECRET', settings.OIDC_CLIENT_SECRET),
          OIDC_ISSUER: read('OIDC_ISSUER', settings.OIDC_ISSUER),
        },
        read('OIDC_NAME', settings.OIDC_NAME),
      ),
    ],
  }
  if (sentences.length > 0) throw new SettingsError(sentences)
  return env
}

const outsideAddresses = (videoHosts: readonly string[] = [], telegramUrl = 'https://api.telegram.org') => ({
  videoHosts: videoHosts.map((each) => new URL(each).origin),
  telegramUrl: new URL(telegramUrl).origin,
})

/** A service is there when all its settings are; some without the others are a mistake. */
const serviceOf = (
  service: ServiceName,
  sentences: string[],
  parts: Readonly<Record<string, string | undefined>>,
  name?: string,
): ServiceSettings[] => {
  const missing = Object.keys(parts).filter((each) => parts[each] === undefined)
  if (missing.length === Object.keys(parts).length) return []
  for (const each of missing)
    sentences.push(`${each} is missing: signing in through this service needs all of its settings.`)
  const [clientId = '', clientSecret = '', issuer = 'https://accounts.google.com'] = Object.values(parts)
  return [
    { service, name: name ?? (service === 'google' ? 'Google' : 'OpenID'), issuer, clientId, clientSecret },
  ]
}

const folderOf = (url: string, sentences: string[]): string => {
  const { host, pathname } = new URL(url)
  if (host === '' && pathname.length > 1) return resolve(decodeURIComponent(pathname))
  sentences.push(
    'STORAGE_URL must name an absolute folder with three slashes, as in file:///var/lib/lectern/files.',
  )
  return ''
}

/** `s3://key:secret@host:port/bucket?region=eu-central-1&tls=0` */
const serviceAt = (url: string, sentences: string[]): S3Settings | undefined => {
  const { username, password, host, pathname, searchParams } = new URL(url)
  const bucket = pathname.replace(/^\/|\/$/g, '')
  const tls = searchParams.get('tls') ?? '1'
  if (username && password && host && /^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket) && /^[01]$/.test(tls))
    return {
      endpoint: `${tls === '1' ? 'https' : 'http'}://${host}`,
      bucket,
      region: searchParams.get('region') ?? 'us-east-1',
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    }
  sentences.push(
    'STORAGE_URL must name key, secret, host and bucket, as in s3://key:secret@s3.example:9000/bucket?region=eu&tls=1.',
  )
  return undefined
}
