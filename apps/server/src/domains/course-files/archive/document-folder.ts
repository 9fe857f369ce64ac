import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveLimits } from '@lectern/contract/course-files/archive-limits'
import type { StreamedEntry } from '../../../platform/documents/archives/stream-archive.ts'
import { CallError } from '../../../platform/http/call-error.ts'

/** An entry whose bytes have been seen. */
export interface SeenEntry extends StreamedEntry {
  readonly sha256: string
}

/** Documents of a course on the disk: a course may hold more words than the memory has room for. */
export interface DocumentFolder {
  /** @throws CallError file_too_large */
  add(path: string, document: object | string): Promise<void>
  entries(): readonly SeenEntry[]
}

export const createDocumentFolder = (folder: string): DocumentFolder => {
  const entries: SeenEntry[] = []
  let total = 0
  return {
    add: async (path, document) => {
      const bytes = Buffer.from(typeof document === 'string' ? document : JSON.stringify(document))
      total += bytes.length
      if (bytes.length > archiveLimits.documentBytes || total > archiveLimits.documentsBytes)
        throw new CallError('file_too_large', {
          params: { limit: archiveLimits.documentsBytes },
          detail: path,
        })
      const file = join(folder, `document-${entries.length}`)
      await writeFile(file, bytes)
      entries.push({
        path,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        open: () => Promise.resolve(createReadStream(file)),
      })
    },
    entries: () => entries,
  }
}
