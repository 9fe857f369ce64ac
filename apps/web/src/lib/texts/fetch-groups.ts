import type { Locale } from '@lectern/contract/kernel/locales'
import { ApiError } from '../api/api-error.ts'
import type { Api } from '../api/api.ts'
import { browserApi } from '../api/browser-api.ts'
import type { Messages } from './message.ts'

/** A compiled group as the build wrote it (scripts/texts/compile-texts.ts). */
export interface LoadedGroup {
  hash: string
  messages: Messages
}

export type FetchGroups = (locale: Locale, groups: readonly string[]) => Promise<Record<string, LoadedGroup>>

type Groups = Record<string, LoadedGroup>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a value is a group as the build writes it; its messages are looked at no further. */
export const isLoadedGroup = (value: unknown): value is LoadedGroup =>
  isRecord(value) && typeof value['hash'] === 'string' && isRecord(value['messages'])

/** Whether every value of an object is a group. */
export const areLoadedGroups = (value: unknown): value is Groups =>
  isRecord(value) && Object.values(value).every(isLoadedGroup)

/** Asks `GET /translation-groups?groups=…&lang=…` (document 000 §7); rejects as every call does. */
export const fetchGroups = async (
  locale: Locale,
  groups: readonly string[],
  api: Api = browserApi,
): Promise<Record<string, LoadedGroup>> => {
  const search = new URLSearchParams({ groups: groups.join(','), lang: locale })
  const reply = await api({ method: 'GET', path: `/translation-groups?${search}` })
  if (reply.status === 200 && isRecord(reply.body) && areLoadedGroups(reply.body['data']))
    return reply.body['data']
  throw ApiError.of(reply)
}
