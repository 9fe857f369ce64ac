import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { pictureKey, pictureObject, pictureSizes } from '../../pictures/pictures.ts'
import { notFound } from '../call-error.ts'

/** `GET /pictures/{key}-{size}`: stored pictures, for everybody who was told the key. They never change. */
export const mountPictures = (app: FastifyInstance, { storage }: Pick<Dependencies, 'storage'>): void => {
  app.get('/pictures/:name', async (request, reply) => {
    const [, key = '', pixels] = /^(.{22})-(\d{1,4})$/.exec(nameOf(request.params)) ?? []
    const size = pictureSizes.find((each) => String(each) === pixels)
    if (size === undefined || !pictureKey.test(key)) throw notFound('no such picture')
    const object = await storage.get(pictureObject(key, size))
    if (!object) throw notFound('no such picture')
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-length': object.totalBytes,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(object.bytes ?? object.stream)
  })
}

const nameOf = (params: unknown): string =>
  typeof params === 'object' && params !== null && 'name' in params && typeof params.name === 'string'
    ? params.name
    : ''
