import { useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { listQuizFolders, listQuizTags, listQuizzes } from '../api.ts'

/** Reads again what the library shows. */
export const useLibraryReload = () => {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [listQuizzes, listQuizFolders, listQuizTags].map((call) =>
        queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
      ),
    )
}
