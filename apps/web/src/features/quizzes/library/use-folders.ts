import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { listQuizFolders } from '../api.ts'

/** The folders of the library, by name. */
export const useFolders = () => useQuery(queryFor(listQuizFolders, {})).data?.data ?? []
