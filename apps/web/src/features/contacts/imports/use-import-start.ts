import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContactImport, ImportCounts } from '@lectern/contract/contacts/imports/contact-imports'
import { ApiError, queryKeyOf } from '../../../lib/api/index.ts'
import { useTaskStart } from '../../tasks/index.ts'
import { listImportRows, startContactImport } from '../api.ts'
import { importQuery } from './use-import-plan.ts'

/** How many people an import would change. */
export const changedBy = ({ create, update, partly }: ImportCounts): number => create + update + partly

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'import_stale' || error.code === 'import_not_ready')

/**
 * Starts what the dry run promised, as its reader saw it.
 *
 * @param isSettled the dry run is of the columns and rules that its reader wants
 */
export const useImportStart = (imported: ContactImport, isSettled: boolean, onStarted: () => void) => {
  const client = useQueryClient()
  const showTask = useTaskStart()
  const { queryKey } = importQuery(imported.id)
  const readAnew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: queryKeyOf(listImportRows) }),
    ])
  const start = useMutation({
    mutationFn: (expected: ImportCounts) =>
      startContactImport({
        params: { import: imported.id },
        body: { expected, base_version: imported.version },
      }),
    onSuccess: ({ data }) => {
      client.setQueryData(queryKey, { data })
      if (data.task) showTask(data.task)
      onStarted()
    },
    meta: { showsErrors: true },
  })
  const { counts, state } = imported
  const isNew = isStale(start.error)
  const isReady = state === 'checked' && isSettled && !isNew
  return {
    isSettled,
    isBusy: start.isPending,
    isStale: isNew,
    error: isNew ? null : start.error,
    /** Undefined while there is nothing to start. */
    begin: isReady && counts !== null && changedBy(counts) > 0 ? () => start.mutate(counts) : undefined,
    lookAgain: () => {
      start.reset()
      void readAnew()
    },
  }
}
export type ImportStart = ReturnType<typeof useImportStart>
