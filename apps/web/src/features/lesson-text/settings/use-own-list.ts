import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as profileApi from '@lectern/contract/identity/profile.api'
import { call } from '../../../lib/api/index.ts'

const getUser = call<typeof profileApi.getUser>('GET', '/user')
const saveSettings = call<typeof profileApi.savePersonalSettings>('POST', '/user-personal-settings')

/** Lists that an author's settings keep (document 001 §3): each key with how many entries it holds. */
const lengths = { used_colors: 24, font_sizes: 12 } as const
type OwnListKey = keyof typeof lengths

const queryKey = ['lesson-text', 'own-settings'] as const

interface Setting {
  readonly key: string
  readonly value: unknown
}

/** A list with an entry put first; each entry stands once, the oldest go. */
export const withEntry = (list: readonly string[], entry: string, most: number): string[] =>
  [entry, ...list.filter((each) => each !== entry)].slice(0, most)

const listOf = (settings: readonly Setting[], key: OwnListKey): string[] => {
  const value = settings.find((each) => each.key === key)?.value
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
}

/**
 * A list of the author's own settings, the latest first.
 *
 * @param wanted whether it is needed now: it is asked for when something that shows it opens
 */
export const useOwnList = (key: OwnListKey, wanted: boolean) => {
  const client = useQueryClient()
  const { data: settings = [] } = useQuery({
    queryKey,
    queryFn: async (): Promise<readonly Setting[]> => (await getUser({})).data.user_personal_settings,
    enabled: wanted,
    staleTime: Infinity,
  })
  const list = listOf(settings, key)
  const { mutate } = useMutation({
    mutationFn: (entries: string[]) => saveSettings({ body: { settings: [{ key, value: entries }] } }),
    onMutate: (entries) =>
      client.setQueryData<readonly Setting[]>(queryKey, (known = []) => [
        ...known.filter((each) => each.key !== key),
        { key, value: entries },
      ]),
  })
  /** The choice holds in the text whether or not it could be kept for the next time. */
  const add = (entry: string) => mutate(withEntry(list, entry, lengths[key]))
  return { list, add }
}
