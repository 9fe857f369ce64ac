import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { readCaptions } from '@lectern/contract/files/captions'
import type { Dependencies } from '../../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/queue/job.ts'
import {
  keepCues,
  keepDocumentWords,
  listWordlessCaptions,
  listWordlessDocuments,
} from '../words.repository.ts'

/** Files whose words are kept in one transaction. */
const most = 20

/** Keeps the words of documents and captions that were stored before courses could be searched. */
export const keepOlderFileWords = defineJob({
  name: 'files.keepOlderWords',
  payload: z.object({}),
  maxAttempts: 3,
  lane: 'documents',
})

export const handleKeepOlderFileWords = ({
  db,
  storage,
}: Pick<Dependencies, 'db' | 'storage'>): JobHandler => {
  const cuesAt = async (key: string) => {
    const stored = await storage.get(key)
    if (!stored) return []
    const read = readCaptions(await text(stored.stream))
    return read.ok ? read.value.cues : []
  }
  return handleJob(keepOlderFileWords, async (_payload, { signal }) => {
    for (;;) {
      const documents = await listWordlessDocuments(db, most)
      if (documents.length === 0 || signal?.aborted) break
      await db.transaction(async (tx) => {
        for (const { content, ...file } of documents) await keepDocumentWords(tx, file, content)
      })
    }
    for (;;) {
      const captions = await listWordlessCaptions(db, most)
      if (captions.length === 0 || signal?.aborted) return
      const said = await Promise.all(
        captions.map(async ({ storageKey, ...file }) => ({ file, cues: await cuesAt(storageKey) })),
      )
      await db.transaction(async (tx) => {
        for (const { file, cues } of said) await keepCues(tx, file, cues)
      })
    }
  })
}
