import { Upload } from 'tus-js-client'
import type { TestApp } from './app.ts'

/** Starts to listen on a free port of this machine. @returns the address */
export const listen = async ({ app }: TestApp): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** Base64 of each value, as the protocol wants it. */
export const metadataOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** One request of the protocol. */
export const tusCall = (
  address: string,
  method: string,
  options: {
    readonly as?: string
    readonly headers?: Record<string, string>
    readonly body?: string | Buffer
  } = {},
): Promise<Response> =>
  fetch(address, {
    method,
    headers: {
      'tus-resumable': '1.0.0',
      ...(options.as === undefined ? {} : { authorization: `Bearer ${options.as}` }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: new Uint8Array(Buffer.from(options.body)) }),
  })

/** The code of a refusal. */
export const errorIn = async (reply: Response): Promise<unknown> => {
  const body: unknown = await reply.json()
  return typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
}

/** Uploads a file as the web's client does. @returns the uuid of the file */
export const tusUpload = async (
  base: string,
  as: string,
  bytes: Buffer,
  metadata: Record<string, string>,
  chunkSize = Number.POSITIVE_INFINITY,
): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let uuid = ''
  const upload = new Upload(bytes, {
    endpoint: `${base}/api/v1/uploads`,
    headers: { authorization: `Bearer ${as}` },
    metadata,
    chunkSize,
    retryDelays: [0, 50],
    onAfterResponse: (_request, response) => {
      uuid = response.getHeader('Upload-File-Id') ?? uuid
    },
    onError: reject,
    onSuccess: () => resolve(uuid),
  })
  upload.start()
  return promise
}
