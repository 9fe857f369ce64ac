import { randomUUID } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FileKind } from '@lectern/contract/files/kinds'
import { afterAll } from 'vitest'
import { findFileByUuid, insertFile, listDerivedFiles } from '../../domains/files/files.repository.ts'
import { enqueueProcessing } from '../../domains/files/process-state.ts'
import { handleProcessing } from '../../domains/files/processing/handle-process-file.ts'
import type { MediaTools } from '../../platform/media/tools.ts'
import { drainQueue } from '../../platform/queue/worker.ts'
import { testApp } from '../app.ts'
import { openTestSchool } from '../people.ts'

/** A school whose files are processed by the machine's programs when a test says so. */
export const openProcessingSchool = async () => {
  const app = await testApp()
  const { db, database, storage, log } = app.dependencies
  const school = await openTestSchool(app, 'media', true)
  const folder = mkdtempSync(join(tmpdir(), 'lectern-clips-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const upload = async (
    path: string,
    kind: FileKind,
    mimeType: string,
    { schoolId, ownerId } = { schoolId: school.schoolId, ownerId: school.owner.id },
  ) => {
    const uuid = randomUUID()
    const storageFolder = `${schoolId}/${uuid}`
    const storageKey = `${storageFolder}/original`
    const { bytes } = await storage.put(storageKey, createReadStream(path))
    const extension = path.slice(path.lastIndexOf('.') + 1)
    return db.transaction(async (tx) => {
      const file = await insertFile(tx, {
        uuid,
        schoolId,
        ownerId,
        model: 'storage',
        originalName: `clip.${extension}`,
        extension,
        mimeType,
        kind,
        bytes,
        storageKey,
        storageFolder,
        processStatus: 'pending',
        uploadedAt: app.clock.now(),
      })
      await enqueueProcessing(tx, file.id)
      return file
    })
  }

  const work = (tools?: MediaTools) =>
    drainQueue(database, handleProcessing(app.dependencies, tools), { clock: app.clock, log })

  const process = async (path: string, kind: FileKind, mimeType: string, tools?: MediaTools) => {
    const { id, uuid } = await upload(path, kind, mimeType)
    await work(tools)
    const file = await findFileByUuid(db, uuid)
    const children = await listDerivedFiles(db, school.schoolId, [id])
    return {
      file,
      children,
      roles: children.map(({ role, label }) => (label === null ? role : `${role} ${label}`)),
    }
  }

  const write = (name: string, content: string | Buffer) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }

  const stored = async (key: string | undefined) => {
    const found = await storage.get(key ?? '')
    return found ? buffer(found.stream) : null
  }

  return { app, db, database, school, folder, upload, work, process, stored, write }
}
