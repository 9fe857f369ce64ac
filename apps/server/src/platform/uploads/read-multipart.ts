import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { CallError } from '../http/call-error.ts'

/** A file on its way in a form. */
export interface ArrivingFile {
  readonly name: string
  readonly stream: Readable
}

/** Lets the routes of `scope` take forms; their files are streamed, never kept in memory. */
export const acceptForms = async (scope: FastifyInstance): Promise<void> => {
  // Forms of text elsewhere are read whole.
  scope.removeContentTypeParser([/^multipart\/form-data/])
  await scope.register(multipart, {
    limits: { files: 1, fields: 20, fieldSize: 4_096, fieldNameSize: 100, headerPairs: 50, parts: 25 },
    throwFileSizeLimit: false,
  })
}

/**
 * Reads a form with one file in the field `file`.
 *
 * @param take gets the file with the fields that came before it
 * @returns what `take` returned, and every field
 * @throws CallError file_missing, malformed_request
 */
export const readForm = async <T>(
  request: FastifyRequest,
  take: (file: ArrivingFile, fields: ReadonlyMap<string, string>) => Promise<T>,
): Promise<{ readonly taken: T; readonly fields: ReadonlyMap<string, string> }> => {
  if (!request.isMultipart()) throw new CallError('file_missing')
  const fields = new Map<string, string>()
  let taken: { readonly value: T } | undefined
  try {
    for await (const part of request.parts({ limits: { fileSize: Number.MAX_SAFE_INTEGER } })) {
      if (part.type === 'field') fields.set(part.fieldname, String(part.value))
      else if (part.fieldname !== 'file' || taken) part.file.resume()
      else {
        const { file } = part
        taken = { value: await take({ name: nameOf(part.filename), stream: file }, fields) }
      }
    }
  } catch (error) {
    throw isBrokenForm(error) ? new CallError('malformed_request') : error
  }
  if (!taken) throw new CallError('file_missing')
  return { taken: taken.value, fields }
}

/** Browsers write these three signs of a name in this way (HTML, multipart/form-data), and no other. */
const nameOf = (written: string): string => written.replaceAll('%22', '"').replaceAll(/%0[AD]/g, ' ')

const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof CallError) &&
  (('code' in error && String(error.code).startsWith('FST_')) ||
    /multipart|form|boundary/i.test(error.message))
