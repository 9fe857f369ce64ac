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

/** Starts what the dry run promised, as its reader saw it. */
export const useImportStart = (imported: ContactImport, onStarted: () => void) => {
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
  const { counts } = imported
  return {
    isBusy: start.isPending,
    isStale: isStale(start.error),
    error: isStale(start.error) ? null : start.error,
    /** Undefined while there is nothing to start. */
    begin:
      imported.state === 'checked' && counts !== null && changedBy(counts) > 0 && !isStale(start.error)
        ? () => start.mutate(counts)
        : undefined,
    lookAgain: () => {
      start.reset()
      void readAnew()
    },
  }
}
export type ImportStart = ReturnType<typeof useImportStart>
