import type * as profileApi from '@lectern/contract/identity/profile.api'
import type { PersonalSettingValue } from '@lectern/contract/identity/personal-settings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/index.ts'

const getUser = call<typeof profileApi.getUser>('GET', '/user')
const saveSettings = call<typeof profileApi.savePersonalSettings>('POST', '/user-personal-settings')

const queryKey = ['own-settings'] as const

interface Setting {
  readonly key: string
  readonly value: unknown
}

/**
 * What a person's settings keep under `key` (document 001 §3); undefined while nothing is known. A choice holds here whether or not it
 * could be stored for the next time.
 *
 * @param wanted whether it is needed now: it is asked for when something that shows it opens
 */
export const useOwnSetting = (key: string, wanted: boolean) => {
  const client = useQueryClient()
  const { data: settings = [] } = useQuery({
    queryKey,
    queryFn: async (): Promise<readonly Setting[]> => (await getUser({})).data.user_personal_settings,
    enabled: wanted,
    staleTime: Infinity,
  })
  const { mutate } = useMutation({
    mutationFn: (value: PersonalSettingValue) => saveSettings({ body: { settings: [{ key, value }] } }),
    onMutate: (value) =>
      // Settings that were never read are read whole when they are wanted, with this one among them.
      client.setQueryData<readonly Setting[]>(
        queryKey,
        (known) => known && [...known.filter((each) => each.key !== key), { key, value }],
      ),
  })
  return { value: settings.find((each) => each.key === key)?.value, keep: mutate }
}
