import { z } from 'zod'
import { acknowledged, dataOf, listOf } from '../kernel/envelope.ts'
import { instant } from '../kernel/dates.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import { captionLimits } from './captions.ts'
import { file, fileUuidParam } from './file.ts'

const store = { kind: 'staff', anyOf: ['storage_store'] } as const

/** A language as browsers name it: `en`, `pt-BR`. */
export const captionLanguage = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)

export const addCaptions = defineOperation({
  id: 'files.addCaptions',
  method: 'POST',
  path: '/files/:uuid/captions',
  summary: 'Put captions in one language to a film or a recording: WebVTT, or SubRip, which is made into it',
  params: z.object({ uuid: fileUuidParam }),
  body: z.strictObject({
    language: captionLanguage,
    /** As readers choose it; the name of the language without it. */
    label: z.string().trim().max(captionLimits.label).optional(),
    /** The whole file. */
    text: z.string().min(1).max(captionLimits.bytes),
  }),
  output: dataOf(file),
  errors: ['captions_invalid'],
  permission: store,
  bodyLimit: 3 * captionLimits.bytes,
})

export const removeCaptions = defineOperation({
  id: 'files.removeCaptions',
  method: 'DELETE',
  path: '/files/:uuid/captions/:captions',
  summary: 'Take captions away; other languages stay',
  params: z.object({ uuid: fileUuidParam, captions: fileUuidParam }),
  output: dataOf(file),
  errors: [],
  permission: store,
})

export const playerLogLimits = { text: 500, sources: 10, keepDays: 30 } as const
const logText = z.string().max(2_000)

/** What a player tells of a fatal error (document 001 §7). */
export const reportPlayerFault = defineOperation({
  id: 'files.reportPlayerFault',
  method: 'POST',
  path: '/player-logs',
  summary: 'Report that a player gave up; once for each player',
  body: z.strictObject({
    data: z.strictObject({
      error: logText,
      /** The page. */
      location: logText,
      /** Addresses that were tried. */
      sources: z.array(logText).max(playerLogLimits.sources),
    }),
  }),
  output: acknowledged,
  errors: [],
  permission: {
    kind: 'public',
    why: 'Visitors watch free lessons. Short words are kept for a month, without the person and without secrets of addresses.',
  },
  entersSchool: true,
  perMinute: 20,
  bodyLimit: 64 * 1024,
})

export const playerLog = z.object({
  id: z.int(),
  error: z.string(),
  location: z.string(),
  sources: z.array(z.string()),
  created_at: instant,
})

export const listPlayerFaults = defineOperation({
  id: 'files.listPlayerFaults',
  method: 'GET',
  path: '/player-logs',
  summary: 'What players reported during the last month, newest first',
  query: z.object(pageQuery(50)),
  output: listOf(playerLog),
  errors: [],
  permission: { kind: 'staff', anyOf: ['storage_read'] },
})
