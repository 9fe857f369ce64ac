import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SchoolChange } from '@lectern/contract/schools/schools'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getSchoolSettings, updateSchool } from '../api.ts'
import { refreshSchools } from './refresh-schools.ts'

/** Changes settings of the school and shows what it became. */
export const useSchoolChange = () => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SchoolChange) => updateSchool({ body }),
    onSuccess: async (reply) => {
      queryClient.setQueryData(queryFor(getSchoolSettings, {}).queryKey, reply)
      toasts.show({ tone: 'success', title: t('school.settings_saved') })
      await refreshSchools(queryClient)
    },
    meta: { showsErrors: true },
  })
}
