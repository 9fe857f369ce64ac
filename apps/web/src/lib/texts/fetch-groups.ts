import type { Locale } from '@lectern/contract/kernel/locales'
import type { Messages } from '@lingui/core'
import { ApiError } from '../api/api-error.ts'
import type { Api, ApiReply } from '../api/api.ts'
import { browserApi } from '../api/browser-api.ts'

/** A compiled group as the build wrote it (scripts/texts/compile-texts.ts). */
export interface LoadedGroup {
  hash: string
  messages: Messages
}

export type FetchGroups = (locale: Locale, groups: readonly string[]) => Promise<Record<string, LoadedGroup>>

type GroupsReply = ApiReply & { body: { data: Record<string, LoadedGroup> } }

// The groups are our own build's files, handed out as they are.
const isGroups = (reply: ApiReply): reply is GroupsReply => reply.status === 200

/** Asks `GET /translation-groups?groups=…&lang=…` (document 000 §7); rejects as every call does. */
export const fetchGroups = async (
  locale: Locale,
  groups: readonly string[],
  api: Api = browserApi,
): Promise<Record<string, LoadedGroup>> => {
  const search = new URLSearchParams({ groups: groups.join(','), lang: locale })
  const reply = await api({ method: 'GET', path: `/translation-groups?${search}` })
  if (isGroups(reply)) return reply.body.data
  throw ApiError.of(reply)
}
