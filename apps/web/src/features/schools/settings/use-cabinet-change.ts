import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CabinetChange } from '@lectern/contract/schools/schools'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getUser } from '../../accounts/index.ts'
import { getCabinet, getMenu, updateCabinet } from '../api.ts'

/** Changes settings of the school and shows what it became. */
export const useCabinetChange = () => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CabinetChange) => updateCabinet({ body }),
    onSuccess: async (reply) => {
      queryClient.setQueryData(queryFor(getCabinet, {}).queryKey, reply)
      toasts.show({ tone: 'success', title: t('school.settings_saved') })
      await Promise.all(
        [getUser, getMenu].map((call) => queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })),
      )
    },
    meta: { showsErrors: true },
  })
}
