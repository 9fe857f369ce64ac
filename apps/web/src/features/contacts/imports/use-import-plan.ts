import { useQueryClient } from '@tanstack/react-query'
import type { ContactImport } from '@lectern/contract/contacts/imports/contact-imports'
import { useRef, useState } from 'react'
import { useSaving } from '../../../frame/index.ts'
import { ApiError, queryFor } from '../../../lib/api/index.ts'
import { checkContactImport, getContactImport } from '../api.ts'
import { faultsOf, isFaultless, type Plan, planOf } from './import-plan.ts'

const restMs = 800

export const importQuery = (importId: number) => queryFor(getContactImport, { params: { import: importId } })

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'import_changed'

/** Stores plans one after the other: each has the version that the one before it made. */
const usePlanStore = (imported: ContactImport) => {
  const client = useQueryClient()
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const version = useRef(imported.version)
  const send = async ({ mapping, rules }: Plan) => {
    const body = { mapping: [...mapping], rules, base_version: version.current }
    const { data } = await checkContactImport({ params: { import: imported.id }, body })
    version.current = data.version
    client.setQueryData(importQuery(imported.id).queryKey, { data })
  }
  return {
    send: (plan: Plan): Promise<void> => {
      const sent = line.current.then(() => send(plan))
      line.current = sent.catch(() => undefined)
      return sent
    },
    /** What is sent from now on is about the import as it is on the server. */
    begin: (known: number) => {
      version.current = known
    },
    read: async () => {
      const { data } = await client.fetchQuery({ ...importQuery(imported.id), staleTime: 0 })
      version.current = data.version
    },
  }
}

/** Columns and rules of an import while they are changed; each change is stored once its author rests. */
export const useImportPlan = (imported: ContactImport, mayEdit: boolean) => {
  const [edited, setEdited] = useState<Plan>()
  const { saving, save, error } = useSaving()
  const store = usePlanStore(imported)
  const plan = edited ?? planOf(imported, mayEdit)
  const faults = faultsOf(plan, imported.columns)
  const isClashing = isConflict(error)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = async (given: Plan): Promise<boolean> => {
    const isKept = await save(() => store.send(given))
    // What was written meanwhile is stored by its own turn.
    if (isKept) setEdited((now) => (now === given ? undefined : now))
    return isKept
  }
  // Also whoever leaves the page before is stored.
  const change = (part: Partial<Plan>) => {
    if (edited === undefined) store.begin(imported.version)
    const next = { ...plan, ...part }
    setEdited(next)
    clearTimeout(resting.current)
    if (isClashing || !isFaultless(faultsOf(next, imported.columns))) return
    resting.current = setTimeout(() => void keep(next), restMs)
  }
  return {
    ...{ plan, faults, saving, isClashing, change },
    error: isClashing ? null : error,
    isReady: isFaultless(faults) && !isClashing,
    /** The dry run is of what is shown. */
    isSettled: edited === undefined,
    /** Stores what is not stored yet; whether the dry run is of what is shown. */
    settle: async (): Promise<boolean> => {
      clearTimeout(resting.current)
      if (edited === undefined && imported.mapping !== null) return true
      if (edited === undefined) store.begin(imported.version)
      return keep(plan)
    },
    keepMine: async () => {
      await store.read()
      await keep(plan)
    },
    takeTheirs: async () => {
      await save(store.read)
      setEdited(undefined)
    },
  }
}
export type ImportPlanWork = ReturnType<typeof useImportPlan>
